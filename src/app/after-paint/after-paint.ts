import type { I18n } from '@lingui/core'
import { planOf } from '../../../machines/checkout/screen-meta'
import { languageOf } from '../../../machines/entities/language'
import type { FocusOnArrival } from '../../checkout/focus-on-arrival'
import type { CheckoutActor } from '../../checkout/provider'
import type { Opening } from '../../routing/project'
import { bearTranslation } from './bear-translation'
import { hearFields } from './hear-fields'
import { keepPage } from './keep-page'
import { keepPresses } from './keep-presses'
import './fixed-bar.css'
import './paper.css'
import { loadScreens } from './screen-loader'
import { keepTitle } from './title'
import { loadLaterWords } from '../first/words'
import type { ScreenRegistry } from '../first/frame-parts'

export { pressOver } from '../../components/field/press-over'
export { lateParts } from '../shell-slots/late-parts'

export interface AfterPaint {
  readonly actor: CheckoutActor
  readonly registry: ScreenRegistry
  readonly i18n: I18n
  readonly focusOnArrival: FocusOnArrival
  readonly productName: string
  readonly opening: Opening
}

/** What may come once the form can be used: the screens that follow, the title, the address book, the typeface. */
export function startAfterFirstPaint({ actor, registry, i18n, focusOnArrival, productName, opening }: AfterPaint) {
  focusOnArrival.expect(() => planOf(actor.getSnapshot()).focus)
  const addressed = import('../../routing/browser-address').then(({ keepAddress }) => {
    keepAddress(actor, opening, {
      language: () => languageOf(i18n.locale),
      onChange: (listener) => i18n.on('change', listener),
    })
  })
  loadScreens(actor, registry, { words: () => loadLaterWords(i18n), addressed })
  keepTitle(actor, i18n, productName)
  keepPage(actor)
  keepPresses()
  bearTranslation()
  hearFields()
  void import('../../../styles/fonts.css')
}
