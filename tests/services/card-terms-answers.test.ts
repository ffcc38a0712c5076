import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GatewayError } from '../../src/gateways/outcome'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { ORDER } from '../machines/fixtures/shopper'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysAnswered, gatewaysOver } from '../support/answering-http'
import { payingDeps } from './support/paying-deps'
import { paymentPortsOver, portsOver } from '../support/port-answer'

const { price } = ORDER

const detail = (binNumber: string, bankCode: number) => ({
  binNumber,
  bankCode,
  force3ds: 0,
  forceCvc: 0,
  commercial: 0,
  installmentPrices: [{ installmentNumber: 1, installmentPrice: 2480.5, totalPrice: 2480.5 }],
})

const answered = (body: object) => payingDeps({ payments: gatewaysAnswered(body).payments })

const broken = () => {
  const http = {
    send: async ({ path }: { path: string }) => {
      throw new GatewayError('server', path)
    },
  }
  return payingDeps({ payments: gatewaysOver(http).payments })
}

describe('installments of a BIN', () => {
  const ask = (bin: string, ...installmentDetails: object[]) =>
    portsOver(answered({ status: 'success', installmentDetails }))('askInstallments', { bin, price })

  it('the installments of a BIN come from the entry that names it by eight or by six digits (INST-01~)', async () => {
    const [other, ours] = [detail('41579200', 15), detail('45435900', 64)]
    expect(await ask('45435900', other, ours)).toMatchObject({ kind: 'known', installments: { bankCode: 64 } })
    expect(await ask('45435900', other, detail('454359', 64))).toMatchObject({ installments: { bankCode: 64 } })
  })

  it('the installments of a BIN are unknown where the answer has other cards alone (INST-01~)', async () => {
    const digits = fc.stringMatching(/^\d{6,8}$/)
    await fc.assert(
      fc.asyncProperty(digits, fc.stringMatching(/^\d{8}$/), async (named, bin) => {
        const { kind } = (await ask(bin, detail(named, 64))) as { kind: string }
        expect(kind).toBe(bin.startsWith(named) ? 'known' : 'unknown')
      }),
      { numRuns: 50 },
    )
    expect(await ask('45435900', detail('4', 64))).toEqual({ kind: 'unknown' })
    expect(await ask('45435900')).toEqual({ kind: 'unknown' })
  })

  it('refused installments of a BIN are unknown, and a broken call fails (INST-06~)', async () => {
    const refused = portsOver(answered({ status: 'failure', errorCode: '1', errorMessage: 'Olmaz' }))
    expect(await refused('askInstallments', { bin: '45435900', price })).toEqual({ kind: 'unknown' })
    await expect(portsOver(broken())('askInstallments', { bin: '45435900', price })).rejects.toThrow('server')
  })

  it('failed installment and bonus calls raise no notice, and the bonus call is not repeated (INST-06~, BON-05~)', async () => {
    const http = answersByPath({
      '/installment': { status: 'failure', errorCode: '1' },
      '/inquire': { status: 'failure', errorCode: '1' },
    })
    const ask2 = portsOver(payingDeps({ payments: gatewaysOver(http).payments }))
    await ask2('askInstallments', { bin: '45435900', price })
    await ask2('askBonus', { price, card: { kind: 'saved', cardToken: 'first' } })
    expect(http.calls).toMatchObject([{ isQuiet: true }, { isQuiet: true, isAskedOnce: true }])
  })
})

describe('bonus points of a card', () => {
  const found = { status: 'success', amount: 12.35, currency: 'TRY', cardBank: 'Garanti Bankası' }
  const asked = (card: object) => {
    const http = answersByPath({ '/inquire': found })
    const deps = payingDeps({ payments: gatewaysOver(http).payments })
    return { http, answer: portsOver(deps)('askBonus', { price, card }) }
  }

  it('the bonus points of a new card are requested with the typed card, under a new id each time (BON-01~)', async () => {
    const first = asked({ kind: 'new', isStored: true })
    expect(await first.answer).toEqual({
      kind: 'found',
      bonus: { amount: { minor: 1235, currency: 'TRY' }, cardBank: 'Garanti Bankası', cardFamily: undefined },
    })
    expect(first.http.calls[0]?.body).toMatchObject({
      conversationId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      paidPrice: 2480.5,
      paymentCard: { cardNumber: '4543590000000006', cvc: '123', registerConsumerCard: true },
    })
    const second = asked({ kind: 'new', isStored: false })
    await second.answer
    const nameOf = ({ calls }: typeof first.http) => (calls[0]?.body as Record<string, unknown>)['conversationId']
    expect(nameOf(second.http)).not.toBe(nameOf(first.http))
  })

  it('the bonus points of a saved card are requested by its token, and without a card not at all (BON-01~)', async () => {
    const saved = asked({ kind: 'saved', cardToken: 'first' })
    await saved.answer
    expect(saved.http.calls[0]?.body).toMatchObject({ paymentCard: { cardToken: 'first' } })
    const elsewhere = asked({ kind: 'elsewhere' })
    expect(await elsewhere.answer).toEqual({ kind: 'none' })
    expect(elsewhere.http.calls).toEqual([])
  })

  it('the bonus points of a card are in the answer’s currency, or else in the price’s (BON-01~, GWY-11~)', async () => {
    const question = { price, card: { kind: 'saved', cardToken: 'first' } }
    for (const [currency, is] of [
      ['EUR', 'EUR'],
      [undefined, 'TRY'],
    ]) {
      const answer = await portsOver(answered({ ...found, currency }))('askBonus', question)
      expect(answer).toMatchObject({ bonus: { amount: { minor: 1235, currency: is } } })
    }
  })

  it('refused bonus points count as none, and a broken call fails (BON-05~)', async () => {
    const question = { price, card: { kind: 'saved', cardToken: 'first' } }
    expect(await portsOver(answered({ status: 'failure', errorCode: '10662' }))('askBonus', question)).toEqual({
      kind: 'none',
    })
    await expect(portsOver(broken())('askBonus', question)).rejects.toThrow('server')
  })
})

describe('terms of an order', () => {
  it('the terms of an order come from the order and the configuration at the time of the read (CARD-09~)', async () => {
    let isBkmEnabled = false
    const terms = () => ({ ...NO_TERMS, isThreeDSForced: true, isBkmEnabled })
    const read = paymentPortsOver(payingDeps({ terms }))
    expect(await read('readTerms', undefined)).toEqual({ ...NO_TERMS, isThreeDSForced: true })
    isBkmEnabled = true
    expect(await read('readTerms', undefined)).toMatchObject({ isBkmEnabled: true })
  })
})
