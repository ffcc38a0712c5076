import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { MessageKey } from '../../machines/entities/message-key'
import { parts as refund } from '../../src/screens/refund/refund'
import { ORDER } from '../machines/fixtures/shopper'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

const KEYS: readonly MessageKey[] = ['errors.requestUnderWay', 'errors.requestUndone', 'errors.generic']

const mainOf = async (harness: Harness) => /<main.*<\/main>/s.exec(await markupOf(harness, refund.Main))?.[0] ?? ''

describe('the refund screen', () => {
  it('the refund screen has a way back to the shop before the claim, and none while it is sent (REF-01~)', async () => {
    const order = { ...ORDER, goBackUrl: 'https://www.shop.example/basket' }
    const wayBackIn = async (state: 'refunding.choosing' | 'refunding.inFlight') => {
      const main = await mainOf(await ways[state](beginning(checkoutMachine, { order })))
      const link = /<a[^>]*data-action="open-shop"[^>]*>/.exec(main)?.[0]
      return link && /href="([^"]*)"/.exec(link)?.[1]
    }
    expect([await wayBackIn('refunding.choosing'), await wayBackIn('refunding.inFlight')]).toEqual([
      order.goBackUrl,
      undefined,
    ])
  })

  it('the refund screen shows the refund, and the balance before and after it (REF-01~)', async () => {
    const main = await mainOf(await ways['refunding.choosing'](beginning(checkoutMachine)))
    const amounts = main.replace(/<[^>]*>/g, '').match(/₺\d[\d,]*\.\d\d/g)
    expect(amounts).toEqual(['₺2,480.50', '₺3,115.90', '₺5,596.40'])
  })

  it.each(KEYS)(
    'the refund screen says once that no money was moved after a failed claim: %s (REF-02~)',
    async (key) => {
      const harness = await ways['refunding.inFlight'](beginning(checkoutMachine))
      await harness.ports.claimRefund.answer({ kind: 'refused', problem: { text: undefined, key } })
      expect((await mainOf(harness)).match(/no money was moved/gi)).toHaveLength(1)
    },
  )
})
