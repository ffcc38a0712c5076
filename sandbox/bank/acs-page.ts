import { html } from 'hono/html'
import { TRIES } from '../payments/bank-session'
import type { Deps } from '../kernel/deps'
import { bankPage } from './bank-frame'
import type { Visit } from './bank-visit'
import { issuerName, maskedPhone } from './issuer'
import { paymentSlip } from './payment-slip'
import type { Words } from '../records/language'

const WORDS = {
  title: { tr: 'Ödemenizi onaylayın', en: 'Approve your payment' },
  sent: {
    tr: 'Onay kodunuzu {phone} numaralı telefonunuza gönderdik.',
    en: 'We sent your code to {phone}.',
  },
  code: { tr: 'Onay kodu', en: 'Code' },
  wrong: {
    tr: 'Kod hatalı. {left} deneme hakkınız kaldı.',
    en: 'The code is wrong. Tries left: {left}.',
  },
  verify: { tr: 'Onayla', en: 'Approve' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  hint: { tr: 'Kodunuz', en: 'Your code' },
  inbox: { tr: 'SMS kutusunu aç', en: 'Open the SMS inbox' },
  silence: { tr: 'Banka yanıt vermesin', en: 'Let the bank fall silent' },
} satisfies Record<string, Words>

/** The 3-D Secure page of the card's bank: the payment, the card and the field for the SMS code. */
export function acsPage(deps: Deps, visit: Visit): Promise<Response> {
  const { session, attempt, lang } = visit
  const { id, gsmNumber, wrongTries, code } = session
  const isWrong = wrongTries > 0
  const wrong = WORDS.wrong[lang].replace('{left}', String(TRIES - wrongTries))
  const action = `${deps.origins.bank}/3ds/${id}?lang=${lang}`
  const inbox = `${deps.origins.gateways}/inbox?${new URLSearchParams({ lang, gsmNumber })}`
  return bankPage(deps, {
    lang,
    bankName: issuerName(attempt.card, lang),
    bankCode: attempt.card?.bankCode,
    title: WORDS.title[lang],
    content: html`<h1>${WORDS.title[lang]}</h1>
      <p class="lede num">${WORDS.sent[lang].replace('{phone}', maskedPhone(gsmNumber))}</p>
      ${paymentSlip(visit)}
      <form data-form="acs" method="post" action="${action}" autocomplete="off">
        <label for="code">${WORDS.code[lang]}</label>
        <input
          class="code-in num"
          id="code"
          name="code"
          data-field="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxlength="7"
          required
          autofocus
          ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
        />
        ${isWrong ? html`<p class="wrong" id="wrong" role="alert">${wrong}</p>` : ''}
        <div class="acts">
          <button class="btn" name="act" value="verify" data-action="verify">${WORDS.verify[lang]}</button>
          <button class="btn btn-2" name="act" value="cancel" data-action="cancel" formnovalidate>
            ${WORDS.cancel[lang]}
          </button>
        </div>
      </form>`,
    demo: html`<p class="small num">
        ${WORDS.hint[lang]}: <code data-acs-code="${code}">${code}</code> · <a href="${inbox}">${WORDS.inbox[lang]}</a>
      </p>
      <form method="post" action="${action}">
        <button class="btn btn-2" name="act" value="no-answer" data-action="no-answer">${WORDS.silence[lang]}</button>
      </form>`,
  })
}
