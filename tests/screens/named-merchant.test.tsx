import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { AwaitedTransfer } from '../../src/screens/result/awaited-transfer'
import { parts as result } from '../../src/screens/result/result'
import { ExitText } from '../../src/shell/exit-modal'
import { PayDetail } from '../../src/shell/pay-detail'
import { TRANSFER_RECEIPT } from '../machines/fixtures/bank-accounts'
import { RECEIPT } from '../machines/fixtures/shopper'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

type Shop = readonly [merchantName: string | undefined, merchantHost: string | undefined]

const NAME = 'Ada Kitap'
const HOST = 'www.ada.example'

const begin = ([merchantName, merchantHost]: Shop) =>
  beginning(checkoutMachine, { order: { merchantName, merchantHost } })

async function paid(shop: Shop, receipt = RECEIPT): Promise<Harness> {
  const harness = await ways['paying.inFlight'](begin(shop))
  await harness.book(receipt)
  return harness
}

/** The shop, by the lines of the screen: without the footer, which names it too. */
const linesOf = (markup: string, label = 'Shop') =>
  Array.from(markup.matchAll(new RegExp(`<dt>${label}</dt><dd>(?:<bdi>)?([^<]*)`, 'g')), ([, shop]) => shop)

const EITHER: readonly (readonly [Shop, readonly string[]])[] = [
  [[NAME, HOST], [NAME]],
  [[NAME, undefined], [NAME]],
  [[undefined, HOST], [HOST]],
  [[undefined, undefined], []],
]

describe('the shop of a result', () => {
  it.each(EITHER)('an awaited transfer names the shop, else its host: %j (RES-01~, BANK-05~)', async (shop, lines) => {
    const harness = await ways.result(begin(shop))
    expect(linesOf(await markupOf(harness, () => <AwaitedTransfer receipt={TRANSFER_RECEIPT} />))).toEqual(lines)
  })

  it.each(EITHER)('a redirect to the bank names the shop, else its host: %j (RES-01~)', async (shop, lines) => {
    const harness = await ways['paying.redirecting'](begin(shop))
    expect(linesOf(await markupOf(harness, result.Main))).toEqual(lines)
  })

  it.each(EITHER)('a receipt without an amount names the shop, else its host: %j (RES-01~)', async (shop, lines) => {
    const harness = await paid(shop, { ...RECEIPT, paid: undefined })
    const markup = await markupOf(harness, result.Main)
    expect(markup).not.toContain('2,480')
    expect(linesOf(markup)).toEqual(lines)
  })

  it.each<readonly [Shop, string | undefined, readonly string[]]>([
    [[NAME, HOST], NAME, [HOST]],
    [[NAME, undefined], NAME, []],
    [[undefined, HOST], undefined, [HOST]],
  ])('a receipt names the shop above the amount, and its host below: %j (RES-01~)', async (shop, above, lines) => {
    const markup = await markupOf(await paid(shop), result.Main)
    expect(markup.includes(`<bdi>${NAME}</bdi></span>`)).toBe(above !== undefined)
    expect([linesOf(markup), linesOf(markup, 'Website')]).toEqual([[], lines])
  })
})

const NAMED: readonly (readonly [Shop, string])[] = [
  [[NAME, HOST], NAME],
  [[NAME, undefined], NAME],
  [[undefined, HOST], HOST],
]

describe('the shop of a payment', () => {
  it.each(NAMED)('the footer names the shop, else its host: %j (SHELL-04~)', async (shop, name) => {
    const harness = await ways['paying.choosing'](begin(shop))
    const markup = await markupOf(harness, () => null)
    const footer = markup.slice(markup.indexOf('<footer'))
    expect(footer).toContain(name)
    expect(footer).not.toMatch(/<p[^>]*><\/p>/)
  })

  it.each([
    [NAME, 'AK'],
    [HOST, 'AD'],
    ['kitap.example', 'Kİ'],
  ])('the mark beside the shop has the initials of the name beside it: %s (SHELL-14~)', async (name, initials) => {
    const harness = await ways['paying.choosing'](begin([undefined, undefined]))
    const detail = { id: 'detail', amount: undefined, merchantName: name, SumLines: undefined, isOpen: true }
    const markup = await markupOf(harness, () => <PayDetail {...detail} onClose={() => undefined} />)
    expect(markup).toContain(`data-merchant-initials="${initials}"`)
  })

  it.each(NAMED)('the question before leaving names the shop, else its host: %j (SHELL-10~)', async (shop, name) => {
    const harness = await ways['paying.choosing'](begin(shop))
    expect(
      await markupOf(harness, () => (
        <main>
          <ExitText />
        </main>
      )),
    ).toMatch(new RegExp(`<main>[^<]*${name}`))
  })
})
