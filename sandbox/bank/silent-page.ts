import { html } from 'hono/html'
import { seal } from '../page/star'
import { wayBack } from '../payments/way-back'
import type { Deps } from '../kernel/deps'
import { bankPage } from './bank-frame'
import type { Visit } from './bank-visit'
import { issuerName } from './issuer'
import { paymentSlip, shownTime } from './payment-slip'
import type { Words } from '../records/language'

const WORDS = {
  title: { tr: 'Banka yanıt vermiyor', en: 'The bank does not answer' },
  text: {
    tr: 'Ödemenizin sonucu henüz belli değil. Yanıt gelmezse ödeme saat {time} olduğunda kendiliğinden sonlanır ve kartınızdan para çekilmez.',
    en: 'The outcome of your payment is not known yet. Without an answer it ends on its own at {time}, and nothing is charged to your card.',
  },
  back: { tr: 'Ödeme sayfasına dön', en: 'Back to the checkout' },
} satisfies Record<string, Words>

/** The page of a bank that does not answer: the payment stays open until its time is over. */
export function silentPage(deps: Deps, visit: Visit): Promise<Response> {
  const { session, order, attempt, lang } = visit
  const back = wayBack(deps, order.token, lang, 'pay')
  return bankPage(deps, {
    lang,
    bankName: issuerName(attempt.card, lang),
    bankCode: attempt.card?.bankCode,
    title: WORDS.title[lang],
    content: html`<div data-bank-silent>
      ${seal('waiting')}
      <h1>${WORDS.title[lang]}</h1>
      <p class="lede num">${WORDS.text[lang].replace('{time}', shownTime(session.endsAt, lang).slice(-5))}</p>
      ${paymentSlip(visit)}
      <div class="acts"><a class="btn btn-2" href="${back}">${WORDS.back[lang]}</a></div>
    </div>`,
  })
}
