import type { I18n } from '@lingui/core'
import { planOf } from '../../../machines/checkout/screen-meta'
import type { CheckoutActor } from '../../checkout/provider'
import { hasRefusedForm } from '../../checkout/refused-form'
import type { WordKey } from '../../words/word-key'

const PAGE: WordKey = 'title.page'
const REFUSED: WordKey = 'title.refused'

/** Keeps the page's title at the screen on show, and at whether its form was refused. A title whose words are still on their way is written when they come. */
export function keepTitle(actor: CheckoutActor, i18n: I18n, productName: string) {
  const write = () => {
    const snapshot = actor.getSnapshot()
    const { title }: { title: WordKey } = planOf(snapshot)
    if (!(title in i18n.messages)) return
    const page = i18n._(PAGE, { title: i18n._(title), product: productName })
    const shown = hasRefusedForm(snapshot) ? i18n._(REFUSED, { title: page }) : page
    if (document.title !== shown) document.title = shown
  }
  write()
  // The forms are machines of their own: what they list is no change of the checkout.
  actor.system.inspect(({ type }) => {
    if (type === '@xstate.snapshot') write()
  })
  i18n.on('change', write)
}
