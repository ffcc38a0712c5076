/** The sandbox's only merchant, as the provider has it on file. */
export const DEMO_MERCHANT = {
  name: 'Defne Ev & Yaşam',
  website: 'https://defne.example',
  source: 'DEMO_SHOP',
} as const

/** Public on purpose: these keys move no real money. */
export const MERCHANT_KEYS = {
  apiKey: 'sandbox-defne-api-key',
  secretKey: 'sandbox-defne-secret-key',
} as const
