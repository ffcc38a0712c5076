/** The one merchant of the sandbox, as the provider's files have it. */
export const DEMO_MERCHANT = {
  name: 'Defne Ev & Yaşam',
  website: 'https://defne.example',
  /** What the shop's software calls itself. */
  source: 'DEMO_SHOP',
} as const

/** Public on purpose: nothing but pretended money can be moved with them. */
export const MERCHANT_KEYS = {
  apiKey: 'sandbox-defne-api-key',
  secretKey: 'sandbox-defne-secret-key',
} as const
