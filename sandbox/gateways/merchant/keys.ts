/** The one merchant of the sandbox. Public on purpose: nothing but pretended money can be moved with it. */
export const MERCHANT_KEYS = {
  apiKey: 'sandbox-defne-api-key',
  secretKey: 'sandbox-defne-secret-key',
} as const
