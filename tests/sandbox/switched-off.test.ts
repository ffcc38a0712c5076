import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { LATER_PATHS, type LaterPath, readyForLater } from './later-money'
import { PAYMENT_PATHS, brokenLaws, payloadsOf, readyToSend } from './payments'
import type { PaymentCall } from './payments'
import { expectRefused, refusalsOf } from './refusals'
import { call } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const set = (name: string, value: boolean | undefined) => ({
  [name === 'bkmEnabled' ? 'init' : 'flags']: { [name]: value },
})
const off = (name: string) => set(name, false)

describe('a method that the merchant has switched off', () => {
  it.each<[PaymentCall, string]>([
    ['auth', 'creditCardEnabled'],
    ['threeDS', 'creditCardEnabled'],
    ['installment', 'creditCardEnabled'],
    ['bonus', 'creditCardEnabled'],
    ['bkm', 'bkmEnabled'],
    ['balance', 'fundEnabled'],
    ['mix', 'mixPaymentEnabled'],
    ['mix', 'fundEnabled'],
    ['mix', 'creditCardEnabled'],
  ])('the call %s is refused and recorded where %s is off, and nothing is booked (SBX-06~)', async (name, flag) => {
    const { send, token, detail } = await readyToSend(sandbox, { member: { balance: 5000 }, order: off(flag) })
    await expectRefused(sandbox, token, await send(name), 'method-switched-off', '60021', 400)
    expect((await refusalsOf(sandbox, token)).at(-1)).toMatchObject({ detail: flag })
    expect((await detail()).body).toMatchObject({ paymentStatus: 'NONE' })
    expect(await sandbox.control('/ledger')).toMatchObject({ authorisations: [] })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it.each<[PaymentCall | LaterPath, string]>([
    ['bkm', 'bkmEnabled'],
    ['balance', 'fundEnabled'],
    ['mix', 'fundEnabled'],
    ['transfer', 'bankTransferEnabled'],
    ['validation', 'creditEnabled'],
  ])('the call %s is refused where the order leaves %s out, as its detail says (SBX-06~)', async (name, flag) => {
    const shopper = await readyForLater(sandbox, { order: set(flag, undefined) })
    const { order, member, login, detail, transfer, validation } = shopper
    const { token } = order
    expect((await detail()).body).toMatchObject({ [flag]: false })
    const payloads = { ...payloadsOf(member, login), transfer: transfer(), validation: validation() }
    const path = { ...PAYMENT_PATHS, ...LATER_PATHS }[name]
    const payload = payloads[name as keyof typeof payloads]
    const answer = await call(sandbox, { token, path, payload, headers: login.headers })
    expect(answer).toMatchObject({ status: 400, body: { errorCode: '60021' } })
    expect((await refusalsOf(sandbox, token)).at(-1)).toMatchObject({ detail: flag })
  })

  it('a card pays an order that leaves creditCardEnabled out, as its detail says', async () => {
    const { send, detail } = await readyToSend(sandbox, { order: set('creditCardEnabled', undefined) })
    expect((await detail()).body).toMatchObject({ creditCardEnabled: true })
    expect((await send('auth')).body).toMatchObject({ status: 'success' })
  })

  it.each<[PaymentCall, string]>([
    ['auth', 'fundEnabled'],
    ['bkm', 'creditCardEnabled'],
    ['balance', 'creditCardEnabled'],
    ['balance', 'mixPaymentEnabled'],
  ])('the call %s needs no %s', async (name, flag) => {
    const { send } = await readyToSend(sandbox, { member: { balance: 5000 }, order: off(flag) })
    expect((await send(name)).body).toMatchObject({ status: 'success' })
  })

  it.each<[LaterPath, string]>([
    ['transfer', 'bankTransferEnabled'],
    ['bankList', 'creditEnabled'],
    ['validation', 'creditEnabled'],
    ['application', 'creditEnabled'],
    ['plan', 'creditEnabled'],
  ])('the call %s is refused and recorded where %s is off (SBX-06~)', async (path, flag) => {
    const shopper = await readyForLater(sandbox, { order: off(flag) })
    const payloads: Partial<Record<LaterPath, object>> = {
      transfer: shopper.transfer(),
      bankList: { memberKycLevel: 2, paidPrice: 2480, locale: 'tr' },
      validation: shopper.validation(),
      application: shopper.application('any'),
      plan: { paidPrice: 2480, acquirerId: 901 },
    }
    const answer = await shopper.send(path, payloads[path])
    expect(answer).toMatchObject({ status: 400, body: { status: 'failure', errorCode: '60021' } })
    expect(await refusalsOf(sandbox, shopper.order.token)).toMatchObject([
      { reason: 'method-switched-off', detail: flag },
    ])
    expect(await shopper.state()).toMatchObject({ paymentStatus: null })
  })
})
