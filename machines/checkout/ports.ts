import type { Instant } from '../entities/instant'
import type { Flow } from '../entities/flow'
import type { ForeignBuyer, Member, PendingCode } from '../entities/member'
import type { NetworkState } from '../entities/network'
import type { Order } from '../entities/order'
import type { Problem, Refusal } from '../entities/problem'
import type { AnyReceipt } from '../entities/receipt'
import type { ReturningShopper } from '../entities/contact'
import type { AnyAttempted } from '../payment/rules'
import { type Port, port, type Source, source } from '../support/port'

export type StartAnswer =
  /**
   * `refused`: why a payment that was sent before the page was reloaded was not charged; `attempted`: that payment.
   * `isUnresolved`: its login was refused, so its outcome is unknown and the shopper logs in first (GWY-10).
   */
  | {
      kind: 'started'
      order: Order
      refused: Problem | undefined
      attempted: AnyAttempted | undefined
      isUnresolved?: true
    }
  /**
   * `isOwnPaymentFound`: this tab sent the payment, and the shopper has not seen its result. `order` is undefined if its link is dead; `flow` is then
   * what this tab has sent.
   */
  | { kind: 'paid'; order: Order | undefined; receipt: AnyReceipt; isOwnPaymentFound: boolean; flow?: Flow }
  /** A sent payment has an unknown outcome: this tab's, or any that is known to be at a bank. `order` and `flow` as above. */
  | {
      kind: 'unsettled'
      order: Order | undefined
      attempted: AnyAttempted | undefined
      isAtBank: boolean
      flow?: Flow
    }
  | { kind: 'dead'; refusal: Refusal }
  | { kind: 'refused'; refusal: Refusal }

export type RestoreAnswer =
  /** `isOther`: the host app handed the login over, and it is not the tab's own: its member may not have sent the tab's payment. */
  | { kind: 'restored'; member: Member; isOther?: true }
  | { kind: 'codePending'; pending: PendingCode }
  | { kind: 'admitted'; buyer: ForeignBuyer }
  | { kind: 'visitor' }

export interface OrderQuestion {
  readonly token: string
}

/** Reads the order that the token belongs to. */
export const startOrder: Port<StartAnswer, OrderQuestion> = port('startOrder')

/** Restores what this tab has stored: a login or an admission, if the provider confirms it, or a pending code. */
export const restoreLogin: Port<RestoreAnswer, { isQuick: boolean; flow: Flow }> = port('restoreLogin')

export interface StartOverQuestion {
  /** Redirects to the shop if this URL allows it; otherwise reloads the page. */
  readonly goBackUrl: string | undefined
  /** The member whose details are restored after the reload; undefined if the order itself has expired. */
  readonly returning: ReturningShopper | undefined
  /** The shopper has asked to log out: no time is over, and the answer comes only if the page is still here after a while. */
  readonly isAsked?: true
}

/** Logs out and leaves this page, with everything that its memory holds of the shopper. */
export const startOver: Port<undefined, StartOverQuestion> = port('startOver')

/** Tracks that the shopper left before paying, and redirects to the shop (SHELL-10). */
export const leaveForShop: Port<undefined, string> = port('leaveForShop')

/** Loads the flow's chunk, payment or refund or settlement, and adds its machines to this one's implementations. */
export const openPayment: Port<undefined, Flow> = port('openPayment')

/** Events from outside the machines: login, network, tab. */
export type HostEvent =
  /** The login's expiry became known, or was corrected. */
  | { type: 'session.updated'; endsAt: Instant }
  /** The provider rejects the login, or the order's token. */
  | { type: 'session.ended'; whose: 'member' | 'order' }
  /** The host app handed over a login. The session stores it, but the provider has not confirmed it yet. */
  | { type: 'host.handedOver' }
  | { type: 'network.changed'; is: NetworkState }
  /** A call was refused or failed; `problem` is the notice for it. */
  | { type: 'network.refused'; problem: Problem }
  /** The page is visible again or the connection is back, so a retry may succeed. */
  | { type: 'tab.woke' }
  /** The tab coordination is loaded, so this tab can now detect which tab owns the order. */
  | { type: 'tab.joined' }
  /** The browser restored the page from its cache, or the page was suspended so long that its data may be outdated. */
  | { type: 'tab.restored' }
  /** The bank's page was opened in an iframe, because this page is in a frame itself. */
  | { type: 'tab.openedBank' }
  /** The iframe is gone: the bank's page cannot be framed, or is no longer needed. */
  | { type: 'tab.closedBank' }
  /** The redirect to the bank did not happen; the embedding site may block it. */
  | { type: 'tab.stayed' }

export const hostEvents: Source<HostEvent> = source()
