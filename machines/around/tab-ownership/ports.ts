import { type Port, type Source, port, source } from '../../support/port'

export type ClaimAnswer =
  | { kind: 'owned' }
  /** Another tab has the order. */
  | { kind: 'taken' }
  /** Another tab has a payment of the order under way. */
  | { kind: 'paying' }

/** What a tab notices of other tabs with the same order, and of their payments. */
export type RivalEvent =
  /** The order was this tab's, and another one has it now. */
  | { type: 'tab.lostOrder' }
  /** Another tab has the order and is not paying. */
  | { type: 'tab.sawOther' }
  | { type: 'tab.sawPayment' }
  /** The tab that had the order is gone, so the order is free. */
  | { type: 'tab.sawOwnerGone' }
  /** The shopper has left this page, which gave the order up; a browser may keep the page and show it again. */
  | { type: 'tab.left' }
  /** The shopper is back on the page, and the order is this tab's. */
  | { type: 'tab.returned' }
  /** Another tab has paid the order. */
  | { type: 'tab.paid' }

/** Takes the order for this tab, if no other tab has it. Rejects where the browser can't say. */
export const claimOrder: Port<ClaimAnswer, undefined> = port('claimOrder')

/** Takes the order from the tab that has it, unless that tab is paying. */
export const takeOver: Port<ClaimAnswer, undefined> = port('takeOver')

/** Reloads the page, since its order is paid. Resolves where a reload is impossible because a call is under way here too. */
export const reloadPage: Port<undefined, undefined> = port('reloadPage')

export const rivals: Source<RivalEvent> = source()
