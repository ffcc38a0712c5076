import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavedCard } from '../../machines/entities/saved-card'
import { gatewaysAnswered } from '../support/answering-http'

const CARD = {
  walletCard: false,
  cardType: 'CREDIT_CARD',
  lastPaidCard: true,
  threeDSVerified: true,
  cardToken: 'token',
  binNumber: '55496071',
  lastFourDigits: '3771',
  cardAssociation: 'MASTER_CARD',
  cardBankName: 'Denizbank',
  expireMonth: '01',
  expireYear: '2028',
}

const NOW = 1_763_000_000_000

const openWallet = (data: object) =>
  gatewaysAnswered({ status: 'success', data: { memberToken: 'wallet', systemTime: NOW, ...data } }).members.openWallet(
    '7',
  )

async function cardOf(changed: Record<string, unknown>): Promise<SavedCard | undefined> {
  const outcome = await openWallet({ items: [{ ...CARD, ...changed }] })
  return outcome.kind === 'ok' ? outcome.value.cards[0] : undefined
}

async function endOf(changed: Record<string, unknown>) {
  const outcome = await openWallet(changed)
  return outcome.kind === 'ok' ? outcome.value.endsAt : 'refused'
}

describe('saved cards of the wallet', () => {
  it('a saved card is read with all its fields (CARD-16~)', async () => {
    expect(await cardOf({})).toEqual({
      cardToken: 'token',
      brand: 'MASTER',
      type: 'credit',
      bankName: 'Denizbank',
      bin: '55496071',
      lastFour: '3771',
      expiry: { month: 1, year: 2028 },
      isProviderCard: false,
      isGatedAsProviderCard: false,
      wasPaidWithLast: true,
      isThreeDSVerified: true,
    })
  })

  it.each([
    ['CREDIT_CARD', 'credit'],
    ['DEBIT_CARD', 'bank'],
    ['PREPAID_CARD', 'prepaid'],
    ['GIFT_CARD', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('a saved card of the type %s is %s (CARD-16~)', async (cardType, type) => {
    expect(await cardOf({ cardType })).toMatchObject({ type })
  })

  it.each([
    ['37442700', 'AMERICAN_EXPRESS', 'AMEX'],
    ['67000000', 'MASTER_CARD', 'MASTER2'],
    [null, 'MASTER_CARD', 'MASTER'],
    [undefined, 'TROY', 'TROY'],
    ['', 'AMERICAN_EXPRESS', 'AMEX'],
    [undefined, 'VISA', 'VISA'],
    [undefined, 'ELSEWHERE', undefined],
  ])(
    'a saved card has its brand by its digits %s, else by its association %s: %s',
    async (binNumber, cardAssociation, brand) => {
      expect(await cardOf({ binNumber, cardAssociation })).toMatchObject({ brand })
    },
  )

  it('a saved card of the provider is known by the product’s flag, and its bank is the product (CARD-01~)', async () => {
    expect(await cardOf({ walletCard: true, cardBankName: 'x' })).toMatchObject({
      isProviderCard: true,
      bankName: 'Cüzdan',
    })
  })

  it.each([
    ['1', '2028', { month: 1, year: 2028 }],
    [12, 28, { month: 12, year: 2028 }],
    ['00', '2028', undefined],
    ['13', '2028', undefined],
    ['soon', '2028', undefined],
    ['12', null, undefined],
    [undefined, undefined, undefined],
  ])('a saved card with the expiry %s %s ends in %j', async (expireMonth, expireYear, expiry) => {
    expect(await cardOf({ expireMonth, expireYear })).toMatchObject({ expiry })
  })

  it('a saved card may have any value in every field but its token and its last digits', async () => {
    const optional = Object.keys(CARD).filter((name) => name !== 'cardToken' && name !== 'lastFourDigits')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...optional), fc.jsonValue(), async (name, value) => {
        expect(await cardOf({ [name]: value })).toMatchObject({ cardToken: 'token', lastFour: '3771' })
      }),
    )
  })

  it.each([
    ['cardToken', undefined],
    ['cardToken', ''],
    ['lastFourDigits', undefined],
    ['lastFourDigits', '377'],
    ['lastFourDigits', '5549607159333771'],
  ])('a saved card without its %s is left out, and the others stay: %s (GWY-11~)', async (field, value) => {
    const outcome = await openWallet({ items: [{ ...CARD, [field]: value }, CARD] })
    expect(outcome).toMatchObject({ value: { memberToken: 'wallet', cards: [{ lastFour: '3771' }] } })
    expect(await cardOf({ [field]: value })).toBeUndefined()
  })
})

describe('the expiry of the wallet', () => {
  it.each([
    [NOW + 900_000, NOW + 900_000],
    [(NOW + 900_000) / 1000, NOW + 900_000],
    [900, NOW + 900_000],
    ['900', NOW + 900_000],
    [undefined, undefined],
    ['soon', undefined],
  ])('the expiry of the wallet for %s is %s (PAY-02~)', async (memberTokenExpireDate, endsAt) => {
    expect(await endOf({ memberTokenExpireDate })).toBe(endsAt)
  })

  it('the expiry of the wallet is not known without systemTime', async () => {
    expect(await endOf({ memberTokenExpireDate: 900, systemTime: undefined })).toBeUndefined()
  })
})
