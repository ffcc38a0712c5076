import { checkoutMachine } from '../../../machines/checkout/machine'
import {
  type hostEvents as hostEventsSource,
  openPayment,
  restoreLogin,
  startOrder,
  startOver,
} from '../../../machines/checkout/ports'
import { countryChoiceMachine, loadCountries } from '../../../machines/sign-in/country-choice/machine'
import { checkMember, checkPhone } from '../../../machines/sign-in/identify/ports'
import { identifyMachine } from '../../../machines/sign-in/identify/machine'
import { implementPort } from '../platform/implement-port'
import type { CheckoutHandlers } from './checkout'
import type { CountryHandlers } from '../sign-in/country-choice'
import type { IdentifyHandlers } from '../sign-in/identify'

/** Port handlers of the root machines. Their chunk loads after the form is usable. */
export type RootHandlers = CheckoutHandlers & IdentifyHandlers & CountryHandlers

/**
 * The checkout with port handlers that are still loading. A port call waits for the handlers; if their chunk fails to load, the call
 * rejects and the invoking state handles the error.
 */
export function lazyCheckout(handlers: () => Promise<RootHandlers>, hostEvents: typeof hostEventsSource) {
  const countryChoice = countryChoiceMachine.provide({
    actors: {
      loadCountries: implementPort(loadCountries, async (input, signal) =>
        (await handlers()).loadCountries(input, signal),
      ),
    },
  })
  const identify = identifyMachine.provide({
    actors: {
      checkMember: implementPort(checkMember, async (input, signal) => (await handlers()).checkMember(input, signal)),
      checkPhone: implementPort(checkPhone, async (input, signal) => (await handlers()).checkPhone(input, signal)),
      countryChoice,
    },
  })
  const checkout = checkoutMachine.provide({
    actors: {
      identify,
      startOrder: implementPort(startOrder, async (input, signal) => (await handlers()).startOrder(input, signal)),
      restoreLogin: implementPort(restoreLogin, async (input, signal) =>
        (await handlers()).restoreLogin(input, signal),
      ),
      startOver: implementPort(startOver, async (input, signal) => (await handlers()).startOver(input, signal)),
      hostEvents,
      openPayment: implementPort(openPayment, async (input, signal) => (await handlers()).openPayment(input, signal)),
    },
  })
  return { checkout, identify, countryChoice }
}

/** The checkout, the identify machine that starts with it, and the country choice that opens over a form. */
export type Logics = ReturnType<typeof lazyCheckout>
