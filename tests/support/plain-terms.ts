import { NO_TERMS } from '../../machines/card-payment/choices'

/** A payment about which nothing special is said, made from a page without a bank of its own. */
export const PLAIN_TERMS = {
  terms: () => NO_TERMS,
  home: { origin: 'https://checkout.example', isTestMode: false },
  fullBonusOnlyBanks: [],
}
