import { EMPTY_FORM, type EntryForm } from '../../../machines/entities/entry-form'
import type { Contact } from '../../../machines/entities/order'
import type { checkMember, checkPhone } from '../../../machines/sign-in/identify/ports'
import type { identifyMachine } from '../../../machines/sign-in/identify/machine'
import type { Entrance } from '../../../machines/sign-in/identify/setup'
import { formFromContact } from '../../../machines/sign-in/identify/rules'
import { holdCountries, inForm } from './form-harness'
import { hold } from './held-port'
import { run } from './run'
import { FILLED, ORDER } from '../fixtures/shopper'

export const DETAILS = { email: 'ayse@shop.example', phone: '+905321234567', isQuick: false }

interface Start {
  /** Opens a country list that throws. */
  readonly hasBrokenList?: boolean
  readonly form?: EntryForm
  readonly entrance?: Entrance
}

export function beginIdentify(
  machine: typeof identifyMachine,
  { form = EMPTY_FORM, entrance = 'identify', hasBrokenList }: Start = {},
) {
  const port = hold<typeof checkMember>()
  const phone = hold<typeof checkPhone>()
  const countries = holdCountries(hasBrokenList)
  const actors = { checkMember: port.logic, checkPhone: phone.logic, countryChoice: countries.logic }
  const harness = run(machine.provide({ actors }), { form, entrance })
  return {
    ...harness,
    ...inForm(harness, countries),
    port,
    phone,
    type(text: Partial<Contact>) {
      if (text.gsmNumber !== undefined)
        harness.send({ type: 'shopper.typed', field: 'gsmNumber', text: text.gsmNumber })
      if (text.email !== undefined) harness.send({ type: 'shopper.typed', field: 'email', text: text.email })
    },
    orderArrives(contact: Contact = ORDER.contact, isQuick = false) {
      harness.send({ type: 'order.arrived', form: formFromContact(contact), isQuick, isMembersOnly: false })
    },
  }
}

/** A form with its order loaded and its lookup pending. */
export function lookUp(machine: typeof identifyMachine, start: Start = {}) {
  const harness = beginIdentify(machine, { form: FILLED, ...start })
  harness.orderArrives()
  harness.goOn()
  return harness
}
