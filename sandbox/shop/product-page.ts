import { html } from 'hono/html'
import type { Language } from '../language'
import type { Origins } from '../origins'
import { largeAmount } from '../page/amount'
import { page } from '../page/document'
import { framed } from './frame'
import { guide } from './guide'
import { lamp } from './lamp'
import { LIST_PRICE } from './order-form'
import type { Typed, WrongField } from './order-form'
import { orderForm } from './order-form-view'
import { PRODUCT_STYLE } from './product-style'
import { WORDS } from './words'

interface Shown {
  readonly lang: Language
  readonly origins: Origins
  readonly typed: Typed
  readonly wrong: readonly WrongField[]
}

/** The shop's one product, its order form, and how the demo works. */
export function productPage({ lang, origins, typed, wrong }: Shown, status = 200): Promise<Response> {
  const title = `${WORDS.product[lang]} · ${WORDS.shop[lang]}`
  const body = framed(
    lang,
    html`<main class="page">
      <div class="product">
        <figure>${lamp(WORDS.product[lang])}</figure>
        <div>
          <h1>${WORDS.product[lang]}</h1>
          <p class="lede">${WORDS.about[lang]}</p>
          <p class="price">${largeAmount(LIST_PRICE, 'TRY', lang)}</p>
          <p class="small">${WORDS.delivery[lang]}</p>
          ${orderForm(lang, typed, wrong)}
        </div>
      </div>
      ${guide(lang, origins)}
    </main>`,
  )
  return page({ lang, title, body, style: PRODUCT_STYLE, script: '/copy.js' }, { status, formsTo: origins.app })
}
