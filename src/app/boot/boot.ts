import { detailRequest } from '../../gateways/detail-request'
import type { ProviderConfiguration } from '../../gateways/provider'
import { mountOf } from '../../routing/mount'
import { isLinkViewStored, showLinkView } from '../../shell/link-view'
import { restoreTheme, toggleTheme } from '../../shell/theme'
import { addressOf } from './address'
import { type Brand, applyBrand } from './brand'
import type { BootHandover } from './boot-handover'
import { flowOf } from './session-hint'
import { otherLanguageHref } from './language-href'
import { showTrouble } from './trouble'

/*
 * Runs inline, before the page's content is parsed and the app's code has loaded. It requests the order, so that the answer and the code
 * load in parallel; applies the brand; corrects what the page was prerendered without; stops the browser from submitting the form, which
 * would reload the page and lose the token; stores the last press in the form; toggles the theme; and shows an error when the code can't be
 * loaded.
 */

const { token, language, path, flow } = addressOf(location)
const block = document.getElementById('checkout-config')

interface BootConfiguration extends ProviderConfiguration {
  readonly testMode: boolean
  readonly logoUrl: string | null
  readonly brand?: Brand
}

/** Replaces the product name that the page was prerendered with during parsing, before it is painted. */
function correctProductName(name: string) {
  const right = new Set<Element>()
  const correct = () => {
    const made = document.getElementById('root')?.getAttribute('data-product')
    if (!made || made === name) return
    // The last element of an unfinished page may be incomplete.
    const last = document.readyState === 'loading' ? [...document.body.getElementsByTagName('*')].pop() : undefined
    document.querySelectorAll('[data-product-name]').forEach((element) => {
      if (right.has(element) || (last && element.contains(last))) return
      right.add(element)
      element.textContent = element.textContent.split(made).join(name)
    })
  }
  const parsed = new MutationObserver(correct)
  parsed.observe(document, { childList: true, subtree: true })
  whenParsed(() => {
    parsed.disconnect()
    correct()
  })
}

/** Runs before any deferred script, including the app's. */
function whenParsed(run: () => void) {
  document.addEventListener('readystatechange', run, { once: true })
}

/** The page was prerendered without an address: until the app hydrates the link, it would lead to the same page. */
function putLinkRight() {
  document.querySelector('[data-action="change-language"]')?.setAttribute('href', otherLanguageHref(location, language))
}

function askForOrder(provider: ProviderConfiguration): BootHandover['init'] {
  if (token === '') return undefined
  const { url, headers, body } = detailRequest(token, language, provider, flowOf(token, path, flow))
  return fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'strict-origin',
    cache: 'no-store',
  }).then((response) => {
    const cameAt = performance.now()
    return response.text().then((text) => ({ status: response.status, text, cameAt }))
  })
}

/** The app reports an invalid configuration. */
function readBlock(): BootConfiguration | undefined {
  try {
    return JSON.parse(block?.textContent ?? '') as BootConfiguration
  } catch {
    return undefined
  }
}

const provider = readBlock()

function begin(): BootHandover['init'] {
  if (!provider) return undefined
  try {
    correctProductName(provider.product.name)
    document.documentElement.toggleAttribute('data-test-mode', provider.testMode)
    const init = askForOrder(provider)
    init?.catch(() => undefined)
    applyBrand(provider.brand ?? {}, provider.logoUrl)
    return init
  } catch {
    return undefined
  }
}

function holdForm(event: Event) {
  event.preventDefault()
  early.pressed = 'continue'
}

function recordPress({ target }: Event) {
  const control = target instanceof Element && target.closest<HTMLElement>('form [data-action]')
  if (control) early.pressed = control.dataset['action']
}

function onThemeClick({ target }: Event) {
  if (target instanceof Element && target.closest('[data-action="toggle-theme"]')) toggleTheme()
}

const errors: unknown[] = []

function recordError(error: unknown) {
  if (errors.length < 10) errors.push(error)
}

const early: BootHandover = {
  errors,
  init: begin(),
  pressed: undefined,
  handOver() {
    document.removeEventListener('submit', holdForm, true)
    document.removeEventListener('click', recordPress, true)
  },
}

document.addEventListener('submit', holdForm, true)
document.addEventListener('click', recordPress, true)
// Captured, because React stops a press on an element that is not hydrated yet at its root.
document.addEventListener('click', onThemeClick, true)
window.addEventListener(
  'error',
  ({ target, error }) => {
    // Only the entry script counts: browser extensions and antivirus software add scripts of their own, which may fail.
    if (target instanceof HTMLScriptElement && target.id === 'entry') showTrouble(undefined)
    else if (error) recordError(error)
  },
  true,
)
window.addEventListener('unhandledrejection', ({ reason }) => {
  recordError(reason)
})
window.checkoutEarly = early
if (mountOf(location.pathname) !== '' || isLinkViewStored(token)) showLinkView()
whenParsed(putLinkRight)
restoreTheme(provider?.brand?.theme)
