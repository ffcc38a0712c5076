import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Checkout, CheckoutOptions } from '../../src/loader/loader'
import { parentWindowOf } from '../../src/services/embedding/parent-window'
import { announceStates } from '../../src/services/embedding/announce-states'
import { fakePage } from './fake-page'
import { beginCheckout } from '../machines/support/checkout-harness'
import type { SeenState } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'
import { hostileMessages } from '../support/hostile-messages'
import { builtFiles } from '../support/reading/bundle'

const CHECKOUT = 'https://pay.wallet.example'
const SHOP = 'https://defne.example'

const [loader] = builtFiles(/checkout-loader-classic-1-[\w-]+\.js$/)

/** Globals of a merchant's page that the script uses, each provided by the fake page. */
const GLOBALS = [
  'window',
  'document',
  'location',
  'scrollBy',
  'matchMedia',
  'getComputedStyle',
  'addEventListener',
  'removeEventListener',
  'URL',
  'TypeError',
]

/** The checkout's frame, as far as it uses its parent page; `deliver` plays the browser. */
function checkoutIn(parentOrigin: string, deliver: (data: unknown) => void) {
  const postMessage = (data: unknown, target: string) => {
    if (target === '*' || target === parentOrigin) deliver(data)
  }
  const self = { parent: { postMessage }, document: { referrer: '' } }
  const location = { origin: CHECKOUT, ancestorOrigins: [parentOrigin] }
  return parentWindowOf({ ...self, location } as unknown as Parameters<typeof parentWindowOf>[0], [SHOP])
}

const snapshotAt = async (state: SeenState) =>
  (await ways[state]((beginning) => beginCheckout(checkoutMachine, beginning))).snapshot()

const STATES = ['arriving.identifying', 'paying.choosing', 'result', 'expired.shown', 'exiting'] as const

async function sendAll(tell: Parameters<typeof announceStates>[1]) {
  const [first, ...rest] = await Promise.all(STATES.map(snapshotAt))
  if (!first) throw new Error('a journey has a first state')
  announceStates(
    {
      getSnapshot: () => first,
      subscribe(listener) {
        rest.forEach(listener)
        return { unsubscribe: () => undefined }
      },
    },
    tell,
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('the embedding protocol', () => {
  it('the built loader opens, resizes and scrolls the frame, and passes on the checkout’s messages alone (BEST-12~)', async () => {
    const script = loader?.content.toString() ?? ''
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(1_638)
    const types = builtFiles(/checkout-loader-1\.d\.ts$/).map(({ content }) => content.toString())
    for (const call of ['onReady', 'onStep', 'onResult', 'onExpired', 'onClosed']) expect(types.join()).toContain(call)

    const page = fakePage()
    const globals = globalThis as unknown as Record<string, unknown>
    const context: Record<string, unknown> = Object.fromEntries(GLOBALS.map((name) => [name, globals[name]]))
    runInNewContext(script, context)
    const { walletCheckout } = context as { walletCheckout: { open: (options: CheckoutOptions) => Checkout } }
    const heard: unknown[] = []
    walletCheckout.open({
      address: `${CHECKOUT}/?token=04de&lang=tr`,
      in: page.body as unknown as Element,
      onReady: () => heard.push('ready'),
      onStep: (step) => heard.push(step),
      onResult: (result) => heard.push(result),
      onExpired: () => heard.push('expired'),
      onClosed: () => heard.push('closed'),
    })
    const frame = page.found('iframe')
    expect(frame.src).toBe(`${CHECKOUT}/embed/?token=04de&lang=tr`)

    const sent: Record<string, unknown>[] = []
    const source = frame.contentWindow ?? {}
    const { post, postState } = checkoutIn(SHOP, (data) => {
      sent.push(data as Record<string, unknown>)
    })
    post({ type: 'RESIZE', height: 812 })
    post({ type: 'SCROLL', y: 40 })
    await sendAll(postState)
    expect(sent.slice(2).map(({ version }) => version)).toEqual([1, 1, 1, 1, 1, 1])

    hostileMessages({ messages: sent, origin: CHECKOUT, source }, 8).forEach(page.tell)
    sent.slice(2).forEach((message) => {
      page.tell({ data: { ...message, version: 2 }, origin: CHECKOUT, source })
    })
    expect([heard, frame.style['height'], page.scrolledBy, frame.isGone]).toEqual([[], undefined, [], false])

    // The page's CSS zoom enlarges the frame's pixels.
    frame.zoom = 1.5
    for (const data of sent) page.tell({ data, origin: CHECKOUT, source })
    expect(heard).toEqual(['ready', 'sign-in', 'choose', 'paid', 'expired', 'closed'])
    expect([frame.style['height'], page.scrolledBy]).toEqual(['812px', [[0, 260]]])

    const toStranger: { readonly type: string }[] = []
    const stranger = checkoutIn('https://other.example', (data) => {
      toStranger.push(data as { readonly type: string })
    })
    stranger.post({ type: 'RESIZE', height: 812 })
    await sendAll(stranger.postState)
    expect(toStranger).toEqual([{ type: 'RESIZE', height: 812 }])
  })
})
