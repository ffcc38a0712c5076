import './first/polyfills'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isEntrance } from '../../machines/checkout/rules'
import { placeOf } from '../../machines/checkout/screens'
import { languageOf } from '../../machines/entities/language'
import type { DiagnosticsOf } from '../checkout/diagnostics'
import type { AfterPaint } from './after-paint/after-paint'
import { createFocusOnArrival } from '../checkout/focus-on-arrival'
import { addressOf } from './boot/address'
import { compose } from './first/compose'
import { preserveFields } from './first/preserve-fields'
import { readConfigurationBlock } from './first/configuration-block'
import { importOrReload } from '../services/platform/reload-once'
import { CheckoutPage } from './first/app'
import { createScreenRegistry } from './first/screen-registry'
import { showTrouble } from './boot/trouble'
import { loadWords } from './first/words'

/** Loads what the oldest browsers lack. */
const loadPolyfills = () =>
  Promise.all([
    // Safari 12.0 has an AbortController that ends no request.
    'signal' in Request.prototype ? undefined : import('abortcontroller-polyfill/dist/polyfill-patch-fetch'),
    'PluralRules' in Intl ? undefined : import('intl-pluralrules'),
  ])

/**
 * Whether the page is as it was prerendered. In one that a translator or an extension has changed, hydration would remove header and
 * price until the shell has loaded.
 */
const isUnchanged = (root: HTMLElement) => root.getElementsByTagName('*').length === Number(root.dataset['elements'])

/** The machine handles code that failed to load. A wrong configuration can't be fixed by trying again. */
function showWrongConfiguration(error: unknown) {
  if (error instanceof Error && error.name === 'ConfigurationError') showTrouble(error.message)
}

/** Loads what the first form works without. */
function loadRest(given: AfterPaint, setDiagnostics: (diagnosticsOf: DiagnosticsOf) => void) {
  importOrReload(() => Promise.all([import('./shell-slots/shell-slots'), import('./after-paint/after-paint')])).then(
    async ([{ shellSlots }, { startAfterFirstPaint, shellLazyParts, whenPressEnds }]) => {
      await whenPressEnds()
      // Before any later sentences: adding them re-renders every slot, which a slot whose chunk is missing would not survive.
      given.registry.putShell({ ...shellSlots, late: shellLazyParts })
      startAfterFirstPaint(given)
      // The page works without the recorder.
      import('../services/recorder/recorder').then(
        ({ startRecorder }) => {
          setDiagnostics(startRecorder(given.actor))
        },
        () => undefined,
      )
    },
    () => {
      showTrouble(undefined)
    },
  )
}

async function start() {
  const page = readConfigurationBlock()
  const address = addressOf(location)
  const early = window.checkoutEarly
  await loadPolyfills()
  const i18n = await loadWords(address.language)
  const composed = compose({ page, address, language: () => languageOf(i18n.locale), early })
  const { actor, loadHandlers } = composed
  loadHandlers().catch(showWrongConfiguration)

  const { productName, logoUrl, text: configuration } = page
  const registry = createScreenRegistry()
  const first = actor.getSnapshot()
  const opening = { path: address.path, place: placeOf(first), flow: first.context.flow }
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const canHydrate = isUnchanged(root) && isEntrance(opening.place) && opening.flow === 'pay'
  // Any other page is rendered as a whole.
  if (!canHydrate) registry.putShell((await importOrReload(() => import('./shell-slots/shell-slots'))).shellSlots)

  const focusOnArrival = createFocusOnArrival()
  const restoreFields = preserveFields(root)
  let diagnostics: DiagnosticsOf | undefined
  let hasBegun = false
  // The machine starts once React has hydrated the page: the form would miss earlier updates, and the prerendered page shows the state
  // before the first.
  const begin = (element: HTMLElement | null) => {
    if (!element || hasBegun) return
    hasBegun = true
    actor.start()
    restoreFields()
    early?.handOver()
    if (early?.pressed !== undefined) root.querySelector<HTMLElement>(`form [data-action="${early.pressed}"]`)?.click()
    loadRest({ actor, registry, i18n, focusOnArrival, productName, opening, configuration }, (diagnosticsOf) => {
      diagnostics = diagnosticsOf
    })
  }
  const checkoutPage = (
    <CheckoutPage
      checkout={{ ...composed, diagnostics: () => diagnostics, focusOnArrival, productName }}
      i18n={i18n}
      productName={productName}
      logoUrl={logoUrl}
      registry={registry}
      appRef={begin}
    />
  )
  if (canHydrate) hydrateRoot(root, checkoutPage)
  else createRoot(root).render(checkoutPage)
}

start().catch(() => {
  showTrouble(undefined)
})
