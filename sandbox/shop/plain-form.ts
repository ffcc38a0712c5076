import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import { seal } from '../page/star'
import { shopPage } from './frame'
import { WORDS } from './words'
import type { Language, Words } from '../records/language'

const TEXTS = {
  orderNumber: { tr: 'Sipariş numarası', en: 'Order number' },
  title: { tr: 'Mağazanın kendi kart formu', en: 'The shop’s own card form' },
  text: {
    tr: 'Bu sipariş için iş yeri, yurt dışı numarasıyla gelen alıcıları cüzdan yerine kendi formuna alıyor. Denemede form burada biter: siparişiniz kayıtlı, para hareketi olmadı.',
    en: 'For this order the merchant takes buyers with a foreign number in its own form instead of the wallet. The demo ends here: your order is saved and no money was moved.',
  },
} satisfies Record<string, Words>

/** The shop's own card form, to which the checkout sends buyers whom the merchant prefers to serve there. */
export function plainFormPage(lang: Language, origins: Origins, orderId: string): Promise<Response> {
  const title = TEXTS.title[lang]
  const content = html`<main class="page is-narrow" data-screen="plain-form">
    ${seal('waiting')}
    <h1>${title}</h1>
    <p class="lede">${TEXTS.text[lang]}</p>
    <dl class="paper lines num">
      <div>
        <dt>${TEXTS.orderNumber[lang]}</dt>
        <dd data-order-id="${orderId}">${orderId}</dd>
      </div>
    </dl>
    <a class="btn" href="${origins.shop}/?lang=${lang}">${WORDS.toShop[lang]}</a>
  </main>`
  return shopPage({ lang, origins, title, content, style: '.lines{margin:24px 0}' })
}
