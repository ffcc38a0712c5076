import { type Port, type Source, port, source } from '../../support/port'

export type ClaimAnswer =
  | { kind: 'owned' }
  /** Another tab owns the order. */
  | { kind: 'taken' }
  /** Another tab has a payment of this order in flight. */
  | { kind: 'paying' }

/** Events from other tabs with the same order. */
export type RivalEvent =
  /** Another tab took the order over from this one. */
  | { type: 'tab.lostOrder' }
  /** Another tab owns the order and is not paying. */
  | { type: 'tab.sawOther' }
  | { type: 'tab.sawPayment' }
  /** The tab that owned the order is gone, so this tab can take it. */
  | { type: 'tab.sawOwnerGone' }
  /** The shopper left this page, and it released the order. The browser may restore the page from its cache. */
  | { type: 'tab.left' }
  /** The browser restored the page, and this tab owns the order again. */
  | { type: 'tab.returned' }
  | { type: 'tab.paid' }

/** Claims the order for this tab, unless another tab owns it. Rejects if the browser cannot tell. */
export const claimOrder: Port<ClaimAnswer, undefined> = port('claimOrder')

/** Takes the order over from the tab that owns it, unless that tab is paying. */
export const takeOver: Port<ClaimAnswer, undefined> = port('takeOver')

/** Reloads the page, because the order is paid. Resolves without a reload if a call is in flight in this tab. */
export const reloadPage: Port<undefined, undefined> = port('reloadPage')

export const rivals: Source<RivalEvent> = source()
