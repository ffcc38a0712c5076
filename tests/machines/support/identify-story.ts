import { type loadCountries, countryChoiceMachine } from '../../../machines/country-choice/machine'
import { EMPTY_FORM, type EntryField, type EntryForm } from '../../../machines/entities/entry-form'
import type { Contact } from '../../../machines/entities/order'
import type { checkMember, checkPhone } from '../../../machines/identify/entry'
import type { identifyMachine } from '../../../machines/identify/machine'
import type { Entrance } from '../../../machines/identify/parts'
import { formOf } from '../../../machines/identify/rules'
import { formView, typedForm } from '../../../machines/identify/view'
import { late } from '../../../machines/port'
import { COUNTRIES } from './countries'
import { hold } from './held-port'
import { run } from './run'
import { FILLED, ORDER } from './shopper'

/** What the shopper of these stories is looked up by. */
export const DETAILS = { email: 'ayse@shop.example', phone: '+905321234567', isQuick: false }

interface Start {
  /** A list that breaks as it is opened. */
  readonly hasBrokenList?: boolean
  readonly form?: EntryForm
  readonly entrance?: Entrance
}

/** A form whose questions the story answers, with its list of countries. */
export function beginIdentify(
  machine: typeof identifyMachine,
  { form = EMPTY_FORM, entrance = 'identify', hasBrokenList }: Start = {},
) {
  const port = hold<typeof checkMember>()
  const phone = hold<typeof checkPhone>()
  const countries = hold<typeof loadCountries>()
  const countryChoice = countryChoiceMachine.provide({ actors: { loadCountries: countries.logic } })
  const list = hasBrokenList ? late<typeof countryChoiceMachine>('countryChoice') : countryChoice
  const actors = { checkMember: port.logic, checkPhone: phone.logic, countryChoice: list }
  const story = run(machine.provide({ actors }), { form, entrance, language: 'tr' })
  return {
    ...story,
    port,
    phone,
    countries,
    view: () => formView(story.snapshot()),
    /** Where the form is; the last state when all is over. */
    state: () => {
      const { value } = story.snapshot()
      return typeof value === 'string' ? value : value.filling.form
    },
    country: () => story.snapshot().children.countryChoice,
    typed: () => typedForm(story.snapshot()),
    type(text: Partial<Contact>) {
      if (text.gsmNumber !== undefined) story.send({ type: 'shopper.typed', field: 'gsmNumber', text: text.gsmNumber })
      if (text.email !== undefined) story.send({ type: 'shopper.typed', field: 'email', text: text.email })
    },
    leave(field: EntryField) {
      story.send({ type: 'shopper.leftField', field })
    },
    goOn() {
      story.send({ type: 'shopper.continued' })
    },
    orderArrives(contact: Contact = ORDER.contact, isQuick = false) {
      story.send({ type: 'order.arrived', form: formOf(contact), isQuick })
    },
    async askCountries() {
      story.send({ type: 'shopper.askedCountries' })
      await countries.answer({ kind: 'loaded', countries: COUNTRIES })
    },
    pick(prefix: string) {
      story.snapshot().children.countryChoice?.send({ type: 'shopper.pickedCountry', prefix })
    },
  }
}

/** A form whose order is there and whose look-up has begun. */
export function lookUp(machine: typeof identifyMachine, start: Start = {}) {
  const story = beginIdentify(machine, { form: FILLED, ...start })
  story.orderArrives()
  story.goOn()
  return story
}
