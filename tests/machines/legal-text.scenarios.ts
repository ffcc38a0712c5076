import { expect } from 'vitest'
import type { loadAgreement, legalTextMachine } from '../../machines/around/legal-text/machine'
import { legalTextView } from '../../machines/around/legal-text/view'
import { AGREEMENT } from './support/agreement'
import { hold } from './support/held-port'
import { run } from './support/run'
import type { Told } from './support/tell'

function begin(machine: typeof legalTextMachine) {
  const port = hold<typeof loadAgreement>()
  const logic = machine.provide({ actors: { loadAgreement: port.logic } })
  const story = run(logic, { text: 'userAgreement' })
  return {
    ...story,
    port,
    look: () => legalTextView(story.snapshot()),
    end: () => story.snapshot().output,
    close() {
      story.send({ type: 'shopper.closedText' })
    },
  }
}

const CLOSED = { kind: 'closed' }

export const legalTextTold: Told<typeof legalTextMachine> = {
  'a text is fetched and read, until it is closed (REG-04~, AGR-01~)': async (machine) => {
    const story = begin(machine)
    expect(story.look()).toEqual({ kind: 'loading', text: 'userAgreement' })
    expect(story.port.asked).toEqual([{ text: 'userAgreement' }])
    await story.port.answer(AGREEMENT)
    expect(story.look()).toEqual({ kind: 'reading', text: 'userAgreement', agreement: AGREEMENT })
    expect(story.end()).toBeUndefined()
    story.close()
    expect(story.end()).toEqual(CLOSED)
  },

  'one text leads to another, in its place (REG-04~)': async (machine) => {
    const story = begin(machine)
    await story.port.answer(AGREEMENT)
    story.send({ type: 'shopper.openedText', text: 'privacyNotice' })
    expect(story.look()).toEqual({ kind: 'loading', text: 'privacyNotice' })
    expect(story.port.asked[1]).toEqual({ text: 'privacyNotice' })
    const notice = { ...AGREEMENT, title: 'Aydınlatma metni' }
    await story.port.answer(notice)
    expect(story.look()).toEqual({ kind: 'reading', text: 'privacyNotice', agreement: notice })
    story.close()
    expect(story.end()).toEqual(CLOSED)
  },

  'a text that could not be had says so, and is asked for again when the shopper wants (REG-04~)': async (machine) => {
    const story = begin(machine)
    await story.port.fail()
    expect(story.look()).toEqual({ kind: 'failed', text: 'userAgreement' })
    story.send({ type: 'shopper.retried' })
    expect(story.look()).toEqual({ kind: 'loading', text: 'userAgreement' })
    await story.port.answer(AGREEMENT)
    expect(story.look().kind).toBe('reading')
  },

  'nobody is kept with a text that does not come (REG-04~)': async (machine) => {
    const waiting = begin(machine)
    waiting.close()
    expect(waiting.end()).toEqual(CLOSED)
    const failed = begin(machine)
    await failed.port.fail()
    failed.close()
    expect(failed.end()).toEqual(CLOSED)
  },
}
