import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { type LaterPath, readyForLater } from './later-money'
import { brokenLaws, readyToSend } from './payments'
import type { PaymentCall } from './payments'
import { expectRefused, refusalsOf } from './refusals'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const off = (name: string) => (name === 'bkmEnabled' ? { init: { bkmEnabled: false } } : { flags: { [name]: false } })

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
