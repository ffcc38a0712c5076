import { expect } from 'vitest'
import type { reconciliationMachine } from '../../machines/after/reconciliation/machine'
import { BANK_HOST } from './support/offers'
import { TIMINGS } from './support/timings'
import { NOTHING, begin } from './support/reconciliation-story'
import { NOT_CHARGED } from './support/shopper'
import type { Told } from './support/tell'

type Machine = typeof reconciliationMachine

const AT_BANK = { kind: 'withBank', callbackUrl: undefined, bankHost: BANK_HOST } as const

async function atBank(machine: Machine) {
  const story = begin(machine, true)
  await story.port.answer(AT_BANK)
  return story
}

const goes = (story: ReturnType<typeof begin>) => {
  story.send({ type: 'shopper.wentToBank' })
}

/** A bank has the word, and whoever looks is at the bank no more, or never was. */
export const waitingAtBankTold: Told<Machine> = {
  'what is known to be at a bank is never said to have lost its answer (PAY-13~)': async (machine) => {
    const story = begin(machine, true)
    expect(story.view()).toMatchObject({ isAsking: true, standing: 'withBank' })
    await story.port.fail()
    expect(story.view()).toMatchObject({ isAsking: false, standing: 'withBank' })
    story.askAgain()
    await story.port.answer(NOTHING)
    expect(story.view().standing).toBe('checking')
  },

  'somebody else’s payment that has come to nothing leaves the order to be paid, and says why if anybody did (PAY-13~)':
    async (machine) => {
      for (const problem of [undefined, NOT_CHARGED]) {
        const story = begin(machine, true)
        await story.port.answer({ kind: 'free', problem })
        expect(story.snapshot().output).toEqual({ kind: 'free', problem })
        const late = begin(machine)
        await late.giveUp()
        late.askAgain()
        await late.port.answer({ kind: 'free', problem })
        expect(late.snapshot().output).toEqual({ kind: 'free', problem })
      }
    },

  'the bank can be gone to again where the page holds the way, once a press, and nowhere else (PAY-13~)': async (
    machine,
  ) => {
    const story = begin(machine, true)
    goes(story)
    await story.port.answer({ ...AT_BANK, bankHost: undefined })
    goes(story)
    expect([story.bank.asked, story.view().bankHost]).toEqual([[], undefined])
    story.askAgain()
    await story.port.answer(AT_BANK)
    expect(story.view()).toMatchObject({ bankHost: BANK_HOST, isLeaving: false })
    goes(story)
    goes(story)
    expect([story.bank.asked.length, story.view().isLeaving]).toEqual([1, true])
    await story.bank.answer(undefined)
    goes(story)
    expect([story.bank.asked.length, story.view()]).toMatchObject([1, { isLeaving: true, standing: 'withBank' }])
  },

  'whoever comes back from there, or never left, has the order asked about (PAY-13~)': async (machine) => {
    const back = await atBank(machine)
    goes(back)
    await back.bank.answer(undefined)
    back.send({ type: 'tab.woke' })
    const still = await atBank(machine)
    goes(still)
    await still.bank.answer(undefined)
    still.clock.increment(TIMINGS.bankPatience - 1)
    expect(still.port.asked).toHaveLength(1)
    still.clock.increment(1)
    const forbidden = await atBank(machine)
    goes(forbidden)
    await forbidden.bank.fail()
    for (const story of [back, still, forbidden]) {
      expect([story.port.asked.length, story.view().isLeaving]).toEqual([2, false])
      await story.port.answer(AT_BANK)
      goes(story)
      expect(story.bank.asked).toHaveLength(2)
    }
  },

  'nobody knows, and the way to the bank is there all the same (PAY-13~)': async (machine) => {
    const story = begin(machine)
    await story.giveUp()
    story.askAgain()
    await story.port.answer({ ...NOTHING, bankHost: BANK_HOST })
    expect(story.view()).toMatchObject({ standing: 'unknown', bankHost: BANK_HOST })
    goes(story)
    expect([story.bank.asked.length, story.view().standing]).toEqual([1, 'checking'])
  },
}
