/** A bank's page that is to be shown within the frame that the checkout is shown in. Whether it is on show, the chart says. */
export interface BankVisit {
  readonly host: string
  /** Posts the bank's form into a frame or window of this name. */
  readonly postTo: (target: string) => void
  /** The bank's page has gone on to another one in the window it was shown in: the way back, or perhaps the bank's next question. */
  readonly onMoved: (shown: Pick<Window, 'location'> | null) => void
  /** There is nothing to show it in. */
  readonly onFailed: () => void
  /** The shopper has closed it. */
  readonly onClosed: () => void
  /** The shopper goes on with it in another window, where its end is not seen from here. */
  readonly onTakenOut: () => void
  /** The shopper goes on with it in the whole window: this page is left for it. */
  readonly onLeft: () => void
}
