/** The wallet's slug as it appears inside paths, header names and field names. */
export const SLUG = 'wallet'

export const PRODUCT_NAME = 'Cüzdan'

/** The channel name of the wallet flow, carried by every login, registration and payment. */
export const CHANNEL = 'PAY_WITH_WALLET'

/** The product's own card draws on the wallet balance; the provider numbers itself like a bank. */
export const PROVIDER_BANK_CODE = 864
