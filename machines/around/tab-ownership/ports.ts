import { type Port, type Source, port, source } from '../../support/port'

export type ClaimAnswer =
  | { kind: 'owned' }
  /** Another tab has the order. */
  | { kind: 'taken' }
  /** A payment of it is under way that this tab has not sent. */
  | { kind: 'paying' }

/** What a tab notices of the others that have the same order open, and of a payment of theirs. */
export type RivalEvent =
  /** The order was this tab's, and another one has it now. */
  | { type: 'tab.robbed' }
  /** Another tab has it, and nothing is under way there. */
  | { type: 'tab.sawOther' }
  | { type: 'tab.sawPayment' }
  /** No tab has it any more. */
  | { type: 'tab.sawNobody' }
  /** The shopper has left this page, which holds the order no more; a browser may keep it and show it again. */
  | { type: 'tab.left' }
  /** The shopper is back on the page, and the order is this tab's. */
  | { type: 'tab.returned' }
  /** Another tab has paid it. */
  | { type: 'tab.paid' }

/** Takes the order for this tab, if no other tab has it. Rejects where the browser can't say. */
export const claimOrder: Port<ClaimAnswer, undefined> = port('claimOrder')

/** Takes it from whichever tab has it; never from one that pays. */
export const takeOver: Port<ClaimAnswer, undefined> = port('takeOver')

/** Reloads the page: its subject is over. Resolves where a reload is impossible, since a call is under way here too. */
export const beginAnew: Port<undefined, undefined> = port('beginAnew')

export const rivals: Source<RivalEvent> = source()
