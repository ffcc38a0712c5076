import { checkoutMessageIn } from './checkout-message'
import type { Result, Step, Theme, ThemeMessage } from './messages'

export interface CheckoutOptions {
  /** The URL of the order's checkout, as the provider returned it: `payWithWalletPageUrl`. */
  readonly address: string
  /** The element to append the frame to, a modal over the page, or a redirect of the whole window. */
  readonly in: Element | 'modal' | 'redirect'
  /** Without it, the checkout follows the page's light or dark theme. */
  readonly theme?: Theme
  /**
   * The name of the frame and of the modal for assistive technology, the label of the modal's close button, and what the modal says instead of
   * closing while a payment is in progress. By default Turkish or English, by the page's `lang`.
   */
  readonly title?: string
  readonly closeLabel?: string
  readonly waitLabel?: string
  readonly onReady?: () => void
  readonly onStep?: (step: Step) => void
  /** Not proof of a payment: verify it with the provider from your server. */
  readonly onResult?: (result: Result) => void
  readonly onExpired?: () => void
  readonly onClosed?: () => void
}

export interface Checkout {
  /** Removes the frame. A payment in progress continues without it. */
  readonly close: () => void
  readonly setTheme: (theme: Theme) => void
}

/** The theme that the page's `color-scheme` gives it: light if unset, the system's preference if it allows both. */
function themeOfPage(dark: MediaQueryList): Theme {
  const { colorScheme } = getComputedStyle(document.documentElement)
  return /dark/.test(colorScheme) && (dark.matches || !/light/.test(colorScheme)) ? 'dark' : 'light'
}

function embedded(address: string): URL {
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('address must begin with https://')
  if (!/^\/embed(\/|$)/.test(url.pathname)) url.pathname = `/embed${url.pathname}`
  return url
}

/**
 * A modal dialog in which `scroller`, the frame's parent, scrolls below the close button. `cancel` decides whether the
 * dialog closes; `note` says why it does not. Nothing may overlap the frame: browsers then report its pay button as covered.
 * `all:revert` removes what the merchant's page sets on every button, `output` or dialog.
 */
function modalAround(
  scroller: HTMLElement,
  note: HTMLElement,
  closeLabel: string,
  cancel: () => void,
): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  dialog.style.cssText =
    'all:revert;display:grid;grid-template:auto 1fr/1fr auto;width:472px;max-height:100%;max-width:100%;padding:0;border:0;box-shadow:0 0 0 100vmax #0009'
  button.style.cssText = 'all:revert;font:24px serif;width:44px;border:0;background:none;height:44px'
  note.style.cssText = 'all:revert;margin:10px'
  scroller.style.cssText = 'all:revert;overflow:auto;grid-column:1/3'
  button.textContent = '×'
  button.setAttribute('aria-label', closeLabel)
  button.onclick = cancel
  dialog.oncancel = () => {
    cancel()
    return false
  }
  // Chrome closes a dialog at the second Escape without a cancel event.
  dialog.onclose = () => {
    cancel()
    if (dialog.isConnected) dialog.showModal()
  }
  dialog.append(note, button, scroller)
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

export function open(options: CheckoutOptions): Checkout {
  const { address, in: place, onReady, onStep, onResult, onExpired, onClosed } = options
  const url = embedded(address)
  // Browsers without `<dialog>` navigate to the checkout itself.
  if (place === 'redirect' || (place === 'modal' && !(window as Partial<typeof globalThis>).HTMLDialogElement)) {
    location.assign(address)
    return { close() {}, setTheme() {} }
  }
  const [titleWords, closeWords, waitWords] = /^tr/.test(document.documentElement.lang)
    ? (['Ödeme', 'Kapat', 'İşlem sürüyor'] as const)
    : (['Checkout', 'Close', 'In progress'] as const)
  const frame = document.createElement('iframe')
  const note = document.createElement('output')
  const scroller = document.createElement('div')
  // The system's preference.
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let { theme } = options
  let isPaying = false
  let isOpen = true
  let box: HTMLIFrameElement | HTMLDialogElement = frame
  const sendTheme = () => {
    const message: ThemeMessage = { type: 'checkout.theme', version: 1, theme: theme || themeOfPage(dark) }
    // The frame inherits it from the modal. Where it differs from the checkout's own, browsers put a white or black ground under the frame.
    box.style.colorScheme = message.theme
    frame.contentWindow?.postMessage(message, url.origin)
  }
  const endStep = () => {
    isPaying = false
    note.textContent = ''
  }
  const close = () => {
    if (!isOpen) return
    isOpen = false
    removeEventListener('message', onMessage)
    dark.onchange = null
    // Gives the focus back to what had it before the modal; removing alone would not.
    if (box !== frame) (box as HTMLDialogElement).close()
    box.remove()
    onClosed?.()
  }
  const onMessage = (event: MessageEvent) => {
    const message = checkoutMessageIn(event, { window: frame.contentWindow, origin: url.origin })
    if (!message) return
    if (message.type === 'RESIZE') frame.style.height = `${message.height}px`
    else if (message.type === 'SCROLL') {
      const { top, height } = frame.getBoundingClientRect()
      // The merchant's page decides whether it scrolls smoothly. Its CSS zoom enlarges the frame's content, too.
      if (box === frame) scrollBy(0, (message.y * height) / frame.offsetHeight + top)
      else scroller.scrollTo(0, message.y)
    } else {
      // Any other state message, not only a step, means that no payment is in progress.
      endStep()
      if (message.type === 'checkout.step') {
        isPaying = message.step === 'paying'
        onStep?.(message.step)
      } else if (message.type === 'ec.start') {
        sendTheme()
        onReady?.()
      } else if (message.type === 'ec.complete') onResult?.(message.result)
      else if (message.type === 'checkout.expired') onExpired?.()
      else close()
    }
  }
  frame.title = options.title || titleWords
  frame.allow = 'clipboard-write; otp-credentials'
  frame.style.cssText = 'all:revert;display:block;height:640px;border:0;width:100%'
  frame.src = url.href
  // The first load is the checkout's own, and may come late. Another page in the frame sends no messages.
  frame.onload = () => {
    frame.onload = endStep
  }
  addEventListener('message', onMessage)
  dark.onchange = sendTheme
  if (place === 'modal') {
    box = modalAround(scroller, note, options.closeLabel || closeWords, () => {
      if (isPaying) note.textContent = options.waitLabel || waitWords
      else close()
    })
    box.setAttribute('aria-label', frame.title)
  }
  // Sets `color-scheme`; the frame's window, to post to, comes with its place in the page.
  sendTheme()
  const parent = place === 'modal' ? scroller : place
  parent.append(frame)
  return {
    close,
    setTheme(chosen) {
      theme = chosen
      sendTheme()
    },
  }
}
