import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../scripts/words/catalogue.mjs'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { wordFaults } from './laws/one-word'

const sentence = (text: string) => readCatalogue(`msgid "a"\nmsgstr "${text}"`)

describe('words of the interface', () => {
  it.each(['en', 'tr'] as const)(
    'the interface has one word for one thing in every sentence of %s (BEST-16~)',
    (language) => {
      expect(wordFaults(language, wholeCatalogue(language))).toEqual([])
    },
  )

  it.each([
    ['en', 'Installment difference'],
    ['en', 'Use my bonus'],
    ['en', 'This merchant takes cards.'],
    ['tr', 'Bağlantıyı yeniden gönder'],
    ['tr', 'Bu mağazada'],
    ['tr', 'Aylık işlem sınırı'],
    ['tr', 'Lütfen yeniden deneyin.'],
  ] as const)('a sentence of %s with another word for a thing is reported: %s (BEST-16~)', (language, text) => {
    expect(wordFaults(language, sentence(text)).length).toBeGreaterThan(0)
  })

  it.each([
    ['en', 'Use my bonus points'],
    ['tr', 'İnternet bağlantınız yok'],
    ['tr', 'Ödemeyi oradan yeniden başlatın.'],
    ['tr', '{merchantName} adlı iş yeri'],
  ] as const)('a sentence of %s with the right word for a thing passes: %s (BEST-16~)', (language, text) => {
    expect(wordFaults(language, sentence(text))).toEqual([])
  })
})
