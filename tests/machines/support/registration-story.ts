import { type loadCountries, countryChoiceMachine } from '../../../machines/country-choice/machine'
import type { ConsentBox, EntryField, EntryForm } from '../../../machines/entities/entry-form'
import { formView, typedForm } from '../../../machines/identify/view'
import { late } from '../../../machines/port'
import type { register, registrationMachine } from '../../../machines/registration/machine'
import { COUNTRIES } from './countries'
import { hold } from './held-port'
import { run } from './run'
import { COMPLETE } from './shopper'

interface Start {
  readonly form?: EntryForm
  readonly isQuick?: boolean
  /** A list of countries that breaks as it is opened. */
  readonly hasBrokenList?: boolean
}

/** A form of registration whose questions the story answers. */
export function beginRegistration(
  machine: typeof registrationMachine,
  { form = COMPLETE, isQuick = false, hasBrokenList }: Start = {},
) {
  const port = hold<typeof register>()
  const countries = hold<typeof loadCountries>()
  const list = countryChoiceMachine.provide({ actors: { loadCountries: countries.logic } })
  const countryChoice = hasBrokenList ? late<typeof countryChoiceMachine>('countryChoice') : list
  const actors = { register: port.logic, countryChoice }
  const story = run(machine.provide({ actors }), { form, isQuick, language: 'tr' })
  return {
    ...story,
    port,
    view: () => formView(story.snapshot()),
    /** Where the form is; the last state when all is over. */
    state: () => {
      const { value } = story.snapshot()
      return typeof value === 'string' ? value : value.filling.form
    },
    country: () => story.snapshot().children.countryChoice,
    typed: () => typedForm(story.snapshot()),
    type(field: EntryField, text: string) {
      story.send({ type: 'shopper.typed', field, text })
    },
    tick(box: ConsentBox, isTicked = true) {
      story.send({ type: 'shopper.ticked', box, isTicked })
    },
    leave(field: EntryField) {
      story.send({ type: 'shopper.leftField', field })
    },
    goOn() {
      story.send({ type: 'shopper.continued' })
    },
    stepBack() {
      story.send({ type: 'shopper.steppedBack' })
    },
    async askCountries() {
      story.send({ type: 'shopper.askedCountries' })
      await countries.answer({ kind: 'loaded', countries: COUNTRIES })
    },
  }
}
