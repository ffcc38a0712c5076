import { beforeEach, describe, expect, it } from 'vitest'
import { deskVisitor, valuesOf } from './desk-visitor'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { makeOrder, readyToPay } from './shopper'

let sandbox: Harness
let desk: ReturnType<typeof deskVisitor>
beforeEach(async () => {
  sandbox = await openSandbox({ mayBePaidTwice: true })
  desk = deskVisitor(sandbox)
})

describe('the ledger page of the desk', () => {
  it('the ledger page shows a payment with its lines, and that the ledger’s laws hold', async () => {
    const { order, pay } = await readyToPay(sandbox)
    const { body } = await pay()
    const html = await desk.look(`/ledger?token=${order.token}`)
    expect(valuesOf(html, 'data-books')).toEqual(['hold'])
    expect(valuesOf(html, 'data-authorisation')).toEqual([body['paymentId']])
    expect(valuesOf(html, 'data-account')).toEqual(['network:MASTER_CARD', 'merchant', 'provider'])
    for (const amount of ['−₺2.480,00', '₺2.430,65', '₺49,35']) expect(html).toContain(amount)
  })

  it('the ledger page names a violated law, and marks transport duplicates and second payments', async () => {
    const { order, pay } = await readyToPay(sandbox)
    for (const conversationId of ['submission-1', 'submission-1', 'submission-2']) await pay({ conversationId })
    const html = await desk.look('/ledger?lang=en')
    expect(valuesOf(html, 'data-books')).toEqual(['broken'])
    expect(valuesOf(html, 'data-law')).toEqual(['paid-once'])
    expect(html).toContain(`order ${order.token} was paid 2 times`)
    expect(html.match(/Repeated by the connection/g)).toHaveLength(1)
    expect(html.match(/Paid again/g)).toHaveLength(1)
  })

  it('the ledger page of one order leaves out other orders', async () => {
    const { pay } = await readyToPay(sandbox)
    await pay()
    const { token } = await makeOrder(sandbox)
    const html = await desk.look(`/ledger?token=${token}`)
    expect(valuesOf(html, 'data-authorisation')).toEqual([])
    expect(html).toContain('Onaylanan ödeme yok')
  })

  it('the ledger page switches between naive and strict mode, and ignores an unknown one', async () => {
    expect((await desk.post('/ledger/mode', { mode: 'strict' })).status).toBe(303)
    expect(await sandbox.control('/ledger')).toMatchObject({ mode: 'strict' })
    await desk.post('/ledger/mode', { mode: 'nonsense' })
    expect(await sandbox.control('/ledger')).toMatchObject({ mode: 'strict' })
  })
})
