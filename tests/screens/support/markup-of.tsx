import { renderToString } from 'react-dom/server'
import { CheckoutPage } from '../../../src/app/first/app'
import type { ScreenParts } from '../../../src/app/first/frame-parts'
import { createScreenRegistry } from '../../../src/app/first/screen-registry'
import { loadLaterWords, loadWords } from '../../../src/app/first/words'
import { shellSlots } from '../../../src/app/shell-slots/shell-slots'
import { createFocusOnArrival } from '../../../src/checkout/focus-on-arrival'
import { createCardVault } from '../../../src/services/payment/card-vault'
import type { beginCheckout } from '../../machines/support/checkout-harness'
import { NOVEMBER_2025 } from '../../support/cards'

export type Harness = ReturnType<typeof beginCheckout>

/** The whole page in English, with this component as its screen. */
export async function markupOf({ actor, screen }: Harness, Main: ScreenParts['Main']): Promise<string> {
  const i18n = await loadWords('en')
  const addWords = await loadLaterWords(i18n)
  addWords()
  const registry = createScreenRegistry()
  registry.putShell(shellSlots)
  registry.put(screen(), { Main })
  const vault = createCardVault(() => NOVEMBER_2025)
  const checkout = {
    actor,
    vault: () => vault,
    bankVisit: () => undefined,
    diagnostics: () => undefined,
    focusOnArrival: createFocusOnArrival(),
    productName: 'Wallet',
  }
  return renderToString(
    <CheckoutPage checkout={checkout} i18n={i18n} productName="Wallet" logoUrl={null} registry={registry} />,
  )
}
