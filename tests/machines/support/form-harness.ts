import type { AnyActorRef } from 'xstate'
import { type loadCountries, countryChoiceMachine } from '../../../machines/sign-in/country-choice/machine'
import type { EntryField } from '../../../machines/entities/entry-form'
import type { FormEvent } from '../../../machines/sign-in/identify/ports'
import { type FormSnapshot, formView, typedForm } from '../../../machines/sign-in/identify/view'
import { lazyMachine } from '../../../machines/support/port'
import { COUNTRIES } from '../fixtures/countries'
import { hold } from './held-port'

/** A country list whose loading the test controls, or one that throws when it is opened. */
export function holdCountries(isBroken = false) {
  const port = hold<typeof loadCountries>()
  const list = countryChoiceMachine.provide({ actors: { loadCountries: port.logic } })
  return { port, logic: isBroken ? lazyMachine<typeof countryChoiceMachine>('countryChoice') : list }
}

interface FormHarness {
  snapshot(): FormSnapshot & {
    readonly value: string | { readonly filling: { readonly form: string } }
    readonly children: { readonly countryChoice?: AnyActorRef | undefined }
  }
  send(event: FormEvent): void
}

export function inForm(harness: FormHarness, countries: ReturnType<typeof holdCountries>) {
  return {
    view: () => formView(harness.snapshot()),
    /** The state of the form; the machine's last state after it has ended. */
    state: () => {
      const { value } = harness.snapshot()
      return typeof value === 'string' ? value : value.filling.form
    },
    country: () => harness.snapshot().children.countryChoice,
    typed: () => typedForm(harness.snapshot()),
    leave(field: EntryField) {
      harness.send({ type: 'shopper.leftField', field })
    },
    goOn() {
      harness.send({ type: 'shopper.continued' })
    },
    async askCountries() {
      harness.send({ type: 'shopper.askedCountries' })
      await countries.port.answer({ kind: 'loaded', countries: COUNTRIES })
    },
    pick(prefix: string) {
      harness.snapshot().children.countryChoice?.send({ type: 'shopper.pickedCountry', prefix })
    },
  }
}
