declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

// Both are loaded for what they do to the page.
declare module 'abortcontroller-polyfill/dist/polyfill-patch-fetch'
declare module 'intl-pluralrules'

/** Of package.json; the build writes it in. */
declare const __CHECKOUT_VERSION__: string | undefined

/** The build that the inspector shows, which no shopper is served. */
declare const __INSPECT__: boolean

/** As far as it is used; a browser that has none is held by the page's other headers. */
interface Window {
  /** In the build for the inspector alone. */
  readonly checkoutTap?: (inspected: import('xstate').InspectionEvent) => void
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string },
    ): { createHTML: (html: string) => string }
  }
}
