import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCheckoutHandlers } from '../../src/app/composition/checkout-handlers'
import { isLocalTest, parseConfiguration } from '../../src/app/composition/configuration'
import { bankAddress, type CheckoutOrigin } from '../../src/services/redirects/bank-address'

vi.mock('../../src/services/checkout/checkout', () => ({ checkoutHandlers: (given: object) => given }))

beforeEach(() => {
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const [, block = ''] = /id="checkout-config">([^]*?)<\/script>/.exec(page) ?? []

const STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The page's origin and test mode, as the composition hands them to redirects to a bank. */
function homeOf(pageOrigin: string, testMode: boolean): CheckoutOrigin {
  const configuration = { ...parseConfiguration(block, pageOrigin), testMode }
  const given = {
    needs: { pageOrigin, token: 'a-token' },
    configuration,
    isTestMode: isLocalTest(testMode, pageOrigin),
  }
  const deps: object = createCheckoutHandlers(given as never, { storage: STORAGE } as never, {} as never)
  return (deps as { readonly home: CheckoutOrigin }).home
}

it('a page may go to the bank of its own origin in test mode alone, hosted or on loopback (CARD-10~, BEST-10~)', () => {
  for (const origin of ['https://pay.example', 'http://127.0.0.1:4000']) {
    const ownBank = `${origin}/__bank/3ds/init`
    expect(bankAddress(ownBank, homeOf(origin, true))).toMatchObject({ href: ownBank })
    expect(bankAddress(ownBank, homeOf(origin, false))).toBeTypeOf('string')
  }
})
