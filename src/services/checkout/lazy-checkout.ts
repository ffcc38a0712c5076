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
import type { Port } from '../../../machines/support/port'
import { implementPort, type PortHandler } from '../platform/implement-port'
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
  const lazy = <Output, Input>(
    port: Port<Output, Input>,
    handlerOf: (loaded: RootHandlers) => PortHandler<Port<Output, Input>>,
  ) => implementPort(port, async (input, signal) => handlerOf(await handlers())(input, signal))
  const countryChoice = countryChoiceMachine.provide({
    actors: { loadCountries: lazy(loadCountries, (loaded) => loaded.loadCountries) },
  })
  const identify = identifyMachine.provide({
    actors: {
      checkMember: lazy(checkMember, (loaded) => loaded.checkMember),
      checkPhone: lazy(checkPhone, (loaded) => loaded.checkPhone),
      countryChoice,
    },
  })
  const checkout = checkoutMachine.provide({
    actors: {
      identify,
      startOrder: lazy(startOrder, (loaded) => loaded.startOrder),
      restoreLogin: lazy(restoreLogin, (loaded) => loaded.restoreLogin),
      startOver: lazy(startOver, (loaded) => loaded.startOver),
      hostEvents,
      openPayment: lazy(openPayment, (loaded) => loaded.openPayment),
    },
  })
  return { checkout, identify, countryChoice }
}

/** The checkout, the identify machine that starts with it, and the country choice that opens over a form. */
export type Logics = ReturnType<typeof lazyCheckout>
