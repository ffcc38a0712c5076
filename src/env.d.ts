declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

// Both are loaded for what they do to the page.
declare module 'abortcontroller-polyfill/dist/polyfill-patch-fetch'
declare module 'intl-pluralrules'
