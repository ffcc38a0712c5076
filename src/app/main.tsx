import './first/polyfills'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isEntrance } from '../../machines/checkout/rules'
import { placeOf } from '../../machines/checkout/screens'
import { languageOf } from '../../machines/entities/language'
import type { DiagnosticsOf } from '../checkout/diagnostics'
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

async function start() {
  const page = readConfigurationBlock()
  const address = addressOf(location)
  const early = window.checkoutEarly
  await Promise.all([
    'AbortController' in window ? undefined : import('abortcontroller-polyfill/dist/polyfill-patch-fetch'),
    'PluralRules' in Intl ? undefined : import('intl-pluralrules'),
  ])
  const i18n = await loadWords(address.language)
  const composed = compose({
    page,
    address,
    language: () => languageOf(i18n.locale),
    early,
  })
  const { actor, loadHandlers } = composed
  loadHandlers().catch((error: unknown) => {
    // The machine handles code that failed to load. A wrong configuration can't be fixed by trying again.
    if (error instanceof Error && error.name === 'ConfigurationError') showTrouble(error.message)
  })
  const registry = createScreenRegistry()
  const first = actor.getSnapshot()
  const opening = { path: address.path, place: placeOf(first) }
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')

  // The machine starts once React has hydrated the page: the form would miss earlier updates, and the prerendered page shows the state
  // before the first.
  let putBack: (() => void) | undefined
  const begin = () => {
    actor.start()
    putBack?.()
    early?.handOver()
    if (early?.pressed !== undefined) root.querySelector<HTMLElement>(`form [data-action="${early.pressed}"]`)?.click()
    importOrReload(() => Promise.all([import('./shell-slots/shell-slots'), import('./after-paint/after-paint')])).then(
      async ([{ shellSlots }, { startAfterFirstPaint, shellLazyParts, whenPressEnds }]) => {
        await whenPressEnds()
        // Before any later sentences: adding them re-renders every slot, which a slot whose chunk is missing would not survive.
        registry.putShell({ ...shellSlots, late: shellLazyParts })
        const { productName, text: configuration } = page
        startAfterFirstPaint({ actor, registry, i18n, focusOnArrival, productName, opening, configuration })
        // The page works without the recorder.
        import('../services/recorder/recorder').then(
          ({ startRecorder }) => {
            diagnostics = startRecorder(actor)
          },
          () => undefined,
        )
      },
      () => {
        showTrouble(undefined)
      },
    )
  }
  const focusOnArrival = createFocusOnArrival()
  let diagnostics: DiagnosticsOf | undefined
  let hasBegun = false
  const checkoutPage = (
    <CheckoutPage
      checkout={{ ...composed, diagnostics: () => diagnostics, focusOnArrival, productName: page.productName }}
      i18n={i18n}
      productName={page.productName}
      logoUrl={page.logoUrl}
      registry={registry}
      appRef={(element) => {
        if (!element || hasBegun) return
        hasBegun = true
        begin()
      }}
    />
  )
  // In a page that a translator or an extension has changed, hydration would remove header and price until the shell has loaded.
  const isUnchanged = root.getElementsByTagName('*').length === Number(root.dataset['elements'])
  if (isUnchanged && isEntrance(opening.place) && first.context.flow === 'pay') {
    putBack = preserveFields(root)
    hydrateRoot(root, checkoutPage)
    return
  }
  // Any other page is rendered as a whole.
  const { shellSlots } = await importOrReload(() => import('./shell-slots/shell-slots'))
  registry.putShell(shellSlots)
  putBack = preserveFields(root)
  createRoot(root).render(checkoutPage)
}

start().catch(() => {
  showTrouble(undefined)
})
