import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InitData } from '../../machines/entities/init-data'
import { paymentTerms } from '../../src/services/payment-terms'
import { valueOf } from '../gateways/support/value-of'
import { gatewaysAnswered } from './support/answering-http'

const BANKS = [{ code: 12, name: 'Halk Bankası' }]

async function initOf(said: object): Promise<InitData> {
  return valueOf(await gatewaysAnswered({ status: 'success', price: 1, ...said }).payments.detail()).init
}

describe('what is said about paying by card', () => {
  it('is in the order: whether every card needs 3-D, and whether BKM is there (CARD-09~)', async () => {
    for (const force3Ds of [true, false]) {
      for (const bkmEnabled of [true, false]) {
        const init = await initOf({ force3Ds, bkmEnabled })
        expect(paymentTerms({ init, fullBonusOnlyBanks: BANKS, now: 5 })).toEqual({
          isThreeDSForced: force3Ds,
          isBkmEnabled: bkmEnabled,
          plusInstallments: [],
          fullBonusOnlyBanks: BANKS,
        })
      }
    }
  })

  it('is the banks of the configuration alone where nobody knows the order (BON-02~)', () => {
    expect(paymentTerms({ init: undefined, fullBonusOnlyBanks: BANKS, now: 5 })).toEqual({
      isThreeDSForced: false,
      isBkmEnabled: false,
      plusInstallments: [],
      fullBonusOnlyBanks: BANKS,
    })
  })

  it('leaves out campaigns that begin later by the server’s clock, and waits for it to say (INST-05~)', async () => {
    const init = await initOf({})
    const campaign = fc.record({
      startDate: fc.option(fc.nat(20), { nil: undefined }),
      plusInstallment: fc.nat(6),
      cardBankName: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(campaign), fc.option(fc.nat(20), { nil: undefined }), (plusInstallments, now) => {
        const terms = paymentTerms({ init: { ...init, plusInstallments }, fullBonusOnlyBanks: [], now })
        for (const one of plusInstallments) {
          const hasBegun = one.startDate === undefined || one.startDate <= (now ?? -1)
          expect(terms.plusInstallments.includes(one)).toBe(hasBegun)
        }
      }),
    )
  })
})
