import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import { readyForLater } from './later-money'
import { brokenLaws } from './payments'

const ACTS = ['transfer', 'arrive', 'apply', 'approve', 'newCustomer', 'reject', 'card', 'pass'] as const

describe('bank transfer, shopping credit and card for one order', () => {
  it('an order is paid once at most by transfers, credits and cards in any order, in strict mode (SBX-07~)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { minLength: 2, maxLength: 9 }), async (acts) => {
        const sandbox = await openSandbox()
        await sandbox.control('/mode', { ledger: 'strict' })
        const shopper = await readyForLater(sandbox, { order: { memberSessionSeconds: 9000 } })
        const at = `/orders/${shopper.order.token}`
        let submissions = 0
        const conversationId = () => `submission-${(submissions += 1)}`
        const steps: Readonly<Record<(typeof ACTS)[number], () => Promise<unknown>>> = {
          transfer: () => shopper.send('transfer', shopper.transfer({ conversationId: conversationId() })),
          arrive: () => sandbox.control(`${at}/transfer`, {}),
          apply: async () => {
            const { body } = await shopper.send('validation', shopper.validation())
            const { creditToken = 'none' } = (body['data'] ?? {}) as { creditToken?: string }
            const payload = shopper.application(creditToken, { conversationId: conversationId() })
            return shopper.send('application', payload)
          },
          approve: () => sandbox.control(`${at}/credit`, { decision: 'approve', term: 6 }),
          newCustomer: () => sandbox.control(`${at}/credit`, { decision: 'new-customer' }),
          reject: () => sandbox.control(`${at}/credit`, { decision: 'reject' }),
          card: () => shopper.pay({ conversationId: conversationId() }),
          pass: () => sandbox.control('/clock', { token: shopper.order.token, advanceSeconds: 900 }),
        }
        for (const act of acts) await steps[act]()

        const { authorisations } = await sandbox.control<{ authorisations: object[] }>('/ledger')
        const { paymentStatus } = await shopper.state()
        expect(authorisations).toHaveLength(paymentStatus === 'SUCCESS' ? 1 : 0)
        expect(await brokenLaws(sandbox)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
