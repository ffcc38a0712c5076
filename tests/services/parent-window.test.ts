import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SizeMessage, StateMessage } from '../../src/loader/messages'
import { parentWindowOf } from '../../src/services/embedding/parent-window'
import { isFramed } from '../../src/services/embedding/top-window'

const OWN = 'https://pay.wallet.example'
const SHOP = 'https://defne.example'

interface Around {
  readonly ancestors?: readonly string[]
  readonly referrer?: string
}

function framed({ ancestors, referrer = '' }: Around, allowed: readonly string[] = []) {
  const posted: [message: unknown, target: string][] = []
  const parent = { postMessage: (message: unknown, target: string) => posted.push([message, target]) }
  const location = { origin: OWN, ...(ancestors && { ancestorOrigins: ancestors }) }
  const self = { parent, location, document: { referrer } } as unknown as Parameters<typeof parentWindowOf>[0]
  const around = parentWindowOf(self, allowed)
  return {
    posted,
    post: (message: SizeMessage) => around.post(message),
    tell: (message: StateMessage) => around.postState(message),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('parentWindowOf', () => {
  it.each<[Around, string]>([
    [{ ancestors: [SHOP, 'https://outer.example'] }, SHOP],
    [{ ancestors: [SHOP], referrer: 'https://other.example/' }, SHOP],
    [{ ancestors: ['null'], referrer: `${SHOP}/order/7` }, SHOP],
    [{ referrer: `${SHOP}/order/7` }, SHOP],
    [{ referrer: `${OWN}/embed/otp` }, '*'],
    [{ referrer: 'https://acs.bank.example/' }, '*'],
    [{ referrer: '' }, '*'],
    [{ referrer: 'no address' }, '*'],
    [{ ancestors: [], referrer: '' }, '*'],
  ])('a size message from a frame with %j is posted to %s (SEC-02~)', (around, target) => {
    const { post, posted } = framed(around, [SHOP])
    post({ type: 'SCROLL', y: 12 })
    expect(posted).toEqual([[{ type: 'SCROLL', y: 12 }, target]])
  })

  it('the parent page receives a bounded whole number beside the type, and nothing else (SEC-02~, SHELL-12~)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('RESIZE', 'SCROLL'),
        fc.double({ noNaN: true }),
        fc.dictionary(fc.string(), fc.string()),
        (type, pixels, more) => {
          const { post, posted } = framed({})
          const name = type === 'RESIZE' ? 'height' : 'y'
          post({ ...more, type, [name]: pixels } as unknown as SizeMessage)
          const [[message]] = posted as [[Record<string, unknown>, string]]
          expect(Object.keys(message).sort()).toEqual([name, 'type'].sort())
          expect(message[name]).toSatisfy((told) => Number.isInteger(told) && told >= 0 && told <= 20_000)
        },
      ),
    )
  })

  it.each<[Around, readonly string[]]>([
    [{ ancestors: [SHOP] }, [SHOP]],
    [{ ancestors: ['https://other.example', SHOP] }, []],
    [{ ancestors: ['https://defne.example.evil.example'] }, []],
    [{ referrer: `${SHOP}/order/7` }, [SHOP]],
    // The parent's origin is unknown: the browser delivers to a configured origin or not at all.
    [{ ancestors: ['null'] }, [SHOP, 'https://links.example']],
    [{ referrer: `${OWN}/embed/otp` }, [SHOP, 'https://links.example']],
    // The frame came back from a bank, in a browser without `ancestorOrigins`.
    [{ referrer: 'https://acs.bank.example/' }, [SHOP, 'https://links.example']],
  ])('a state message from a frame with %j is posted to %j alone (SEC-02~, BEST-12~)', (around, targets) => {
    const { tell, posted } = framed(around, [SHOP, 'https://links.example'])
    const message = { type: 'checkout.step', version: 1, step: 'choose' } as const
    tell(message)
    expect(posted).toEqual(targets.map((target) => [message, target]))
  })

  it('a referrer of our own origin is not taken for the parent, though that origin is configured (SEC-02~)', () => {
    const { post, tell, posted } = framed({ referrer: `${OWN}/embed/otp` }, [OWN, SHOP])
    post({ type: 'RESIZE', height: 640 })
    tell({ type: 'ec.start', version: 1 })
    expect(posted.map(([, target]) => target)).toEqual(['*', OWN, SHOP])
  })

  it('the parent page receives no state where no parent is configured (SEC-02~, BEST-12~)', () => {
    for (const around of [{ ancestors: [SHOP] }, { referrer: SHOP }, {}]) {
      const { tell, posted } = framed(around)
      tell({ type: 'ec.start', version: 1 })
      expect(posted).toEqual([])
    }
  })

  it('a page whose parent is its own window is in no frame', () => {
    vi.stubGlobal('self', {})
    vi.stubGlobal('parent', self)
    expect(isFramed()).toBe(false)
    vi.stubGlobal('parent', {})
    expect(isFramed()).toBe(true)
  })
})
