import type { I18n } from '@lingui/core'
import type { CheckoutActor } from '../checkout/provider'
import type { ScreenStock } from './screen-stock'
import { supplyScreens } from './screen-supply'
import { keepTitle } from './title'
import { loadLaterWords } from './words'

export interface AfterPaint {
  readonly actor: CheckoutActor
  readonly stock: ScreenStock
  readonly i18n: I18n
  readonly productName: string
  /** The path of the address that the page was opened at. */
  readonly openedAt: string
}

/** What may come once the form can be used: the screens that follow, the title, the address book, the typeface. */
export function furnish({ actor, stock, i18n, productName, openedAt }: AfterPaint) {
  supplyScreens(actor, stock, () => loadLaterWords(i18n))
  keepTitle(actor, i18n, productName)
  void import('../routing/browser-address').then(({ keepAddress }) => {
    keepAddress(actor, openedAt)
  })
  void import('../../styles/fonts.css')
}
