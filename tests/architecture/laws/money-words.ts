import type { Catalogue } from '../../../scripts/words/catalogue.mjs'

export type Meaning = 'charged' | 'notCharged' | 'unknown'

export interface MoneyWords {
  readonly tr: Catalogue
  readonly en: Catalogue
  /** The meaning of each sentence, checked in both languages. */
  readonly meant: Readonly<Record<string, Meaning>>
}

interface Tongue {
  readonly name: string
  /** Matches a sentence or clause about money being taken. */
  readonly speaks: RegExp
  readonly denies: RegExp
  readonly doubts: RegExp
}

const ENGLISH: Tongue = {
  name: 'English',
  speaks:
    /\bcharged?\b|\bmoney\b.*\b(?:taken|moves?|moved)\b|\b(?:have|been|amount) paid\b|\bpayment (?:successful|is complete|went through|did not go through)|\bdo not pay\b|\bresult of your payment\b/i,
  denies: /\b(?:not|nothing|no|never)\b|n[’']t\b/i,
  doubts: /\bmay\b|\bif\b|\bbefore you pay\b|\bnot known\b|\bdo not know\b|\bchecking\b|\bdo not pay\b/i,
}

const TURKISH: Tongue = {
  name: 'Turkish',
  speaks:
    /(?:para|ücret|ödeme) (?:çek|al[ıi]n|hareket|aktar)|tahsil|ödendi|ödenen tutar|ödeme yaptıysanız|ödemeniz (?:başarıyla )?(?:tamamlandı|gerçekleş(?:ti(?!r)|me))|tekrar ödeme yap|yöntemle de ödemeyin|ödemenizin sonucu/i,
  denies: /(?:çekil|alın|aktarıl|gerçekleş|öden)m[ae]|olmaz/i,
  doubts:
    /olabilir|bilmiyoruz|ödemeden önce|(?:yaptı|gerçekleşti)yse|yaptıysa|belli değil|kontrol ed|ödeme yapmayın|ödemeyin/i,
}

const clausesOf = (sentence: string) => sentence.split(/[.;,]|\s(?:and|ve)\s/)

function meaningFault({ name, speaks, denies, doubts }: Tongue, sentence: string, meaning: Meaning): string[] {
  const said = clausesOf(sentence).filter((clause) => speaks.test(clause))
  const denied = said.filter((clause) => denies.test(clause))
  const isSo = {
    charged: said.length > 0 && denied.length === 0 && !doubts.test(sentence),
    notCharged: said.length > 0 && denied.length === said.length && !doubts.test(said.join(' ')),
    unknown: doubts.test(sentence),
  }
  return isSo[meaning] ? [] : [`${name} does not say ${meaning}: ${sentence}`]
}

const numbersIn = (sentence: string) => (sentence.match(/\d+/g) ?? []).sort().join(' ')

const partsIn = (sentence: string) => (sentence.match(/\{\w+|<\/?\w+>/g) ?? []).sort()

const partsOf = (sentence: string) => [...new Set(partsIn(sentence))].join(' ')

export function moneyFaults({ tr, en, meant }: MoneyWords): string[] {
  const pairs = [...en.sentences].map(([key, english]) => ({ key, english, turkish: tr.sentences.get(key) ?? '' }))
  const speaks = new Set(
    pairs
      .filter(({ english, turkish }) => ENGLISH.speaks.test(english) || TURKISH.speaks.test(turkish))
      .map(({ key }) => key),
  )
  return [
    ...[...speaks].filter((key) => !(key in meant)).map((key) => `${key} speaks of money, and was never read`),
    ...Object.keys(meant)
      .filter((key) => !speaks.has(key))
      .map((key) => `${key} is listed, and speaks of no money`),
    ...pairs.flatMap(({ key, english, turkish }) => {
      const meaning = meant[key]
      if (!meaning) return []
      const faults = [...meaningFault(ENGLISH, english, meaning), ...meaningFault(TURKISH, turkish, meaning)]
      return faults.map((fault) => `${key}: ${fault}`)
    }),
    ...pairs
      .filter(({ english, turkish }) => numbersIn(english) !== numbersIn(turkish))
      .map(({ key }) => `${key} has other numbers in Turkish than in English`),
    ...pairs
      .filter(({ english, turkish }) => partsOf(english) !== partsOf(turkish))
      .map(({ key }) => `${key} has other values in Turkish than in English`),
  ]
}
