import type { I18n } from '@lingui/core'
import { planOf } from '../../../machines/checkout/screen-meta'
import type { CheckoutActor } from '../../checkout/provider'
import type { WordKey } from '../../words/table'

const PAGE: WordKey = 'title.page'

/** Keeps the page's title at the screen on show. A title whose words are still on their way is written when they come. */
export function keepTitle(actor: CheckoutActor, i18n: I18n, productName: string) {
  const write = () => {
    const { title } = planOf(actor.getSnapshot())
    if (title in i18n.messages) document.title = i18n._(PAGE, { title: i18n._(title), product: productName })
  }
  write()
  actor.subscribe(write)
  i18n.on('change', write)
}
