import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

/** What is where a call of the provider failed, whether the shopper is offline or the provider's edge answered alone. */
const UNREACHED = [
  'errors.generic',
  'errors.startFailed.title',
  'errors.startFailed.text',
  'errors.openingFailed.title',
  'errors.openingFailed.text',
  'errors.unopened.title',
  'errors.unopened.text',
  'verification.notSent',
  'outcome.lede',
]

const OF_THE_LINE = /connection|internet|online|offline|bağlantı|çevrim/i

describe.each(['en', 'tr'])('in %s', (language) => {
  const { sentences } = wholeCatalogue(language)

  it.each(UNREACHED)('%s blames no connection (GWY-07~)', (id) => {
    expect(sentences.get(id)).toBeTruthy()
    expect(sentences.get(id)).not.toMatch(OF_THE_LINE)
  })
})
