import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { problemOf } from '../../machines/entities/problem'
import { outcomeOf } from '../../src/gateways/answer'
import { ProblemText } from '../../src/words/problem-text'
import { messages } from '../../locales/tr/first.po'

const i18n = setupI18n({ locale: 'tr', messages: { tr: messages } })
const GENERIC = i18n._('errors.generic')

interface Said {
  readonly consumerErrorMessage?: string | null
  readonly errorMessage?: string | null
}

/** What the shopper reads of a refusal, from the bytes of the answer to the screen. */
function textFor(said: Said): string {
  const body = { status: 'failure', errorCode: '77', errorGroup: 'X', errorLog: 'secret', ...said }
  const outcome = outcomeOf({ status: 422, text: JSON.stringify(body) }, '/payment/fund/auth', v.unknown())
  if (outcome.kind !== 'refused') throw new Error('a failure is a refusal')
  expect(outcome).toMatchObject({ code: '77', group: 'X' })
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ProblemText problem={problemOf(outcome)} />
    </I18nProvider>,
  )
  expect(markup).not.toContain('secret')
  return markup.replace(/^<bdi>(.*)<\/bdi>$/s, '$1')
}

/** Words, and everything that says as little as nothing. */
const words = fc.stringMatching(/^[A-Za-zçğıöşü]{1,12}( [A-Za-zçğıöşü]{1,12}){0,4}$/)
const nothing = fc.constantFrom(undefined, null, '', '   ', '\n', '\u202e')

const saying = (consumerErrorMessage: string | null | undefined, errorMessage: string | null | undefined): Said => ({
  ...(consumerErrorMessage === undefined ? {} : { consumerErrorMessage }),
  ...(errorMessage === undefined ? {} : { errorMessage }),
})

describe('a refusal', () => {
  it('is told in the words for the consumer, else in its own, else in ours (GWY-05~)', () => {
    expect(GENERIC).toMatch(/\p{L}{3}/u)
    fc.assert(
      fc.property(words, fc.oneof(words, nothing), (consumer, own) => {
        expect(textFor(saying(consumer, own))).toBe(consumer)
      }),
    )
    fc.assert(
      fc.property(nothing, words, (consumer, own) => {
        expect(textFor(saying(consumer, own))).toBe(own)
      }),
    )
    fc.assert(
      fc.property(nothing, nothing, (consumer, own) => {
        expect(textFor(saying(consumer, own))).toBe(GENERIC)
      }),
    )
  })

  it('is text, whatever it looks like', () => {
    expect(textFor({ errorMessage: '<img src=x onerror=alert(1)>' })).toBe('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('is clipped before it fills the screen', () => {
    expect(textFor({ consumerErrorMessage: 'a'.repeat(10_000) })).toHaveLength(300)
  })
})
