import { expect } from 'vitest'
import type { askOutcome, reconciliationMachine } from '../../machines/reconciliation/machine'
import { reconciliationView } from '../../machines/reconciliation/view'
import { hold } from './support/held-port'
import { run } from './support/run'
import { ORDER, RECEIPT } from './support/shopper'
import type { Told } from './support/tell'

function begin(machine: typeof reconciliationMachine) {
  const port = hold<typeof askOutcome>()
  const story = run(machine.provide({ actors: { askOutcome: port.logic } }), { price: ORDER.price })
  return {
    ...story,
    port,
    isAsking: () => reconciliationView(story.snapshot()).isAsking,
    askAgain() {
      story.send({ type: 'shopper.askedAgain' })
    },
  }
}

export const reconciliationTold: Told<typeof reconciliationMachine> = {
  'a lost payment that is found paid ends with its receipt (PAY-06~)': async (machine) => {
    const story = begin(machine)
    expect(story.isAsking()).toBe(true)
    expect(story.port.asked).toEqual([{ price: ORDER.price }])
    await story.port.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a lost payment that was not made ends as not charged (PAY-06~)': async (machine) => {
    const story = begin(machine)
    await story.port.answer({ kind: 'notCharged' })
    expect(story.snapshot().value).toBe('notCharged')
    expect(story.snapshot().output).toEqual({ kind: 'notCharged' })
  },

  'while nobody knows, the shopper may ask again, one question at a time, and nothing ends (PAY-06~)': async (
    machine,
  ) => {
    const story = begin(machine)
    story.askAgain()
    expect(story.port.asked).toHaveLength(1)
    await story.port.answer({ kind: 'unknown' })
    expect(story.isAsking()).toBe(false)
    expect(story.snapshot()).toMatchObject({ status: 'active', value: 'unknown' })
    story.askAgain()
    expect(story.isAsking()).toBe(true)
    expect(story.port.asked).toHaveLength(2)
    await story.port.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a question that breaks proves nothing (PAY-06~)': async (machine) => {
    const story = begin(machine)
    await story.port.fail()
    expect(story.snapshot()).toMatchObject({ status: 'active', value: 'unknown' })
    story.askAgain()
    await story.port.answer({ kind: 'notCharged' })
    expect(story.snapshot().output).toEqual({ kind: 'notCharged' })
  },
}
