import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { parts as outcomeUnknown } from '../../src/screens/outcome-unknown/outcome-unknown'
import { ORDER } from '../machines/fixtures/shopper'
import { BROKEN } from '../machines/support/broken-children'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

const mainOf = async (harness: Harness) =>
  /<main.*<\/main>/s.exec(await markupOf(harness, outcomeUnknown.Main))?.[0] ?? ''

it.each([
  ['go-back', 'https://pay.shop.example/callback', 'pay.shop.example'],
  ['open-shop', undefined, 'www.shop.example'],
])(
  'the button %s of an unknown outcome names the host that it leads to (RES-06~)',
  async (action, callbackUrl, host) => {
    const order = { ...ORDER, goBackUrl: 'https://www.shop.example/basket' }
    const harness = await ways.reconciling(beginning(checkoutMachine, { order }))
    await harness.ports.askOutcome.answer({ kind: 'unknown', callbackUrl, bankHost: undefined })
    const button = new RegExp(`data-action="${action}"[^>]*>(.*?)</(?:button|a)>`, 's').exec(await mainOf(harness))
    const words = button?.[1] ?? ''
    expect(words.replace(/<[^>]*>/g, '').replace(/[\u2066-\u2069]/g, '')).toBe(`Back to ${host}`)
  },
)

it.each([
  ['We are waiting for the bank', { kind: 'withBank', callbackUrl: undefined, bankHost: undefined }],
  ['This order is closed', { kind: 'closed' }],
] as const)('the state of a checked payment is announced: %s (A11Y-01~, PAY-06~)', async (words, answer) => {
  const harness = await ways.reconciling(beginning(checkoutMachine))
  await harness.ports.askOutcome.answer(answer)
  const announced = (await mainOf(harness)).matchAll(/role="status"[^>]*>([^<]*)</g)
  expect(Array.from(announced, ([, text]) => text)).toContain(words)
})

it('an unanswered claim says that no definite answer came, not that the connection was lost (REF-02~)', async () => {
  const harness = await ways['refunding.inFlight'](beginning(checkoutMachine))
  await harness.ports.claimRefund.answer({ kind: 'unknown' })
  const main = await mainOf(harness)
  expect(main).toContain('We did not get a definite answer.')
  expect(main).not.toContain('connection')
})

it.each([
  ['pay', 'paying.inFlight', 'authorise', 'title.checking', 'outcome.closed.heading', 'outcome.unknown.heading'],
  [
    'refund',
    'refunding.inFlight',
    'claimRefund',
    'title.checkingRequest',
    'outcome.request.closed',
    'outcome.request.unknown',
  ],
] as const)(
  'the page of a search says "checking" in its title and its bar only while it asks: %s (PAY-06~, BOOT-09~)',
  async (_, way, port, checking, closed, broken) => {
    const titleOf = (harness: Harness) => planOf(harness.snapshot()).title
    const search = await ways[way](beginning(checkoutMachine))
    await search.ports[port].answer({ kind: 'unknown' })
    expect(titleOf(search)).toBe(checking)
    expect(await mainOf(search)).toContain('progressbar')
    await search.ports.askOutcome.answer({ kind: 'closed' })
    expect(titleOf(search)).toBe(closed)
    expect(await mainOf(search)).not.toContain('progressbar')
    const over = await ways[way](beginning(checkoutMachine, { children: BROKEN.reconciliationAtOnce }))
    await over.ports[port].answer({ kind: 'unknown' })
    expect([over.state(), titleOf(over)]).toEqual(['reconcilingFailed', broken])
    expect(await mainOf(over)).not.toContain('progressbar')
  },
)
