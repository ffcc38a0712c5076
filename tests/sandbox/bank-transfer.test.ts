import { beforeEach, describe, expect, it } from 'vitest'
import { START, openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import type { Later } from './later-money'
import { askAsMerchant } from './merchant-call'
import { brokenLaws } from './payments'
import { refusalsOf } from './refusals'
import { emailHash } from './shopper'
import type { Message } from '../../sandbox/records/message'

let sandbox: Harness
let shopper: Later
beforeEach(async () => {
  sandbox = await openSandbox()
  shopper = await readyForLater(sandbox)
})

const begin = (changed = {}) => shopper.send('transfer', shopper.transfer(changed))
const arrive = (sent: object = {}) =>
  sandbox.control<{ outcome: string }>(`/orders/${shopper.order.token}/transfer`, sent)
const pass = (advanceSeconds: number) => sandbox.control('/clock', { token: shopper.order.token, advanceSeconds })
const codeOf = ({ body }: { body: Record<string, unknown> }) => String(body['code'])

describe('bank transfer start', () => {
  it('a started bank transfer gets a reference code, sent to the member with the bank’s details (BANK-02~, SBX-01~)', async () => {
    const answer = await begin()
    expect(answer.body).toMatchObject({
      status: 'success',
      code: expect.stringMatching(/^[A-Z]\d[A-Z]\d{3}$/) as string,
      bankTransferPaymentId: expect.stringMatching(/^2\d{7}$/) as string,
    })
    const { gsmNumber } = shopper.member
    const { messages } = await sandbox.control<{ messages: Message[] }>(`/sms?${new URLSearchParams({ gsmNumber })}`)
    expect(messages[0]).toMatchObject({ token: shopper.order.token, reference: codeOf(answer) })
    // The SMS is no login code, so the last login code stays the latest.
    expect(messages[0]).not.toHaveProperty('code')
    for (const said of ['₺2.480,00', 'TR83 0004 6012', 'Cüzdan Ödeme ve Elektronik Para', codeOf(answer), '26 Kasım'])
      expect(messages[0]?.text).toContain(said)
  })

  it('the order detail contains a started bank transfer with its reference code (BANK-06~)', async () => {
    const { code, bankTransferPaymentId } = (await begin()).body
    const told = { submissionId: 'transfer-1', code, bankTransferPaymentId, bankId: 46 }
    expect((await shopper.detail()).body).toMatchObject({ paymentStatus: 'INIT_BANK_TRANSFER', ...told })
  })

  it('the merchant reads a started bank transfer with IBAN and reference code, as not paid', async () => {
    const answer = await begin()
    const { token } = shopper.order
    const { body } = await askAsMerchant(sandbox, '/payment/iyzipos/checkoutform/auth/ecom/detail', { token })
    const told = { iban: 'TR830004601234567890123456', bankName: 'Akbank', referenceCode: codeOf(answer) }
    expect(body).toMatchObject({ paymentStatus: 'INIT_BANK_TRANSFER', ...told })
    expect(body).not.toHaveProperty('phase')
  })

  it('a repeated submission of a bank transfer gets the same reference code', async () => {
    expect((await begin()).body).toEqual((await begin()).body)
    expect((await shopper.state())['attempts']).toHaveLength(1)
  })

  it('a bank transfer to another bank under a known submission id is refused and recorded (SBX-06~)', async () => {
    await begin()
    expect(await begin({ bankId: 64 })).toMatchObject({ status: 400, body: { errorCode: '11' } })
    expect(await refusalsOf(sandbox, shopper.order.token)).toMatchObject([{ reason: 'wrong-payload' }])
  })

  it('a second bank transfer replaces the reference code of the first one (BANK-04~)', async () => {
    const first = codeOf(await begin())
    const second = codeOf(await begin({ bankId: 64, conversationId: 'transfer-2' }))
    expect(second).not.toBe(first)
    expect(await arrive({ code: first })).toEqual({ outcome: 'no-longer-valid' })
    expect(await arrive({ code: second })).toEqual({ outcome: 'arrived' })
  })

  it('a bank transfer to a bank that the order does not offer fails', async () => {
    expect((await begin({ bankId: 10 })).body).toMatchObject({ status: 'failure', errorCode: '10671' })
  })

  it('a bank transfer for a paid order fails', async () => {
    await shopper.pay()
    expect((await begin()).body).toMatchObject({ status: 'failure', errorCode: '10203' })
  })

  it.each([
    ['another member', { memberId: '19999999' }, 'wrong-identity'],
    ['a phone that is not the member’s', { memberGsmNumber: '+905320000000' }, 'wrong-identity'],
    ['the hash of another e-mail', { userIdentification: '0'.repeat(64) }, 'wrong-identity'],
    [
      'another e-mail',
      { email: 'baska@posta.example', userIdentification: emailHash('baska@posta.example') },
      'wrong-identity',
    ],
    ['another price', { paidPrice: 2479 }, 'wrong-amount'],
    ['a protection that the order does not have', { buyerProtected: true }, 'wrong-payload'],
  ])('a bank transfer with %s is refused and recorded (SBX-06~)', async (_, changed, reason) => {
    expect((await begin(changed)).status).toBe(400)
    expect((await refusalsOf(sandbox, shopper.order.token)).map((refusal) => refusal.reason)).toEqual([reason])
  })

  it('a bank transfer of a suspended member fails', async () => {
    shopper = await readyForLater(sandbox, { member: { suspended: true } })
    expect((await begin()).body).toMatchObject({ errorCode: '10630', errorGroup: 'MEMBER_SUSPENDED' })
  })
})

describe('money of a bank transfer', () => {
  it('the money of a bank transfer pays the order from the bank’s account (SBX-01~, SBX-07~)', async () => {
    await begin()
    expect(await arrive()).toEqual({ outcome: 'arrived' })
    expect(await shopper.state()).toMatchObject({ paymentStatus: 'SUCCESS' })
    const { entries } = await sandbox.control<{ entries: { lines: object[] }[] }>(
      `/ledger?token=${shopper.order.token}`,
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]?.lines).toContainEqual({ account: 'bank:46', minor: -248_000 })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it.each([
    ['too little', { amount: 2479.99 }, 'wrong-amount'],
    ['too much', { amount: 24_800 }, 'wrong-amount'],
    ['a code that was never given', { code: 'A2A222' }, 'unknown-code'],
  ])('a bank transfer with %s does not change the order', async (_, sent, outcome) => {
    await begin()
    expect(await arrive(sent)).toEqual({ outcome })
    expect(await shopper.state()).toMatchObject({ paymentStatus: 'INIT_BANK_TRANSFER' })
    expect(await sandbox.control('/ledger')).toMatchObject({ authorisations: [] })
  })

  it('the money of a bank transfer is booked once', async () => {
    await begin()
    await arrive()
    expect(await arrive()).toEqual({ outcome: 'already-arrived' })
    expect(await sandbox.control('/ledger')).toMatchObject({ authorisations: [{}] })
  })

  it('a reference code matches in any case, with spaces or a hyphen', async () => {
    const code = codeOf(await begin())
    const written = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    expect(await arrive({ code: written })).toEqual({ outcome: 'arrived' })
  })

  it('a bank transfer for an order paid by card meanwhile is not accepted', async () => {
    await begin()
    await shopper.pay({ conversationId: 'card-1' })
    expect(await arrive()).toEqual({ outcome: 'no-longer-valid' })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a bank transfer for an order that the merchant cancelled is not accepted', async () => {
    await begin()
    await sandbox.control(`/orders/${shopper.order.token}/cancel`, {})
    expect(await arrive()).toEqual({ outcome: 'no-longer-valid' })
  })
})

describe('expiry of a bank transfer', () => {
  const FRIDAY_NIGHT_TO_WEDNESDAY_NIGHT = (Date.UTC(2025, 10, 26, 21) - START) / 1000

  it('a bank transfer expires at the end of the third business day, long after the order (AGR-02~)', async () => {
    await begin()
    await pass(FRIDAY_NIGHT_TO_WEDNESDAY_NIGHT - 1)
    expect(await shopper.state()).toMatchObject({ usable: true, paymentStatus: 'INIT_BANK_TRANSFER' })
    await pass(1)
    expect(await shopper.state()).toMatchObject({
      usable: false,
      paymentStatus: 'FAILURE',
      attempts: [{ errorCode: '10673', errorGroup: 'BANK_TRANSFER_LAPSED' }],
    })
    expect(await arrive()).toEqual({ outcome: 'no-longer-valid' })
  })

  it('money of a bank transfer is accepted in its last second, and the order shows the success', async () => {
    await begin()
    await pass(FRIDAY_NIGHT_TO_WEDNESDAY_NIGHT - 1)
    expect(await arrive()).toEqual({ outcome: 'arrived' })
    expect((await shopper.detail()).body).toMatchObject({ paymentStatus: 'SUCCESS' })
  })

  it('a pending bank transfer keeps an expired order readable, but closed to other payments', async () => {
    shopper = await readyForLater(sandbox, { order: { expiresInSeconds: 60 } })
    const { bankTransferPaymentId } = (await begin()).body
    await pass(61)
    expect((await shopper.detail()).body).toMatchObject({ status: 'success', paymentStatus: 'INIT_BANK_TRANSFER' })
    expect((await shopper.pay()).body).toMatchObject({ errorCode: '5125' })
    const notified = await shopper.send('notify', { bankTransferPaymentId, conversationId: 'n' })
    expect(notified.body).toMatchObject({ status: 'success' })
  })
})

describe('bank transfer notifications', () => {
  it('a bank transfer notification returns the callback URL before any money has arrived (BANK-05~)', async () => {
    const { bankTransferPaymentId } = (await begin()).body
    const answer = await shopper.send('notify', { bankTransferPaymentId, conversationId: 'n' })
    const { token, orderId } = shopper.order
    expect(answer.body).toMatchObject({ token, callbackUrl: expect.stringContaining(orderId) as string })
    expect(await shopper.state()).toMatchObject({
      paymentStatus: 'INIT_BANK_TRANSFER',
      transfer: { notifiedAt: START },
    })
  })

  it('a bank transfer notification fails if its reference code has been replaced', async () => {
    const { bankTransferPaymentId } = (await begin()).body
    await begin({ conversationId: 'transfer-2' })
    const answer = await shopper.send('notify', { bankTransferPaymentId, conversationId: 'n' })
    expect(answer.body).toMatchObject({ errorCode: '10674', errorGroup: 'BANK_TRANSFER_VOID' })
  })

  it('a bank transfer notification for another order is refused with 400 (SBX-06~)', async () => {
    const answer = await shopper.send('notify', { bankTransferPaymentId: '20000000', conversationId: 'n' })
    expect(answer).toMatchObject({ status: 400, body: { errorCode: '60010' } })
  })
})
