import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InitData } from '../../machines/entities/init-data'
import { TURKISH_CALENDAR } from '../../machines/entities/turkish-calendar'
import { NO_TERMS, type PaymentTerms } from '../../machines/entities/payment-terms'
import { paymentTerms } from '../../src/services/payment/payment-terms'
import { valueOf } from '../support/value-of'
import { gatewaysAnswered } from '../support/answering-http'

const BANKS = [{ code: 12, name: 'Halk Bankası' }]

/** Facts that the page knows without the order. */
const HERE = {
  calendar: TURKISH_CALENDAR,
  fullBonusOnlyBanks: BANKS,
  device: 'android',
  today: { year: 2026, month: 1, day: 15 },
  openTransfer: undefined,
} as const

async function initOf(said: object): Promise<InitData> {
  return valueOf(await gatewaysAnswered({ status: 'success', price: 1, ...said }).payments.detail()).init
}

/** Flags of the order, and the terms that they set. */
const FLAGS = {
  creditCardEnabled: 'isCardEnabled',
  fundEnabled: 'isFundEnabled',
  mixPaymentEnabled: 'isMixEnabled',
  force3Ds: 'isThreeDSForced',
  bkmEnabled: 'isBkmEnabled',
  merchantTrustStampAvailableOrIgnored: 'isMerchantTrusted',
} as const satisfies Record<string, keyof PaymentTerms>

const NAMES = Object.keys(FLAGS) as (keyof typeof FLAGS)[]

describe('paymentTerms', () => {
  it('the terms of an order take each flag from the order, independent of the others (BOOT-16~, PAY-01~, CARD-09~, KYC-01~)', async () => {
    for (const on of NAMES) {
      for (const [flag, others] of [
        [true, false],
        [false, true],
      ] as const) {
        const said = Object.fromEntries(NAMES.map((name) => [name, name === on ? flag : others]))
        const terms = paymentTerms({ ...HERE, init: await initOf(said), now: 5 })
        for (const name of NAMES) expect([name, terms[FLAGS[name]]]).toEqual([name, said[name]])
      }
    }
  })

  it('the terms of an order have the buyer’s name and whether the identity form is shown (KYC-05~, BOOT-15~)', async () => {
    const named = await initOf({ buyerName: 'Ayşe', buyerSurname: 'Yılmaz', abTests: { verifyIdentity: 1 } })
    expect(paymentTerms({ ...HERE, init: named, now: 5 })).toMatchObject({
      buyer: { name: 'Ayşe', surname: 'Yılmaz' },
      isIdentityFormShown: true,
    })
    const nameless = await initOf({ abTests: { verifyIdentity: 0 } })
    expect(paymentTerms({ ...HERE, init: nameless, now: 5 })).toMatchObject({
      buyer: { name: '', surname: '' },
      isIdentityFormShown: false,
    })
  })

  it('the terms of an unknown order are what the page knows, with the bank’s day by server time (BON-02~)', () => {
    expect(paymentTerms({ ...HERE, init: undefined, now: undefined })).toEqual({ ...NO_TERMS, ...HERE })
    // The banks' day follows the server's time, independent of the shopper's zone.
    const bankDay = { year: 2026, month: 7, day: 2 }
    expect(paymentTerms({ ...HERE, init: undefined, now: Date.UTC(2026, 6, 1, 21, 30) })).toEqual({
      ...NO_TERMS,
      ...HERE,
      bankDay,
    })
  })

  it('the terms of an order leave out campaigns that begin later by the server’s clock (INST-05~)', async () => {
    const init = await initOf({})
    const campaign = fc.record({
      startDate: fc.option(fc.nat(20), { nil: undefined }),
      plusInstallment: fc.nat(6),
      cardBankName: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(campaign), fc.option(fc.nat(20), { nil: undefined }), (plusInstallments, now) => {
        const terms = paymentTerms({ ...HERE, init: { ...init, plusInstallments }, now })
        for (const one of plusInstallments) {
          const hasBegun = one.startDate === undefined || one.startDate <= (now ?? -1)
          expect(terms.plusInstallments.includes(one)).toBe(hasBegun)
        }
      }),
    )
  })
})
