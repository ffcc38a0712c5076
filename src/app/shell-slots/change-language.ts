import type { I18n } from '@lingui/core'
import { languageOf } from '../../../machines/entities/language'
import type { CheckoutActor } from '../../checkout/provider'
import { loadAllWords } from '../first/words'

/** Switches the language in place: a reload would lose what the shopper has typed and ticked (BOOT-18). */
export async function changeLanguage(i18n: I18n, actor: CheckoutActor): Promise<void> {
  const other = languageOf(i18n.locale) === 'tr' ? 'en' : 'tr'
  await loadAllWords(i18n, other)
  document.documentElement.lang = other
  i18n.activate(other)
  actor.send({ type: 'language.changed' })
}
