import { NO_TERMS } from '../../machines/entities/payment-terms'
import { browserWithTabs } from './payment-lock'

/** A payment about which nothing special is said, made from a page without a bank of its own, in the one tab of a browser. */
export const PLAIN_TERMS = {
  terms: () => NO_TERMS,
  home: { origin: 'https://checkout.example', isTestMode: false },
  fullBonusOnlyBanks: [],
  browser: { userAgent: '', maxTouchPoints: 0 },
  today: () => ({ year: 2026, month: 1, day: 15 }),
  get lock() {
    return browserWithTabs().openTab()
  },
}
