import { expect } from 'vitest'
import type { changePhone, phoneChangeMachine } from '../../machines/sign-in/phone-change/machine'
import { phoneChangeView } from '../../machines/sign-in/phone-change/view'
import { hold } from './support/held-port'
import { run } from './support/run'
import { PENDING, REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

const NEW = { ...PENDING, referenceCode: 'ref-3', gsmNumber: '+905559876543' }

function begin(machine: typeof phoneChangeMachine, isQuick = false) {
  const port = hold<typeof changePhone>()
  const harness = run(machine.provide({ actors: { changePhone: port.logic } }), { pending: PENDING, isQuick })
  return {
    ...harness,
    port,
    view: () => phoneChangeView(harness.snapshot()),
    state: () => harness.snapshot().value,
    typed: () => harness.snapshot().context.typed,
    type(text: string) {
      harness.send({ type: 'shopper.typedNumber', text })
    },
    goOn(text?: string) {
      if (text !== undefined) harness.send({ type: 'shopper.typedNumber', text })
      harness.send({ type: 'shopper.continued' })
    },
    stepBack() {
      harness.send({ type: 'shopper.steppedBack' })
    },
  }
}

function ask(machine: typeof phoneChangeMachine) {
  const harness = begin(machine)
  harness.goOn('555 987 65 43')
  return harness
}

export const phoneChangeScenarios: Scenarios<typeof phoneChangeMachine> = {
  'the change of number shows the masked phone of the last OTP, and an empty field (OTP-06~, OTP-07~)': (machine) => {
    const harness = begin(machine)
    expect(harness.view()).toEqual({
      isBusy: false,
      maskedPhone: '+90 5** *** ** 67',
      fault: undefined,
      problem: undefined,
    })
    expect([harness.typed(), harness.port.asked]).toEqual(['', []])
  },

  'an OTP is sent to the new number once, with the reference of the last one (OTP-06~, GWY-04~)': async (machine) => {
    const harness = begin(machine)
    harness.goOn(' 0555 9876543 ')
    harness.goOn()
    expect([harness.port.asked, harness.view().isBusy]).toEqual([
      [{ pending: PENDING, isQuick: false, phone: NEW.gsmNumber }],
      true,
    ])
    await harness.port.answer({ kind: 'sent', pending: NEW })
    expect([harness.state(), harness.snapshot().output]).toEqual(['changed', { kind: 'changed', pending: NEW }])
  },

  'a change of number on the one-page form is sent by the call of that form (OTP-06~, QCK-03~)': (machine) => {
    const harness = begin(machine, true)
    harness.goOn('555 987 65 43')
    expect(harness.port.asked).toMatchObject([{ isQuick: true }])
  },

  'the OTP of a login that began again for a refused change stays the newest one (OTP-06~)': async (machine) => {
    const harness = ask(machine)
    const pending = { ...PENDING, referenceCode: 'ref-2' }
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL, pending })
    harness.stepBack()
    expect([harness.state(), harness.snapshot().output]).toEqual(['kept', { kind: 'kept', pending }])
  },

  'an invalid number shows its error, and is never sent (OTP-06~, VAL-02~)': (machine) => {
    const harness = begin(machine)
    harness.goOn()
    expect(harness.view().fault).toBe('validations.phoneNumberRequired')
    harness.goOn('555')
    expect(harness.view().fault).toBe('validations.phoneNumber')
    harness.type('5559')
    expect(harness.view().fault).toBeUndefined()
    expect([harness.state(), harness.port.asked]).toEqual(['asking', []])
  },

  'a foreign number is refused with an error of its own (FRGN-01~)': (machine) => {
    const harness = begin(machine)
    harness.goOn('+49 1512 3456789')
    expect([harness.view().fault, harness.state()]).toEqual(['validations.phoneNumberTurkish', 'asking'])
    expect(harness.port.asked).toEqual([])
  },

  'a shopper who steps back keeps the number and the OTP (OTP-06~)': (machine) => {
    const harness = begin(machine)
    harness.type('555')
    harness.stepBack()
    expect([harness.state(), harness.snapshot().output]).toEqual(['kept', { kind: 'kept', pending: PENDING }])
  },

  'a refusal is shown in the provider’s words, and keeps the typed number and the OTP (OTP-06~)': async (machine) => {
    const harness = ask(machine)
    await harness.port.answer({ kind: 'refused', refusal: TIMED_OUT })
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
    expect(harness.typed()).toBe('555 987 65 43')
    harness.goOn('')
    expect(harness.view()).toMatchObject({ problem: undefined, fault: 'validations.phoneNumberRequired' })
    harness.stepBack()
    expect([harness.state(), harness.snapshot().output]).toEqual(['kept', { kind: 'kept', pending: PENDING }])
  },

  'a change that fails shows a generic error, and is not sent again on its own (GWY-07~)': async (machine) => {
    const harness = ask(machine)
    await harness.port.fail()
    expect(harness.view().problem).toEqual({ text: undefined, key: 'errors.generic' })
    expect([harness.state(), harness.port.asked.length]).toEqual(['asking', 1])
    harness.goOn()
    expect(harness.view()).toMatchObject({ isBusy: true, problem: undefined })
  },

  'no step back is possible while the new OTP is being sent (OTP-06~)': async (machine) => {
    const harness = ask(machine)
    harness.stepBack()
    expect(harness.state()).toBe('sending')
    await harness.port.answer({ kind: 'sent', pending: NEW })
    expect(harness.state()).toBe('changed')
  },

  'a number typed during the call is kept after a refusal (OTP-06~)': async (machine) => {
    const harness = ask(machine)
    harness.type('555 987 65 44')
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    harness.goOn()
    expect(harness.port.asked.map(({ phone }) => phone)).toEqual(['+905559876543', '+905559876544'])
  },

  'a login from the app ends the change, at once or with its refusal or failure (APP-02~)': async (machine) => {
    for (const end of ['unsent', 'refused', 'failed'] as const) {
      const harness = end === 'unsent' ? begin(machine) : ask(machine)
      harness.send({ type: 'host.handedOver' })
      if (end === 'refused') await harness.port.answer({ kind: end, refusal: REFUSAL })
      if (end === 'failed') await harness.port.fail()
      expect([harness.state(), harness.snapshot().output]).toEqual(['kept', { kind: 'kept', pending: PENDING }])
    }
  },
}
