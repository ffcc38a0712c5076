import { source } from '../../machines/support/port'
import { TURKISH_CALENDAR } from '../../machines/entities/turkish-calendar'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { createPendingBankRedirect } from '../../src/services/redirects/pending-bank-redirect'
import { createTransferStore } from '../../src/services/storage/transfer-store'
import { createFirstSeenAtBank } from '../../src/services/storage/first-seen-at-bank'
import { browserWithTabs } from './payment-lock'

/** A browser with blocked storage. */
function closedStorage(): Storage {
  throw new Error('closed')
}

/** A payment without special terms, from the only tab of a browser. */
export const PLAIN_TERMS = {
  terms: () => NO_TERMS,
  home: { origin: 'https://checkout.example', isTestMode: false },
  fullBonusOnlyBanks: [],
  calendar: TURKISH_CALENDAR,
  clock: source<{ type: 'clock.ticked'; now: number }>(),
  /** A new store per page: with blocked storage, the page itself holds the transfers. */
  get transferStore() {
    return createTransferStore('tok', closedStorage)
  },
  get firstSeenAtBank() {
    return createFirstSeenAtBank('tok', closedStorage)
  },
  get pendingBankRedirect() {
    return createPendingBankRedirect({
      onUnseen: () => undefined,
      onGone: () => undefined,
      onReturned: () => undefined,
      onBankClosed: () => undefined,
      onOpenBeside: () => undefined,
      emit: () => undefined,
    })
  },
  browser: { userAgent: '', maxTouchPoints: 0 },
  today: () => ({ year: 2026, month: 1, day: 15 }),
  get lock() {
    return browserWithTabs().openTab()
  },
}
