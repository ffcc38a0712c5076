import type { ConsentBox, EntryField, EntryForm } from '../../../machines/entities/entry-form'
import type { register, registrationMachine } from '../../../machines/sign-in/registration/machine'
import { holdCountries, inForm } from './form-harness'
import { hold } from './held-port'
import { run } from './run'
import { COMPLETE } from '../fixtures/shopper'

interface Start {
  readonly form?: EntryForm
  readonly isQuick?: boolean
  /** Opens a country list that throws. */
  readonly hasBrokenList?: boolean
}

export function beginRegistration(
  machine: typeof registrationMachine,
  { form = COMPLETE, isQuick = false, hasBrokenList }: Start = {},
) {
  const port = hold<typeof register>()
  const countries = holdCountries(hasBrokenList)
  const actors = { register: port.logic, countryChoice: countries.logic }
  const harness = run(machine.provide({ actors }), { form, isQuick })
  return {
    ...harness,
    ...inForm(harness, countries),
    port,
    type(field: EntryField, text: string) {
      harness.send({ type: 'shopper.typed', field, text })
    },
    tick(box: ConsentBox, isTicked = true) {
      harness.send({ type: 'shopper.ticked', box, isTicked })
    },
    stepBack() {
      harness.send({ type: 'shopper.steppedBack' })
    },
  }
}
