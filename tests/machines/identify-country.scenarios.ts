import { expect } from 'vitest'
import type { identifyMachine } from '../../machines/sign-in/identify/machine'
import { beginIdentify } from './support/identify-story'
import { settled } from './support/settled'
import { FILLED } from './support/shopper'
import type { Told } from './support/tell'

/** The calling code is chosen in a machine of its own, beside everything. */
export const identifyCountryTold: Told<typeof identifyMachine> = {
  'a country that is picked changes the code beside the number, and what was said of the number (FRGN-01~)': async (
    machine,
  ) => {
    const story = beginIdentify(machine, { form: { ...FILLED, gsmNumber: '1512 3456789' } })
    story.orderArrives()
    story.goOn()
    expect(story.view().faults.gsmNumber).toBe('validations.phoneNumber')
    await story.askCountries()
    story.pick('+49')
    expect(story.view()).toMatchObject({ prefix: '+49', faults: { gsmNumber: undefined } })
    expect(story.emitted.at(-1)).toEqual({ type: 'filled', form: story.typed() })
    expect(story.country()).toBeUndefined()
    story.goOn()
    expect(story.snapshot().output).toMatchObject({ kind: 'foreign', form: { prefix: '+49' } })
  },

  'a list that is left, or breaks, changes nothing, and can be opened again (FRGN-01~)': async (machine) => {
    const story = beginIdentify(machine, { form: FILLED })
    story.orderArrives()
    const before = story.typed()
    await story.askCountries()
    story.goOn()
    story.country()?.send({ type: 'shopper.closedCountries' })
    expect([story.country(), story.state()]).toEqual([undefined, 'checking'])
    const broken = beginIdentify(machine, { hasBrokenList: true })
    broken.orderArrives()
    broken.send({ type: 'shopper.askedCountries' })
    await settled()
    expect([story.typed(), broken.country(), broken.state()]).toEqual([before, undefined, 'asking'])
    await story.askCountries()
    expect(story.country()).toBeDefined()
  },

  'a country that is picked while the phone is looked up takes the look-up back (FRGN-01~, GWY-04~)': async (
    machine,
  ) => {
    for (const entrance of ['identify', 'sdk'] as const) {
      const story = beginIdentify(machine, { form: FILLED, entrance })
      story.goOn()
      await story.askCountries()
      story.orderArrives()
      expect(story.view().isBusy).toBe(true)
      story.pick('+49')
      expect([story.state(), story.view().isBusy, story.view().prefix]).toEqual(['asking', false, '+49'])
      await (entrance === 'sdk' ? story.phone : story.port).fail()
      expect([story.state(), story.view().problem]).toEqual(['asking', undefined])
    }
  },

  'a country that is picked before the order is here waits for it like any edit (FRGN-01~)': async (machine) => {
    const story = beginIdentify(machine, { form: { ...FILLED, gsmNumber: '1512 3456789', prefix: '+44' } })
    story.goOn()
    await story.askCountries()
    story.pick('+49')
    expect(story.state()).toBe('waiting')
    story.orderArrives()
    expect(story.snapshot().output).toMatchObject({ kind: 'foreign', form: { prefix: '+49' } })
    const early = beginIdentify(machine)
    await early.askCountries()
    early.pick('+49')
    expect(early.state()).toBe('early')
  },
}
