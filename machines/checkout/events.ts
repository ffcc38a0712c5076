import type { TextOpened } from '../around/legal-text/machine'
import type { HostEvent } from './ports'
import type { Screen } from './rules'

/** What the whole checkout hears. */
export type CheckoutEvent =
  | { type: 'address.asked'; screen: Screen }
  | { type: 'shopper.retried' }
  | { type: 'shopper.toggledDetail' }
  | { type: 'shopper.askedToExit' }
  | { type: 'shopper.keptPaying' }
  | { type: 'shopper.exited' }
  /** Raised here: there is no login any more whose end could come. */
  | { type: 'session.dropped' }
  /** A part of the page can't be loaded: the connection is lost, or the page is older than its files. */
  | { type: 'chunk.missed' }
  | TextOpened
  | HostEvent
