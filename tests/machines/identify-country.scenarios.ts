import { expect } from 'vitest'
import type { identifyMachine } from '../../machines/sign-in/identify/machine'
import { beginIdentify } from './support/identify-harness'
import { settled } from './support/settled'
import { FILLED } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

/** The country choice runs as a child machine beside the form. */
export const identifyCountryScenarios: Scenarios<typeof identifyMachine> = {
  'a picked country changes the code beside the number, and clears the number’s error alone (FRGN-01~)': async (
    machine,
  ) => {
    const harness = beginIdentify(machine, { form: { ...FILLED, email: 'ayse', gsmNumber: '1512 3456789' } })
    harness.orderArrives()
    harness.goOn()
    expect(harness.view().faults).toEqual({ gsmNumber: 'validations.phoneNumber', email: 'validations.email' })
    await harness.askCountries()
    harness.pick('+49')
    const { prefix, faults } = harness.view()
    expect({ prefix, faults }).toEqual({ prefix: '+49', faults: { gsmNumber: undefined, email: 'validations.email' } })
    expect(harness.snapshot().context.refused.map(({ field }) => field)).toEqual(['email'])
    expect(harness.emitted.at(-1)).toEqual({ type: 'filled', form: harness.typed() })
    expect(harness.country()).toBeUndefined()
    harness.type({ email: FILLED.email })
    harness.goOn()
    expect(harness.snapshot().output).toMatchObject({ kind: 'foreign', form: { prefix: '+49' } })
  },

  'a country list that is left, or crashes, changes nothing, and can be opened again (FRGN-01~)': async (machine) => {
    const harness = beginIdentify(machine, { form: FILLED })
    harness.orderArrives()
    const before = harness.typed()
    await harness.askCountries()
    harness.goOn()
    harness.country()?.send({ type: 'shopper.closedCountries' })
    expect([harness.country(), harness.state()]).toEqual([undefined, 'checking'])
    const broken = beginIdentify(machine, { hasBrokenList: true })
    broken.orderArrives()
    broken.send({ type: 'shopper.askedCountries' })
    await settled()
    expect([harness.typed(), broken.country(), broken.state()]).toEqual([before, undefined, 'asking'])
    await harness.askCountries()
    expect(harness.country()).toBeDefined()
  },

  'an open country list loads again when the page’s language changes, and the form keeps its text (BOOT-18~, FRGN-01~)':
    async (machine) => {
      const harness = beginIdentify(machine, { form: FILLED })
      const before = harness.typed()
      harness.send({ type: 'language.changed' })
      await harness.askCountries()
      harness.send({ type: 'language.changed' })
      expect(harness.country()?.getSnapshot()).toMatchObject({ value: 'loading' })
      expect([harness.typed(), harness.state()]).toEqual([before, 'early'])
    },

  'a country list is closed when the order fails, and the form keeps its text and its press (FRGN-01~, BOOT-06~)':
    async (machine) => {
      const harness = beginIdentify(machine, { form: FILLED })
      harness.goOn()
      await harness.askCountries()
      const before = harness.typed()
      harness.send({ type: 'order.failed' })
      expect([harness.country(), harness.state(), harness.typed()]).toEqual([undefined, 'waiting', before])
      await harness.askCountries()
      expect(harness.country()).toBeDefined()
    },

  'a country picked during a look-up stops the look-up (FRGN-01~, GWY-04~)': async (machine) => {
    for (const entrance of ['identify', 'sdk'] as const) {
      const harness = beginIdentify(machine, { form: FILLED, entrance })
      harness.goOn()
      await harness.askCountries()
      harness.orderArrives()
      expect(harness.view().isBusy).toBe(true)
      harness.pick('+49')
      expect([harness.state(), harness.view().isBusy, harness.view().prefix]).toEqual(['asking', false, '+49'])
      await (entrance === 'sdk' ? harness.phone : harness.port).fail()
      expect([harness.state(), harness.view().problem]).toEqual(['asking', undefined])
    }
  },

  'a country picked before the order has loaded waits for it like any edit (FRGN-01~)': async (machine) => {
    const harness = beginIdentify(machine, { form: { ...FILLED, gsmNumber: '1512 3456789', prefix: '+44' } })
    harness.goOn()
    await harness.askCountries()
    harness.pick('+49')
    expect(harness.state()).toBe('waiting')
    harness.orderArrives()
    expect(harness.snapshot().output).toMatchObject({ kind: 'foreign', form: { prefix: '+49' } })
    const early = beginIdentify(machine)
    await early.askCountries()
    early.pick('+49')
    expect(early.state()).toBe('early')
  },
}
