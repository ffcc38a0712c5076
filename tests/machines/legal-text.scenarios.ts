import { expect } from 'vitest'
import type { loadAgreement, legalTextMachine } from '../../machines/around/legal-text/machine'
import { legalTextView } from '../../machines/around/legal-text/view'
import { AGREEMENT } from './fixtures/agreement'
import { hold } from './support/held-port'
import { run } from './support/run'
import type { Scenarios } from './support/scenario'

function begin(machine: typeof legalTextMachine) {
  const port = hold<typeof loadAgreement>()
  const logic = machine.provide({ actors: { loadAgreement: port.logic } })
  const harness = run(logic, { text: 'userAgreement' })
  return {
    ...harness,
    port,
    look: () => legalTextView(harness.snapshot()),
    end: () => harness.snapshot().output,
    close() {
      harness.send({ type: 'shopper.closedText' })
    },
  }
}

const CLOSED = { kind: 'closed' }

export const legalTextScenarios: Scenarios<typeof legalTextMachine> = {
  'a legal text is loaded and shown, until it is closed (REG-04~, AGR-01~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.look()).toEqual({ kind: 'loading', text: 'userAgreement' })
    expect(harness.port.asked).toEqual([{ text: 'userAgreement' }])
    await harness.port.answer(AGREEMENT)
    expect(harness.look()).toEqual({ kind: 'reading', text: 'userAgreement', agreement: AGREEMENT })
    expect(harness.end()).toBeUndefined()
    harness.close()
    expect(harness.end()).toEqual(CLOSED)
  },

  'one legal text leads to another, in its place (REG-04~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.answer(AGREEMENT)
    harness.send({ type: 'shopper.openedText', text: 'privacyNotice' })
    expect(harness.look()).toEqual({ kind: 'loading', text: 'privacyNotice' })
    expect(harness.port.asked[1]).toEqual({ text: 'privacyNotice' })
    const notice = { ...AGREEMENT, title: 'Aydınlatma metni' }
    await harness.port.answer(notice)
    expect(harness.look()).toEqual({ kind: 'reading', text: 'privacyNotice', agreement: notice })
    harness.close()
    expect(harness.end()).toEqual(CLOSED)
  },

  'a legal text, shown, loading or failed, is loaded again in a new language (BOOT-18~, REG-04~)': async (machine) => {
    const english = { ...AGREEMENT, title: 'Framework agreement' }
    const changes = async (harness: ReturnType<typeof begin>) => {
      harness.send({ type: 'language.changed' })
      expect(harness.look()).toEqual({ kind: 'loading', text: 'userAgreement' })
      expect(harness.port.asked).toEqual([{ text: 'userAgreement' }, { text: 'userAgreement' }])
      await harness.port.answer(english)
      expect(harness.look()).toEqual({ kind: 'reading', text: 'userAgreement', agreement: english })
    }
    const reading = begin(machine)
    await reading.port.answer(AGREEMENT)
    await changes(reading)
    const failed = begin(machine)
    await failed.port.fail()
    await changes(failed)
    const loading = begin(machine)
    const before = loading.port.hold()
    await changes(loading)
    await before.answer(AGREEMENT)
    expect(loading.look()).toMatchObject({ agreement: english })
  },

  'a legal text that fails to load says so, and is loaded again when the shopper wants (REG-04~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.fail()
    expect(harness.look()).toEqual({ kind: 'failed', text: 'userAgreement' })
    harness.send({ type: 'shopper.retried' })
    expect(harness.look()).toEqual({ kind: 'loading', text: 'userAgreement' })
    await harness.port.answer(AGREEMENT)
    expect(harness.look().kind).toBe('reading')
  },

  'a legal text that does not load can be closed (REG-04~)': async (machine) => {
    const waiting = begin(machine)
    waiting.close()
    expect(waiting.end()).toEqual(CLOSED)
    const failed = begin(machine)
    await failed.port.fail()
    failed.close()
    expect(failed.end()).toEqual(CLOSED)
  },
}
