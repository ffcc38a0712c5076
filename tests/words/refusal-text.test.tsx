import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import type { Refusal } from '../../machines/entities/problem'
import { outcomeOf } from '../../src/gateways/answer'
import { ProblemText } from '../../src/words/problem-text'
import { messages as enFirst } from '../../locales/en/first.po'
import { messages as enLater } from '../../locales/en/later.po'
import { messages as trFirst } from '../../locales/tr/first.po'
import { messages as trLater } from '../../locales/tr/later.po'

const LANGUAGES = {
  tr: setupI18n({ locale: 'tr', messages: { tr: { ...trFirst, ...trLater } } }),
  en: setupI18n({ locale: 'en', messages: { en: { ...enFirst, ...enLater } } }),
}
type Language = keyof typeof LANGUAGES

/** No bank code of the domain facts matches these. */
const UNKNOWN = { errorCode: '77', errorGroup: 'X' }

type Said = string | null | undefined

interface Answer {
  readonly errorCode?: string | number | null
  readonly errorGroup?: string | null
  readonly consumerErrorMessage?: Said
  readonly errorMessage?: Said
}

/** The text that the shopper reads for a refusal, from the bytes of the answer to the screen. */
function textFor(answer: Answer, language: Language = 'tr', i18n = LANGUAGES[language]): string {
  const body = { status: 'failure', ...UNKNOWN, errorLog: 'secret', ...answer }
  const outcome = outcomeOf({ status: 422, text: JSON.stringify(body) }, '/payment/fund/auth', v.unknown())
  if (outcome.kind !== 'refused') throw new Error('a failure is a refusal')
  expect(outcome).toMatchObject({ code: String(body.errorCode ?? ''), group: body.errorGroup ?? undefined })
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ProblemText problem={paymentProblemOf(outcome)} />
    </I18nProvider>,
  )
  expect(markup).not.toContain('secret')
  return markup.replace(/^<bdi>(.*)<\/bdi>$/s, '$1')
}

/** A bank's refusal named by code and group, by code alone as a number, and by group alone. */
const named = (errorCode: string, errorGroup: string): Answer[] => [
  { errorCode, errorGroup },
  { errorCode: Number(errorCode), errorGroup: null },
  { errorCode: null, errorGroup },
]

const REPORTED = [named('10041', 'LOST_CARD'), named('10043', 'STOLEN_CARD'), named('10041', 'PICKUP_CARD')].flat()
const UNHEARD = [
  named('10214', 'COMMUNICATION_OR_SYSTEM_ERROR'),
  named('10219', 'REQUEST_TIMEOUT'),
  named('10228', 'ISSUER_OR_SWITCH_INOPERATIVE'),
].flat()
const CLOSED = named('10093', 'RESTRICTED_BY_LAW')

const SENTENCES = {
  reported: {
    tr: 'Bu kart kullanılamıyor. Lütfen bankanızla iletişime geçin.',
    en: 'This card cannot be used. Please contact your bank.',
  },
  unheard: {
    tr: 'Şu anda bankaya ulaşılamıyor. Tekrar ödemeden önce siparişinizi kontrol edin.',
    en: 'The bank cannot be reached at the moment. Check your order before you pay again.',
  },
  closed: {
    tr: 'Kartınız internet alışverişine kapalı. Bankanızın uygulamasından açıp tekrar deneyin.',
    en: 'Your card is closed to online shopping. Turn it on in your bank’s app and try again.',
  },
  generic: {
    tr: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
    en: 'An unexpected error occurred. Please try again.',
  },
} as const

/** Texts, and values that count as no text. */
const words = fc.stringMatching(/^[A-Za-zçğıöşü]{1,12}( [A-Za-zçğıöşü]{1,12}){0,4}$/)
const nothing = fc.constantFrom(undefined, null, '', '   ', '\n', '\u202e')

/** Undefined where our own sentence is expected. */
interface Expected {
  readonly known?: string
  readonly other?: string
}

/** Checks the text for each kind of refusal, if the provider sends these two sentences. */
function expectText(consumerErrorMessage: Said, errorMessage: Said, expected: Expected) {
  const said = { consumerErrorMessage, errorMessage }
  for (const language of ['tr', 'en'] as const) {
    const sentence = (name: keyof typeof SENTENCES) => SENTENCES[name][language]
    for (const name of REPORTED) expect(textFor({ ...name, ...said }, language)).toBe(sentence('reported'))
    for (const name of UNHEARD) expect(textFor({ ...name, ...said }, language)).toBe(sentence('unheard'))
    for (const name of CLOSED)
      expect(textFor({ ...name, ...said }, language)).toBe(expected.known ?? sentence('closed'))
    expect(textFor(said, language)).toBe(expected.other ?? sentence('generic'))
  }
}

describe('the text of a refusal', () => {
  it('a refusal has our text for a reported card or silent bank, else consumerErrorMessage, our reason, errorMessage, general (GWY-05)', () => {
    fc.assert(
      fc.property(words, fc.oneof(words, nothing), (consumer, own) => {
        expectText(consumer, own, { known: consumer, other: consumer })
      }),
    )
    fc.assert(fc.property(nothing, words, (consumer, own) => expectText(consumer, own, { other: own })))
    fc.assert(fc.property(nothing, nothing, (consumer, own) => expectText(consumer, own, {})))
  })

  it('a refusal’s markup is shown as text', () => {
    expect(textFor({ errorMessage: '<img src=x onerror=alert(1)>' })).toBe('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('a refusal has a general text until its own words have loaded, without a console message', () => {
    const missing: string[] = []
    const i18n = setupI18n({
      locale: 'en',
      messages: { en: enFirst },
      missing: (_, key) => {
        missing.push(key)
        return key
      },
    })
    expect(textFor({ errorGroup: 'LOST_CARD' }, 'en', i18n)).toBe(SENTENCES.generic.en)
    expect(missing).toEqual([])
  })

  it('a refusal’s text is cut to 300 characters', () => {
    expect(textFor({ consumerErrorMessage: 'a'.repeat(10_000) })).toHaveLength(300)
  })

  it('a refusal’s text stays marked as of its language on a page in another, for shoppers or for merchants (GWY-05~, A11Y-01~)', () => {
    const shown = (refusal: Refusal) =>
      renderToStaticMarkup(
        <I18nProvider i18n={LANGUAGES.en}>
          <ProblemText problem={paymentProblemOf(refusal)} />
        </I18nProvider>,
      )
    const refusal: Refusal = { code: '77', group: 'X', message: 'Olmadı', language: 'tr' }
    expect(shown(refusal)).toBe('<bdi lang="tr">Olmadı</bdi>')
    const known = { ...refusal, code: '10093', group: 'RESTRICTED_BY_LAW' }
    expect(shown({ ...known, consumerMessage: 'Kapalı' })).toBe('<bdi lang="tr">Kapalı</bdi>')
    expect(shown({ ...refusal, group: 'MEMBER_SUSPENDED', consumerMessage: 'Durdu' })).toBe(
      '<bdi lang="tr">Durdu</bdi>',
    )
    expect(shown(known)).toBe(SENTENCES.closed.en)
    expect(shown({ ...refusal, language: undefined })).toBe('<bdi>Olmadı</bdi>')
  })
})
