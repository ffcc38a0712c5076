/** The bank's page, shown inside the frame that holds the checkout. The machine decides whether it is visible. */
export interface BankVisit {
  readonly host: string
  /** Posts the bank's form into the frame or window with this name. */
  readonly postTo: (target: string) => void
  /** The bank's page navigated within the window that shows it: back to us, or to the bank's next step. */
  readonly onMoved: (shown: Pick<Window, 'location'> | null) => void
  /** The code that shows the bank's page failed to load. */
  readonly onFailed: () => void
  readonly onClosed: () => void
  /** The shopper continues at the bank in another window, whose end this page cannot observe. */
  readonly onTakenOut: () => void
  /** The shopper continues at the bank in the whole window: this page is being left. */
  readonly onLeft: () => void
}
