import { describe, expect, it } from 'vitest'
import { isBackAtCheckout } from '../../src/services/redirects/back-at-checkout'

const HOME = { origin: 'https://pay.example' }

const shownAt = (address: string) => ({ location: new URL(address) as unknown as Location })

const OF_ANOTHER_SITE = {
  get location(): Location {
    throw new DOMException('blocked', 'SecurityError')
  },
}

describe('isBackAtCheckout', () => {
  it('a page of the checkout’s own origin in the bank’s frame is the way back from the bank (SHELL-12~, GWY-11~)', () => {
    expect(isBackAtCheckout(shownAt('https://pay.example/pay?token=t'), HOME)).toBe(true)
    expect(isBackAtCheckout(shownAt('https://pay.example/embed/result-page'), HOME)).toBe(true)
  })

  it('a bank’s next page, an empty frame and the test bank are not the way back from a bank (SHELL-12~, GWY-11~)', () => {
    expect(isBackAtCheckout(OF_ANOTHER_SITE, HOME)).toBe(false)
    expect(isBackAtCheckout(shownAt('https://acs.bank.example/next'), HOME)).toBe(false)
    expect(isBackAtCheckout(shownAt('about:blank'), HOME)).toBe(false)
    expect(isBackAtCheckout(shownAt('https://pay.example/__bank/acs'), HOME)).toBe(false)
    expect(isBackAtCheckout(null, HOME)).toBe(false)
  })
})
