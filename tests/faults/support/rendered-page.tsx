import { renderToString } from 'react-dom/server'
import type { Language } from '../../../machines/entities/language'
import { screenOf } from '../../../machines/checkout/screens'
import { shellSlots } from '../../../src/app/shell-slots/shell-slots'
import { CheckoutPage } from '../../../src/app/first/app'
import { createScreenRegistry } from '../../../src/app/first/screen-registry'
import { loadLaterWords, loadWords } from '../../../src/app/first/words'
import { createFocusOnArrival } from '../../../src/checkout/focus-on-arrival'
import { parts as outcomeUnknown } from '../../../src/screens/outcome-unknown/outcome-unknown'
import { parts as pay } from '../../../src/screens/pay/chunk'
import type { Page } from './page'
import type { ScreenParts } from '../../../src/app/first/frame-parts'

const PARTS: Readonly<Record<string, ScreenParts>> = {
  pay,
  'outcome-unknown': outcomeUnknown,
}

export async function textOfPage({ actor, vault }: Page, language: Language): Promise<string> {
  const i18n = await loadWords(language)
  const addWords = await loadLaterWords(i18n)
  addWords()
  const screen = screenOf(actor.getSnapshot())
  const parts = PARTS[screen]
  if (!parts) throw new Error(`the page shows ${screen}`)
  const registry = createScreenRegistry()
  registry.putShell(shellSlots)
  registry.put(screen, parts)
  const checkout = {
    actor,
    vault,
    bankVisit: () => undefined,
    diagnostics: () => undefined,
    focusOnArrival: createFocusOnArrival(),
    productName: 'Wallet',
  }
  const markup = renderToString(
    <CheckoutPage checkout={checkout} i18n={i18n} productName="Wallet" logoUrl={null} registry={registry} />,
  )
  return markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
