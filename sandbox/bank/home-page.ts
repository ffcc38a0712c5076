import { html } from 'hono/html'
import type { Deps } from '../kernel/deps'
import { bankPage } from './bank-frame'
import { DEMO_BANK, TRANSFER_WORDS } from './transfer-words'
import type { Language, Words } from '../records/language'

const LEDE: Words = {
  tr: '3D Secure ve kredi sayfaları ödeme sırasında buradan açılır. Bir referans kodunuz varsa parayı buradan gönderebilirsiniz.',
  en: '3D Secure and credit pages open from here during a payment. If you have a reference code, send the money here.',
}

/** What somebody finds who comes to the bank by themselves. */
export function homePage(deps: Deps, lang: Language): Promise<Response> {
  const title = DEMO_BANK[lang]
  return bankPage(deps, {
    lang,
    bankName: title,
    title,
    content: html`<h1>${title}</h1>
      <p class="lede">${LEDE[lang]}</p>
      <div class="acts"><a class="btn" href="/transfer?lang=${lang}">${TRANSFER_WORDS.title[lang]}</a></div>`,
  })
}
