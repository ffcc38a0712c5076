/** A bank's page that is to be shown within the frame that the checkout is shown in. Whether it is on show, the chart says. */
export interface BankVisit {
  readonly host: string
  /** Posts the bank's form into a frame or window of this name. */
  readonly postTo: (target: string) => void
  /** The bank's page has gone on to another one, which may have been the last. */
  readonly onMoved: () => void
  /** There is nothing to show it in. */
  readonly onFailed: () => void
  /** The shopper has done with it here, or goes on with it elsewhere. */
  readonly onLeft: () => void
}
