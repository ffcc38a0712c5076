export const SLUG = 'wallet'

export const PRODUCT_NAME = 'Cüzdan'

/** The channel name of the wallet flow, which every login, registration and payment carries. */
export const CHANNEL = 'PAY_WITH_WALLET'

/** The provider's own card draws on the wallet balance, so the provider has a bank code too. */
export const PROVIDER_BANK_CODE = 864
