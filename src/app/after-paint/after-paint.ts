import type { I18n } from '@lingui/core'
import { languageOf } from '../../../machines/entities/language'
import type { FocusOnArrival } from '../../checkout/focus-on-arrival'
import type { CheckoutActor } from '../../checkout/provider'
import type { OpeningAddress } from '../../routing/sync-address'
import { isFramed } from '../../services/embedding/top-window'
import { importOrReload } from '../../services/platform/reload-once'
import { reportUncaught } from '../../services/platform/report-uncaught'
import { whenTypingEnds } from '../../services/platform/typing'
import type { ScreenRegistry } from '../first/frame-parts'
import { loadLaterWords } from '../first/words'
import { loadRepeatedly } from './load-repeatedly'
import { confirmLeaving } from './confirm-leaving'
import { reportScreens } from './report-screens'
import { tolerateTranslatedDom } from './tolerate-translated-dom'
import { watchPriceSheet } from './price-sheet'
import { welcomeScreens } from './welcome-screens'
import { reportAutofill } from './report-autofill'
import { restoreFocus } from './restore-focus'
import { restoreClicks } from './restore-clicks'
import { stopRepeats } from './stop-repeats'
import { startAtTopAfterReload } from './scroll-restoration'
import { syncTitle } from './sync-title'
import './fixed-bar.css'
import './paper.css'
import { loadPieceHashes } from './piece-hashes'
import { loadScreens } from './screen-loader'

/** Connects a framed page to the page that embeds it. Without this code a frame would keep its initial height and accept every press. */
function startEmbedding(journey: CheckoutActor, configuration: string) {
  if (!isFramed()) return
  const load = async () => {
    const { startEmbedded } = await importOrReload(() => import('./embedded'))
    // A fault in it is reported, and not taken for a load that failed.
    queueMicrotask(() => startEmbedded(journey, configuration))
  }
  loadRepeatedly(journey, load).catch(reportUncaught)
}

export { whenPressEnds } from '../../components/field/when-press-ends'
export { shellLazyParts } from '../shell-slots/lazy-parts'

export interface AfterPaint {
  readonly actor: CheckoutActor
  readonly registry: ScreenRegistry
  readonly i18n: I18n
  readonly focusOnArrival: FocusOnArrival
  readonly productName: string
  readonly configuration: string
  readonly opening: OpeningAddress
}

/**
 * Loads what is needed after the form can be used: later screens and the title at once; the address book and the typeface in a pause in
 * typing.
 */
export function startAfterFirstPaint(given: AfterPaint) {
  const { actor, registry, i18n, focusOnArrival, productName, opening, configuration } = given
  loadPieceHashes()
  focusOnArrival.expect(welcomeScreens(actor))
  const free = whenTypingEnds()
  // Until then Back leaves the page.
  const addressed = loadRepeatedly(actor, async () => {
    await whenTypingEnds()
    const { syncBrowserAddress } = await import('../../routing/browser-address')
    syncBrowserAddress(actor, opening, {
      language: () => languageOf(i18n.locale),
      onChange: (listener) => i18n.on('change', listener),
    })
  })
  loadScreens(actor, registry, { words: () => loadLaterWords(i18n), addressed })
  syncTitle(actor, i18n, productName)
  startEmbedding(actor, configuration)
  confirmLeaving(actor)
  reportScreens(actor)
  startAtTopAfterReload(actor)
  restoreClicks()
  stopRepeats()
  restoreFocus()
  watchPriceSheet(actor)
  tolerateTranslatedDom()
  reportAutofill()
  void free.then(() => import('../../../styles/fonts.css'))
}
