import { describe, expect, it } from 'vitest'
import { readCatalogue } from './reading/catalogue'
import { wholeCatalogue } from './reading/whole-catalogue'
import { promiseFaults } from './laws/promises'

/** Every sentence that promises a duration, a message or a right, and who promises it. */
const SOURCES: Readonly<Record<string, string>> = {
  'campaign.cashback': 'the order: a cashback campaign, SHELL-09',
  'campaign.cashback.text': 'the order: a cashback campaign, SHELL-09',
  'changeNumber.lede': 'the call itself: a new code to the new number, OTP-06',
  'errors.wait': 'the answer: Retry-After of a 429',
  'identify.lede': 'the call itself: a code by SMS',
  'identify.returning': 'the call itself: a code by SMS, CNT-06',
  'identity.sendLink': 'the call itself: the app link by SMS, KYC-04',
  'live.lastFiveMinutes': 'the answer: the expiry of the token, CNT-07',
  'live.lastMinute': 'the answer: the expiry of the token, CNT-07',
  'live.settled': 'specification, settlement: within 1 hour, SET-02',
  'live.settledAlways': 'specification, settlement: within 1 hour, always, SET-02',
  'methods.transfer.days': 'domain facts, bank transfer: 3 business days, BEST-07',
  'outcome.looksAgain': 'the machine itself: it asks again, PAY-06',
  'permission.text': 'the permission itself, RES-05',
  'protection.decision.within': 'specification, agreements: 7 business days, AGR-03',
  'protection.defect.within': 'specification, agreements: 3 days of delivery, AGR-03',
  'protection.nonDelivery.within': 'specification, agreements: 30 days of the order, AGR-03',
  'protection.response.within': 'specification, agreements: 3 business days, AGR-03',
  'protection.return.within': 'specification, agreements: 3 business days after receipt, AGR-03',
  'permission.granted': 'the permission itself, RES-05',
  'permission.offer': 'the permission itself, RES-05',
  'permission.title': 'the permission itself, RES-05',
  'quick.lede': 'the call itself: registration, QCK-01',
  'settlement.always': 'specification, settlement: always, SET-01',
  'settlement.settled.lede': 'specification, settlement: within 1 hour, SET-02',
  'settlement.settledAlways.lede': 'specification, settlement: within 1 hour, always, SET-02',
  'settlement.withinAnHour': 'specification, settlement: within 1 hour, SET-02',
  'transfer.days': 'domain facts, bank transfer: 3 business days, BEST-07',
  'transfer.how.days': 'domain facts, bank transfer: 3 business days, BEST-07',
  'transfer.loginOver.how': 'the call itself: a code by SMS, CNT-06',
  'verification.lastMinute': 'the answer: expireDurationInSeconds, OTP-05',
  'verification.resendIn': 'the answer: the pause before another code, OTP-05',
}

const sentence = (text: string) => readCatalogue(`msgid "a"\nmsgstr "${text}"`)

const faults = (en: string, tr: string, sources: Readonly<Record<string, string>> = {}) =>
  promiseFaults({ en: sentence(en), tr: sentence(tr), sources })

describe('a promise on the screen', () => {
  it('has its source, in the specification, an answer or what the call itself does (BEST-16~)', () => {
    expect(promiseFaults({ en: wholeCatalogue('en'), tr: wholeCatalogue('tr'), sources: SOURCES })).toEqual([])
  })

  it.each([
    ['a notification', 'We will tell you by SMS.', 'SMS ile haber veririz.'],
    ['a duration', 'We check every 15 minutes.', '15 dakikada bir kontrol ederiz.'],
    ['a moment', 'The amount is in your balance at once.', 'Tutar hemen bakiyenize eklenir.'],
    ['a right', 'You may remove a card at any time.', 'Kartı istediğiniz zaman kaldırabilirsiniz.'],
    ['a gain', 'You earn cashback.', 'Nakit iade kazanırsınız.'],
    ['a price', 'Taxes are included.', 'Vergiler dahildir.'],
  ])('that is %s without a source is a fault, in either language (BEST-16~)', (_, english, turkish) => {
    expect(faults(english, 'Devam et')).toHaveLength(1)
    expect(faults('Continue', turkish)).toHaveLength(1)
    expect(faults(english, turkish, { a: 'specification' })).toEqual([])
  })

  it('that is listed and promises nothing is a fault (BEST-16~)', () => {
    expect(faults('Continue', 'Devam et', { a: 'specification' })).toHaveLength(1)
  })
})
