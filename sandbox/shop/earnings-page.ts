import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import { largeAmount } from '../page/amount'
import { lattice } from '../page/star'
import { shopPage } from './frame'
import { WORDS } from './words'
import type { Language, Words } from '../records/language'

/** The shop's earnings on the marketplace, in minor units. */
export const EARNED = 1_274_000

const TEXTS = {
  title: { tr: 'Satıcı hak edişi', en: 'A seller’s earnings' },
  lede: {
    tr: 'Pazaryerindeki satışlarınızın tutarı hazır. Cüzdan bakiyenize mi, banka hesabınıza mı gideceğini ödeme kuruluşunun sayfasında seçersiniz.',
    en: 'What you sold on the marketplace is ready to be paid out. You choose on the provider’s page whether it goes into your wallet or to your bank.',
  },
  earned: { tr: 'Hak edişiniz', en: 'Your earnings' },
  who: {
    tr: 'Orada giriş yapın; örneğin elif.yilmaz@posta.example, 532 123 45 67.',
    en: 'Log in there, for example as elif.yilmaz@posta.example, 532 123 45 67.',
  },
  settle: { tr: 'Hak edişimi al', en: 'Have it paid out' },
  desk: { tr: 'Muhasebe kayıtlarını gör', en: 'See the ledger' },
} satisfies Record<string, Words>

const STYLE = `
.paper{margin-top:24px}
.paper > .small{padding:16px 20px}
.acts{margin-top:24px}
.acts .quiet{margin-top:8px}
`

export function earningsPage(lang: Language, origins: Origins): Promise<Response> {
  const content = html`<main class="page is-narrow">
    <h1>${TEXTS.title[lang]}</h1>
    <p class="lede">${TEXTS.lede[lang]}</p>
    <section class="paper">
      <div class="hero">
        ${lattice()}
        <p class="small">${TEXTS.earned[lang]}</p>
        <p data-earned="${EARNED}">${largeAmount(EARNED, 'TRY', lang)}</p>
      </div>
      <p class="small">${TEXTS.who[lang]}</p>
    </section>
    <form class="acts" method="post" action="${origins.shop}/earnings?lang=${lang}">
      <button class="btn" data-action="settle">${TEXTS.settle[lang]}</button>
      <a class="quiet" href="${origins.gateways}/desk/ledger?lang=${lang}">${TEXTS.desk[lang]}</a>
      <a class="quiet" href="${origins.shop}/?lang=${lang}">${WORDS.toShop[lang]}</a>
    </form>
  </main>`
  return shopPage({ lang, origins, title: TEXTS.title[lang], content, style: STYLE }, { formsTo: origins.app })
}
