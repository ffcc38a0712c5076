import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import { largeAmount } from '../page/amount'
import type { ShopBuyer } from './buyers'
import { type Choices, LIST_PRICE } from './choices'
import { shopPage } from './frame'
import { guide } from './guide'
import { lamp } from './lamp'
import { scenarios } from './scenarios-view'
import type { WrongField } from './order-form'
import { orderForm } from './order-form-view'
import { PRODUCT_STYLE } from './product-style'
import { WORDS } from './words'
import type { Language } from '../records/language'

interface Shown {
  readonly lang: Language
  readonly query: URLSearchParams
  readonly origins: Origins
  readonly buyers: readonly ShopBuyer[]
  readonly choices: Choices
  readonly wrong: readonly WrongField[]
}

export function productPage({ lang, query, origins, ...form }: Shown, status = 200): Promise<Response> {
  const content = html`<main class="page">
    <div class="product">
      <figure>${lamp(WORDS.product[lang])}</figure>
      <div>
        <h1>${WORDS.product[lang]}</h1>
        <p class="lede">${WORDS.about[lang]}</p>
        <p class="price">${largeAmount(LIST_PRICE, 'TRY', lang)}</p>
        <p class="small">${WORDS.delivery[lang]}</p>
        ${orderForm({ lang, origins, ...form })}
      </div>
    </div>
    ${guide(lang, origins)} ${scenarios(lang, origins)}
  </main>`
  return shopPage(
    {
      lang,
      query,
      origins,
      content,
      title: WORDS.product[lang],
      style: PRODUCT_STYLE,
      script: `${origins.shop}/shop.js`,
    },
    { status, formsTo: `${origins.app} ${origins.parent}` },
  )
}
