import type { Instant } from '../entities/instant'
import type { Flow } from '../entities/flow'
import type { ForeignBuyer, Member, PendingCode } from '../entities/member'
import type { NetworkState } from '../entities/network'
import type { Order } from '../entities/order'
import type { Problem, Refusal } from '../entities/problem'
import type { AnyReceipt } from '../entities/receipt'
import type { Returning } from '../entities/contact'
import type { AnyAttempted } from '../payment/rules'
import { type Port, port, type Source, source } from '../support/port'

export type StartAnswer =
  /**
   * `refused` is why a payment that was sent before this page was loaded was not charged, `attempted` what it was. `isUnresolved`: its outcome
   * is not known, since its login was refused; the shopper logs in first (GWY-10).
   */
  | {
      kind: 'started'
      order: Order
      refused: Problem | undefined
      attempted: AnyAttempted | undefined
      isUnresolved?: true
    }
  /** `isJustPaid`: this tab sent the payment, and the shopper has not seen the result yet. The order is unknown where its link is dead. */
  | { kind: 'paid'; order: Order | undefined; receipt: AnyReceipt; isJustPaid: boolean }
  /**
   * A payment was sent and its outcome is unknown: from this tab, or from anywhere if it is known to be at a bank.
   * The order is unknown where its link is dead.
   */
  | { kind: 'unsettled'; order: Order | undefined; attempted: AnyAttempted | undefined; isAtBank: boolean }
  | { kind: 'dead'; refusal: Refusal }
  | { kind: 'refused'; refusal: Refusal }

export type RestoreAnswer =
  | { kind: 'restored'; member: Member }
  | { kind: 'codePending'; pending: PendingCode }
  | { kind: 'admitted'; buyer: ForeignBuyer }
  | { kind: 'visitor' }

export interface OrderQuestion {
  readonly token: string
}

/** Asks the provider for the order behind the token. */
export const startOrder: Port<StartAnswer, OrderQuestion> = port('startOrder')

/** Takes up what this tab holds: a login or an admission, if the provider says that it is still good, or a code that is on its way. */
export const restoreLogin: Port<RestoreAnswer, { isQuick: boolean }> = port('restoreLogin')

/** How an expired checkout is left. */
export interface Leaving {
  /** Goes to the shop, where the address allows it; else reloads the page. */
  readonly goBackUrl: string | undefined
  /** Who is to find everything as it was on the page that comes; undefined where the order itself is over. */
  readonly returning: Returning | undefined
}

export const startOver: Port<undefined, Leaving> = port('startOver')

/** The shopper has left for the shop before paying: that is counted, and the page goes there (SHELL-10). */
export const leaveForShop: Port<undefined, string> = port('leaveForShop')

/** Loads what the link is for, the paying side or one of the other two, and adds its machines to this one. */
export const openPayment: Port<undefined, Flow> = port('openPayment')

/** What reaches the running checkout from outside: about the login, the connection, the tab. */
export type HostEvent =
  /** How long the login lasts is known, or known better. */
  | { type: 'session.told'; endsAt: Instant }
  /** The provider does not take the login, or the order's own token, any more. */
  | { type: 'session.ended'; whose: 'member' | 'order' }
  /** The app around this page has handed over a login, which the session holds; the provider has not confirmed it yet. */
  | { type: 'host.handedOver' }
  | { type: 'network.told'; is: NetworkState }
  /** A call was refused or broke; how the shopper learns of it. */
  | { type: 'network.refused'; problem: Problem }
  /** The shopper looks at the page again, or the connection is back: another try may succeed. */
  | { type: 'tab.woke' }
  /** This tab can tell by now which of the tabs with this order has it. */
  | { type: 'tab.joined' }
  /** The page has come back as it was left, or was away for so long that what it knows may be true no more. */
  | { type: 'tab.restored' }
  /** A bank's page is drawn within this one, which is in a frame itself. */
  | { type: 'tab.openedBank' }
  /** It has gone: it can't be shown, or is not needed any more. */
  | { type: 'tab.closedBank' }
  /** This page was to be left for the bank's, and is still here: the site around it may not allow that. */
  | { type: 'tab.stayed' }

export const hostEvents: Source<HostEvent> = source()
