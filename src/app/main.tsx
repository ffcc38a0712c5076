import './polyfills'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isEntrance } from '../../machines/checkout/rules'
import { screenOf, screensAhead } from '../../machines/checkout/screens'
import type { CheckoutActor } from '../checkout/provider'
import { addressOf } from './address'
import { compose } from './compose'
import { readConfigurationBlock } from './configuration-block'
import { otherLanguageHref } from './language-href'
import { CheckoutPage } from './page'
import { type ScreenStock, createScreenStock } from './screen-stock'
import { keepTitle } from './title'
import { showTrouble } from './trouble'
import { loadLaterWords, loadWords } from './words'

/** Whatever the state is, the screens it leads to are on their way before they are asked for. */
function stockScreens(actor: CheckoutActor, stock: ScreenStock) {
  const fetch = () => {
    const snapshot = actor.getSnapshot()
    stock.fetch(screenOf(snapshot))
    screensAhead(snapshot).forEach(stock.fetch)
  }
  fetch()
  actor.subscribe(fetch)
}

/** What may come once the form can be used: the address book, and the typeface. */
function afterFirstPaint(actor: CheckoutActor, stock: ScreenStock) {
  stockScreens(actor, stock)
  void import('./address-book').then(({ keepAddress }) => {
    keepAddress(actor)
  })
  void import('../../styles/fonts.css')
}

async function start() {
  const page = readConfigurationBlock()
  const address = addressOf(location)
  const early = window.checkoutEarly
  await Promise.all([
    'AbortController' in window ? undefined : import('abortcontroller-polyfill/dist/polyfill-patch-fetch'),
    'PluralRules' in Intl ? undefined : import('intl-pluralrules'),
  ])
  const i18n = await loadWords(address.language)
  const { actor, vault, loadWorld } = compose({ page, address, early })
  loadWorld().catch((error: unknown) => {
    // Code that did not load is the machine's to deal with; a page that is set up wrongly can't be helped by trying again.
    if (error instanceof Error && error.name === 'ConfigurationError') showTrouble(error.message)
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')

  // The machine begins when the page is in React's hands: until then it could say nothing that the form would not miss,
  // and the page that was made at build time shows the state before the first.
  const begin = () => {
    keepTitle(actor, i18n, page.productName)
    actor.start()
    early?.handOver()
    if (early?.hasContinued) actor.getSnapshot().children.identify?.send({ type: 'shopper.continued' })
    afterFirstPaint(actor, stock)
  }
  const stock = createScreenStock(() => loadLaterWords(i18n))
  let hasBegun = false
  const checkoutPage = (
    <CheckoutPage
      checkout={{ actor, vault, arrivals: { hadScreen: false } }}
      i18n={i18n}
      productName={page.productName}
      logoUrl={page.logoUrl}
      languageHref={otherLanguageHref(location, address.language)}
      stock={stock}
      appRef={(element) => {
        if (!element || hasBegun) return
        hasBegun = true
        begin()
      }}
    />
  )
  const isMade = root.dataset['page'] === 'identify' && isEntrance(screenOf(actor.getSnapshot()))
  if (isMade) hydrateRoot(root, checkoutPage)
  else createRoot(root).render(checkoutPage)
}

start().catch(() => {
  showTrouble(undefined)
})
