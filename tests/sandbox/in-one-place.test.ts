import { beforeEach, describe, expect, it } from 'vitest'
import { START, openSandbox } from './harness'
import type { Harness } from './harness'
import { makeOrder, readyToPay } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox({ seed: 77 })
})

const ledgerOf = (token: string) => sandbox.control(`/ledger?token=${token}`)

describe('the ledger of an order', () => {
  it('the ledger of an order has payments, sums, SMS messages and callbacks to the shop (SBX-06~, SBX-07~)', async () => {
    const { order, member, pay } = await readyToPay(sandbox)
    const { token, orderId } = order
    await pay()
    const body = new URLSearchParams({ token })
    await sandbox.send('shop', `/callback?order=${orderId}`, { method: 'POST', body })
    expect(await ledgerOf(token)).toMatchObject({
      mode: 'naive',
      authorisations: [{ token, minor: 248_000 }],
      sums: [
        { account: 'network:MASTER_CARD', currency: 'TRY', minor: -248_000 },
        { account: 'merchant', currency: 'TRY', minor: 243_065 },
        { account: 'provider', currency: 'TRY', minor: 4935 },
      ],
      messages: [{ token, gsmNumber: member.gsmNumber, at: START }],
      callbacks: [{ token, orderId, status: 303, at: START }],
    })
  })

  it('the ledger of an order has nothing of another order', async () => {
    await readyToPay(sandbox)
    const { token } = await makeOrder(sandbox)
    const nothing = { authorisations: [], entries: [], sums: [], messages: [], callbacks: [] }
    expect(await ledgerOf(token)).toMatchObject(nothing)
  })

  it('the ledger names the random seed of the sandbox, also after a reset', async () => {
    expect(await sandbox.control('/ledger')).toMatchObject({ seed: 77 })
    await sandbox.control('/reset', {})
    expect(await sandbox.control('/ledger')).not.toMatchObject({ seed: 77 })
    const { seed } = await sandbox.control<{ seed: number }>('/ledger')
    const first = await makeOrder(sandbox)
    expect(await makeOrder(await openSandbox({ seed }))).toEqual(first)
  })
})
