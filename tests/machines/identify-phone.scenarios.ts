import { expect } from 'vitest'
import type { identifyMachine } from '../../machines/sign-in/identify/machine'
import { phoneStatus } from '../../machines/sign-in/identify/view'
import { beginIdentify, DETAILS, lookUp } from './support/identify-harness'
import { FILLED, PENDING, REFUSAL, TYPED, TYPED_ABROAD } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

/** At `/sdk` the phone is looked up on its own first. */
export const identifyPhoneScenarios: Scenarios<typeof identifyMachine> = {
  'the form at /sdk looks up the phone first, and then both, without another press (IDEN-02~, IDEN-06~)': async (
    machine,
  ) => {
    for (const kind of ['known', 'unknown'] as const) {
      const harness = lookUp(machine, { entrance: 'sdk' })
      expect([harness.state(), harness.view().isBusy]).toEqual(['askingPhone', true])
      expect([harness.phone.asked, harness.port.asked]).toEqual([[{ phone: DETAILS.phone }], []])
      harness.goOn()
      await harness.phone.answer({ kind })
      expect(phoneStatus(harness.snapshot())).toBe(kind)
      expect([harness.phone.asked.length, harness.port.asked]).toEqual([1, [DETAILS]])
    }
  },

  'the form at / does not look up the phone alone (IDEN-01~, IDEN-06~)': (machine) => {
    const harness = lookUp(machine)
    expect(harness.phone.asked).toEqual([])
    expect(phoneStatus(harness.snapshot())).toBeUndefined()
  },

  'the last requested URL decides whether the phone is looked up first (IDEN-06~)': (machine) => {
    const to = beginIdentify(machine, { form: FILLED })
    to.send({ type: 'address.asked', screen: 'sdk' })
    const away = beginIdentify(machine, { form: FILLED, entrance: 'sdk' })
    away.send({ type: 'address.asked', screen: 'identify' })
    for (const harness of [to, away]) {
      harness.orderArrives()
      harness.goOn()
    }
    expect([to.state(), away.state()]).toEqual(['askingPhone', 'checking'])
  },

  'the look-up of the phone changes words only: the look-up of both decides the way (IDEN-06~)': async (machine) => {
    const known = lookUp(machine, { entrance: 'sdk' })
    await known.phone.answer({ kind: 'known' })
    await known.port.answer({ kind: 'newcomer' })
    expect(known.snapshot().output).toMatchObject({ kind: 'newcomer' })
    const unknown = lookUp(machine, { entrance: 'sdk' })
    await unknown.phone.answer({ kind: 'unknown' })
    await unknown.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(unknown.snapshot().output).toMatchObject({ kind: 'codeSent' })
  },

  'a phone whose look-up fails stops no shopper, and no words are shown for it (IDEN-06~)': async (machine) => {
    const refused = lookUp(machine, { entrance: 'sdk' })
    await refused.phone.answer({ kind: 'refused', refusal: REFUSAL })
    const broken = lookUp(machine, { entrance: 'sdk' })
    await broken.phone.fail()
    for (const harness of [refused, broken]) {
      expect([harness.state(), harness.view().problem]).toEqual(['checking', undefined])
      expect(phoneStatus(harness.snapshot())).toBeUndefined()
    }
  },

  'a phone is looked up once, and a changed one again (IDEN-06~)': async (machine) => {
    const harness = lookUp(machine, { entrance: 'sdk' })
    await harness.phone.answer({ kind: 'known' })
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(phoneStatus(harness.snapshot())).toBe('known')
    harness.goOn()
    expect([harness.state(), harness.phone.asked.length, harness.port.asked.length]).toEqual(['checking', 1, 2])
    harness.type({ gsmNumber: '555 987 65 43' })
    expect(phoneStatus(harness.snapshot())).toBeUndefined()
    harness.goOn()
    expect(harness.phone.asked).toEqual([{ phone: DETAILS.phone }, { phone: '+905559876543' }])
  },

  'an edit stops the look-up of the phone, too (IDEN-06~)': async (machine) => {
    const harness = lookUp(machine, { entrance: 'sdk' })
    harness.type({ gsmNumber: '555 987 65 43' })
    await harness.phone.answer({ kind: 'known' })
    expect([harness.state(), phoneStatus(harness.snapshot()), harness.port.asked]).toEqual(['asking', undefined, []])
  },

  'the form at /sdk looks up no phone until it is complete (IDEN-02~)': (machine) => {
    const harness = beginIdentify(machine, { entrance: 'sdk' })
    harness.orderArrives({ email: '', gsmNumber: TYPED.gsmNumber })
    harness.goOn()
    expect([harness.state(), harness.phone.asked, harness.view().firstFault]).toEqual(['asking', [], 'email'])
  },

  'a foreign phone is refused where only members take part, on leaving its field and at the press (FRGN-01~)': (
    machine,
  ) => {
    for (const entrance of ['identify', 'sdk'] as const) {
      const harness = beginIdentify(machine, { entrance })
      harness.send({ type: 'order.arrived', form: FILLED, isQuick: false, isMembersOnly: true })
      harness.type(TYPED_ABROAD)
      harness.leave('gsmNumber')
      expect(harness.view().faults.gsmNumber).toBe('validations.phoneNumberTurkish')
      harness.type(TYPED_ABROAD)
      harness.goOn()
      expect([harness.state(), harness.view().faults.gsmNumber]).toEqual(['asking', 'validations.phoneNumberTurkish'])
      expect([harness.port.asked, harness.phone.asked]).toEqual([[], []])
    }
    const early = beginIdentify(machine)
    early.type(TYPED_ABROAD)
    early.goOn()
    early.send({ type: 'order.arrived', form: FILLED, isQuick: true, isMembersOnly: true })
    expect([early.state(), early.view().faults.gsmNumber]).toEqual(['asking', 'validations.phoneNumberTurkish'])
  },
}
