import { describe, expect, it } from 'vitest'
import { type Meaning, type MoneyWords, moneyFaults } from './laws/money-words'
import { readCatalogue } from '../../scripts/words/catalogue.mjs'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

/** Every sentence about the shopper's money, and its meaning in both languages. */
const MEANT: Readonly<Record<string, Meaning>> = {
  'balance.unknown.text': 'notCharged',
  'credit.failed.outOfStock.text': 'notCharged',
  'creditOffer.text': 'notCharged',
  'errors.bankPage': 'notCharged',
  'errors.creditPage': 'notCharged',
  'errors.instrumentSuspended.until': 'notCharged',
  'errors.memberSuspended.until': 'notCharged',
  'errors.noMoneyMoved': 'notCharged',
  'errors.notCharged': 'notCharged',
  'errors.openingFailed.text': 'notCharged',
  'errors.requestUnderWay': 'notCharged',
  'errors.requestUndone': 'notCharged',
  'errors.underWay': 'notCharged',
  'credit.failed.alreadyApplied.text': 'notCharged',
  'errors.nothingMoved': 'notCharged',
  'pages.pay.screens.dangerModal.description': 'notCharged',
  'pages.pay.screens.dangerModal.description.noLink': 'notCharged',
  'pages.pay.screens.dangerModal.info.description': 'notCharged',
  'pages.pay.screens.dangerModal.methodCrashed.description': 'notCharged',
  'pages.pay.screens.dangerModal.termsFailed.description': 'notCharged',
  'refund.untransferable.lede': 'notCharged',
  'shell.testMode': 'notCharged',
  'live.paid': 'charged',
  'result.amount': 'charged',
  'result.paid.heading': 'charged',
  'result.resting': 'charged',
  'title.result': 'charged',
  'errors.bankSession': 'unknown',
  'errors.earlierUnsettled': 'unknown',
  'errors.invalidToken.hint': 'unknown',
  'errors.invalidToken.text': 'unknown',
  'errors.startFailed.text': 'unknown',
  'errors.unsettled': 'unknown',
  'live.checking': 'unknown',
  'live.outcomeUnknown': 'unknown',
  'outcome.closed.lede': 'unknown',
  'outcome.doNotPay': 'unknown',
  'outcome.heading': 'unknown',
  'outcome.lede': 'unknown',
  'outcome.otherMethod': 'unknown',
  'outcome.unknown.heading': 'unknown',
}

const sentence = (id: string, text: string) => readCatalogue(`msgid "${id}"\nmsgstr "${text}"`)

const NOT_CHARGED = ['You have not been charged.', 'Kartınızdan veya bakiyenizden para çekilmedi.'] as const

const made = (english: string, turkish: string, change: Partial<MoneyWords> = {}) =>
  moneyFaults({ en: sentence('a', english), tr: sentence('a', turkish), meant: { a: 'notCharged' }, ...change })

describe('a sentence about money', () => {
  it('a sentence about money means the same in both languages, and every other has the same numbers and values (BEST-16~)', () => {
    const [en, tr] = [wholeCatalogue('en'), wholeCatalogue('tr')]
    expect(en.sentences.size).toBeGreaterThan(400)
    expect(moneyFaults({ en, tr, meant: MEANT })).toEqual([])
  })

  it.each<[string, string, Meaning]>([
    [...NOT_CHARGED, 'notCharged'],
    [
      'Nothing was charged, and no order was made.',
      'Kartınızdan veya bakiyenizden para çekilmedi ve sipariş verilmedi.',
      'notCharged',
    ],
    ['This order has been paid.', 'Bu sipariş ödendi.', 'charged'],
    ['Money may have been taken.', 'Para çekilmiş olabilir.', 'unknown'],
  ])('a sentence about money may be “%s” (BEST-16~)', (english, turkish, meaning) => {
    expect(made(english, turkish, { meant: { a: meaning } })).toEqual([])
  })

  it.each<[string, string, string, Partial<MoneyWords>]>([
    ['a lost “not”', 'You have been charged.', NOT_CHARGED[1], {}],
    ['a lost “not” beside another', 'The page could not be opened and you have been charged.', NOT_CHARGED[1], {}],
    ['a lost Turkish denial', NOT_CHARGED[0], 'Sizden para çekildi.', {}],
    ['a doubt in place of a word', 'You may not have been charged.', NOT_CHARGED[1], {}],
    ['a word in place of a doubt', 'Money has been taken.', 'Para çekilmiş olabilir.', { meant: { a: 'unknown' } }],
    [
      'a Turkish word in place of a doubt',
      'Money may have been taken.',
      'Sizden para çekildi.',
      { meant: { a: 'unknown' } },
    ],
    ['a denial of what was paid', 'This order has not been paid.', 'Bu sipariş ödendi.', { meant: { a: 'charged' } }],
    ['an unread sentence', ...NOT_CHARGED, { meant: {} }],
    ['a sentence that is said no more', 'Choose a card.', 'Kart seçin.', {}],
    ['another number', 'You have not been charged 5 times.', 'Sizden 6 kez para çekilmedi.', {}],
    ['another value', 'You have not been charged {sum}.', 'Sizden {price} para çekilmedi.', {}],
  ])('a sentence about money with %s is reported (BEST-16~)', (_, english, turkish, change) => {
    expect(made(english, turkish, change).length).toBeGreaterThan(0)
  })
})
