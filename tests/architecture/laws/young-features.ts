/** What the oldest browsers lack and the app uses, by the names of `oldest-browsers.ts`, and why it may. */

/** Defined by `src/app/first/polyfills.ts`, by the name there. */
export const POLYFILLED: Readonly<Record<string, string>> = {
  '.at()': 'Array.prototype.at',
  '.replaceAll()': 'String.prototype.replaceAll',
  'Object.fromEntries': 'Object.fromEntries',
  'Object.hasOwn': 'Object.hasOwn',
  'Promise.allSettled': 'Promise.allSettled',
  globalThis: 'globalThis',
  queueMicrotask: 'queueMicrotask',
}

/** Loaded by `src/app/main.tsx` where it is missing. */
export const LOADED = ['AbortController', 'Intl.PluralRules']

/** Asked for before use: what happens without it. */
export const ASKED_FOR: Readonly<Record<string, string>> = {
  '.animate()': 'React’s view transitions, which nothing here begins',
  '.getAnimations()': 'React’s view transitions, which nothing here begins',
  '.showModal()': 'the loader goes to the checkout instead of opening it over the page',
  '.startViewTransition()': 'the router changes the screen without a transition, as it always does here',
  'document.startViewTransition': 'the router changes the screen without a transition, as it always does here',
  AudioContext: 'a trait is missing in the fingerprint',
  CSSConditionRule: 'a replay has one kind of style rules less',
  CSSGroupingRule: 'a replay has one kind of style rules less',
  DecompressionStream: 'jose unpacks no compressed message, and none is sent',
  DragEvent: 'a replay has no drags',
  'Error.captureStackTrace': 'an error’s stack begins some lines earlier',
  'Error.stackTraceLimit': 'an error’s stack is as long as the browser makes it',
  IntersectionObserver:
    'presses count at once, and the page asks its host to scroll; the router preloads nothing by it here',
  PerformanceEventTiming: 'a report has no such figure',
  'PerformanceObserver.supportedEntryTypes': 'a report has no such figure',
  ResizeObserver: 'the height is measured at every change of the page',
  'Uint8Array.fromBase64': 'jose reads it by `atob`',
  'URL.canParse': 'an address is parsed and what that throws is caught',
  'document.adoptedStyleSheets': 'a replay has one kind of style sheets less',
  'document.prerendering': 'a report has no such figure',
  'document.wasDiscarded': 'a report has no such figure',
  'globalThis.cancelIdleCallback': 'a timeout is used',
  'globalThis.requestIdleCallback': 'a timeout is used',
  'navigator.clipboard': 'a selected text is copied',
  'navigator.connection': 'nothing is loaded less for a slow network',
  'navigator.deviceMemory': 'a trait is missing in the fingerprint',
  'navigator.hardwareConcurrency': 'a trait is missing in the fingerprint',
  'navigator.maxTouchPoints': 'a tablet is no phone for the address of a bank’s app',
  'navigator.oscpu': 'a trait is missing in the fingerprint',
  'navigator.pdfViewerEnabled': 'a trait is missing in the fingerprint',
  'navigator.userAgentData': 'the user agent’s text is read',
  'performance.interactionCount': 'a report has no such figure',
  reportError: 'React writes to the console',
}

/** In all of them, although the list says that some have a part of it only. */
export const ENOUGH = ['navigator.onLine', 'window.open']

/** Methods of our own and of libraries that have the name of a young one. */
export const NAMESAKES = ['.isValid()', '.restore()', '.show()', '.watch()']

/** What the page looks like without it: no shopper is kept from paying. */
export const STYLES: Readonly<Record<string, string>> = {
  ':focus-visible': 'the ring is shown at every focus',
  ':has': 'the end of a framed page does not wait for the methods',
  '@media forced-colors': 'the browser has no forced colours',
  '@media prefers-color-scheme': 'the page is light until the shopper chooses',
  '-webkit-tap-highlight-color': 'the browser marks a press, or nothing does',
  appearance: 'fields and buttons have the prefixed property too',
  'color-scheme': 'scroll bars stay light',
  cursor: 'a phone has none',
  'forced-color-adjust': 'the browser has no forced colours',
  orphans: 'a printed page may end after one line',
  'overscroll-behavior': 'the page moves on after a list has ended',
  resize: 'the browser decides',
  'scroll-behavior': 'the page jumps',
  'scroll-margin': 'an element is scrolled to the very edge',
  'scroll-margin-top': 'an element is scrolled to the very edge',
  'text-decoration-thickness': 'lines under links are of the browser’s own width',
  'text-size-adjust': 'it has the prefixed property too, or no such habit',
  'text-underline-offset': 'lines under links are of the browser’s own place',
  'text-wrap': 'lines are filled, not balanced',
  widows: 'a printed page may begin with one line',
}
