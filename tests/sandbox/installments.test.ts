import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { installmentOptions } from '../../sandbox/cards/installments'
import { TEST_CARDS } from '../../sandbox/cards/test-cards'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { ledgerOf, readyToSend, typed } from './payments'
import { expectRefused } from './refusals'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

interface Detail {
  readonly installmentPrices: readonly { installmentNumber: number; installmentPrice: number; totalPrice: number }[]
  readonly [name: string]: unknown
}

async function asked(binNumber: string, order: object = {}, price = 100): Promise<Detail> {
  const { send } = await readyToSend(sandbox, { order })
  const { body } = await send('installment', { binNumber, price })
  return (body['installmentDetails'] as [Detail])[0]
}

const pricesOf = ({ installmentPrices }: Detail) =>
  installmentPrices.map(({ installmentNumber, installmentPrice, totalPrice }) => [
    installmentNumber,
    installmentPrice,
    totalPrice,
  ])

describe('installment options of a card', () => {
  it.each([
    ['45435900', 64, 'İş Bankası', 'Maximum', [101.36, 101.86, 104.58, 109.67]],
    ['41579200', 15, 'Vakıfbank', 'World', [102, 103, 104, 105, 106]],
    ['53115700', 111, 'QNB', 'CardFinans', [102, 120]],
    ['55287900', 12, 'Halk Bankası', 'Paraf', [101.2, 102.33, 104.57, 105.95]],
    ['55260800', 46, 'Akbank', 'Axess', [104.28, 104.96, 107.33, 109.81]],
    ['40245800', 32, 'TEB', 'Bonus', [100, 100.03, 100, 100]],
    ['46034500', 134, 'Denizbank', 'Bonus', [101.29, 101.82, 103.55, 106.15]],
  ])(
    'the installments of card %s cost what its bank publishes (CARD-09~, GWY-09~)',
    async (bin, bankCode, bankName, cardFamilyName, totals) => {
      const detail = await asked(bin)
      expect(detail).toMatchObject({
        binNumber: bin,
        price: 100,
        bankCode,
        bankName,
        cardFamilyName,
        cardType: 'CREDIT_CARD',
        force3ds: 0,
      })
      expect(detail.installmentPrices.map(({ totalPrice }) => totalPrice)).toEqual([100, ...totals])
    },
  )

  it('each installment is rounded half up to the kuruş on its own, and is at least one', async () => {
    expect(pricesOf(await asked('45435900'))).toEqual([
      [1, 100, 100],
      [2, 50.68, 101.36],
      [3, 33.95, 101.86],
      [6, 17.43, 104.58],
      [9, 12.19, 109.67],
    ])
    expect(pricesOf(await asked('40245800', {}, 0.05))).toContainEqual([2, 0.03, 0.05])
    const numbersFor = async (price: number) => pricesOf(await asked('40245800', {}, price)).map(([number]) => number)
    expect([await numbersFor(0.01), await numbersFor(0.02), await numbersFor(0.03)]).toEqual([[1], [1, 2], [1, 2, 3]])
  })

  it.each([
    ['a debit card', '51704100', { cardType: 'DEBIT_CARD', force3ds: 1, bankCode: 62 }],
    ['a card from abroad', '54000100', { cardType: 'CREDIT_CARD', force3ds: 0 }],
    ['a card that is unknown', '41111111', { cardType: 'CREDIT_CARD', cardAssociation: 'VISA', force3ds: 0 }],
    ['a number that is no card here at all', '97920299', { cardAssociation: 'TROY', force3ds: 0 }],
    ['the wallet’s own card', '53580500', { cardType: 'DEBIT_CARD', force3ds: 0, bankCode: 864 }],
  ])('no installments are offered with %s', async (_, bin, facts) => {
    const detail = await asked(bin)
    expect(detail).toMatchObject(facts)
    if (!('bankCode' in facts)) {
      expect(detail).not.toHaveProperty('bankCode')
      expect(detail).not.toHaveProperty('bankName')
    }
    expect(pricesOf(detail)).toEqual([[1, 100, 100]])
  })

  it('no installments are offered in another currency than lira', async () => {
    const { send } = await readyToSend(sandbox, { order: { currency: 'USD' } })
    const { body } = await send('installment', { currency: 'USD', price: 100 })
    expect((body['installmentDetails'] as [Detail])[0].installmentPrices).toHaveLength(1)
  })

  it('installment options require 3-D Secure if the order does (CARD-09~)', async () => {
    expect(await asked('45435900', { flags: { force3Ds: true } })).toMatchObject({ force3ds: 1 })
  })

  it('installments are those that both card and merchant offer, and a single payment', async () => {
    const detail = await asked('45435900', { enabledInstallments: [2, 9, 12] })
    expect(pricesOf(detail).map(([number]) => number)).toEqual([1, 2, 9])
  })

  it('the total of installments is at least the price, and the rounded parts add up to it (SBX-07~)', () => {
    const cards = fc.constantFrom(...TEST_CARDS.values())
    fc.assert(
      fc.property(cards, fc.integer({ min: 0, max: 10 ** 12 }), (card, priceMinor) => {
        const options = installmentOptions({ card, priceMinor, currency: 'TRY', enabled: undefined })
        expect(options[0]).toEqual({ number: 1, totalMinor: priceMinor, installmentMinor: priceMinor })
        for (const { number, totalMinor, installmentMinor } of options) {
          expect(totalMinor).toBeGreaterThanOrEqual(priceMinor)
          expect(Math.abs(installmentMinor * number - totalMinor)).toBeLessThanOrEqual(number / 2)
        }
      }),
    )
  })
})

describe('payments in installments', () => {
  it('a payment in installments is booked with its installment fee', async () => {
    const { send, token } = await readyToSend(sandbox, { order: { price: 100 } })
    const paid = await send('auth', { paymentCard: typed('4543590000000006'), installment: 6, paidPrice: 104.58 })
    expect(paid.body).toMatchObject({ paymentStatus: 'SUCCESS', installment: 6, price: 100, paidPrice: 104.58 })
    expect((await ledgerOf(sandbox, token)).authorisations).toMatchObject([{ minor: 10_458 }])
  })

  it.each([100, 104.57, 101.36])(
    'a payment in installments of another amount than the bank’s table gives is refused: %d',
    async (paidPrice) => {
      const { send, token } = await readyToSend(sandbox, { order: { price: 100 } })
      const answer = await send('auth', { paymentCard: typed('4543590000000006'), installment: 6, paidPrice })
      await expectRefused(sandbox, token, answer, 'wrong-amount', '10232', 400)
    },
  )

  it('a payment in a number of installments that card or merchant does not offer is declined', async () => {
    const { send } = await readyToSend(sandbox, { order: { enabledInstallments: [3] } })
    const paymentCard = typed('4543590000000006')
    for (const installment of [4, 6]) {
      const conversationId = `in-${installment}`
      const { body } = await send('auth', { paymentCard, installment, conversationId })
      expect(body).toMatchObject({ errorCode: '10222' })
    }
  })
})
