import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../scripts/words/catalogue.mjs'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { wordFaults } from './laws/one-word'

const sentence = (text: string) => readCatalogue(`msgid "a"\nmsgstr "${text}"`)

describe('a thing on the screen', () => {
  it.each(['en', 'tr'] as const)(
    'a thing on the screen has one word in every sentence of %s (BEST-16~)',
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
  ] as const)('a thing on the screen of %s that has another word is a fault: %s (BEST-16~)', (language, text) => {
    expect(wordFaults(language, sentence(text)).length).toBeGreaterThan(0)
  })

  it.each([
    ['en', 'Use my bonus points'],
    ['tr', 'İnternet bağlantınız yok'],
    ['tr', 'Ödemeyi oradan yeniden başlatın.'],
    ['tr', '{merchantName} adlı iş yeri'],
  ] as const)('a thing on the screen of %s that has its own word passes: %s (BEST-16~)', (language, text) => {
    expect(wordFaults(language, sentence(text))).toEqual([])
  })
})
