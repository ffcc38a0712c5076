import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

/** Sentences for a failed call to the provider, whether the shopper is offline or only the provider's edge answered. */
const UNREACHED = [
  'errors.generic',
  'errors.startFailed.title',
  'errors.startFailed.text',
  'errors.openingFailed.title',
  'errors.openingFailed.text',
  'errors.unopened.title',
  'errors.unopened.text',
  'otp.notSent',
  'outcome.lede',
]

/** The sentence of a call that was refused without a reason, and that of the same call without an answer. */
const REFUSED = [
  ['otp.sendRefused', 'otp.notSent'],
  ['errors.transferUndone', 'errors.noticeUnanswered'],
] as const

const DENIED = /\b(?:no|not)\b|m[ae]d[ıi](?!ğ)/i

const OPEN = /do not know whether|belli değil/

const OF_THE_LINE = /connection|internet|online|offline|bağlantı|çevrim/i

describe.each(['en', 'tr'])('sentences about failed calls in %s', (language) => {
  const { sentences } = wholeCatalogue(language)

  it.each(UNREACHED)('%s does not blame the connection (GWY-07~)', (id) => {
    expect(sentences.get(id)).toBeTruthy()
    expect(sentences.get(id)).not.toMatch(OF_THE_LINE)
  })

  it.each(REFUSED)(
    '%s says that the call was not done, and %s that this is unknown (GWY-02~)',
    (refused, unanswered) => {
      expect(sentences.get(refused)).toMatch(DENIED)
      expect(sentences.get(refused)).not.toMatch(OPEN)
      expect(sentences.get(unanswered)).toMatch(OPEN)
    },
  )
})
