import { describe, expect, it } from 'vitest'
import { isReturnable } from '../../machines/checkout/views'
import { safeUrl } from '../../src/gateways/safe-url'

/** The two ways to the shop: the post of the token after a payment, and "try again" after the time is over. */
const waysOut = (address: string) => {
  const url = safeUrl(address, false)
  return [url === undefined ? 'stays, and says so' : 'posted', isReturnable(url) ? 'shop' : 'reloaded'] as const
}

describe('URLs that the provider names for the shop', () => {
  it.each([
    ['https://www.shop.example/paid', 'posted', 'shop'],
    ['https://www.shop.example:8443/paid', 'posted', 'shop'],
    ['https://shop.example/paid', 'posted', 'reloaded'],
    ['https://shop.example:443/paid', 'posted', 'reloaded'],
    ['https://www.çiçek.example/', 'posted', 'shop'],
    ['https://www.shop.example./', 'posted', 'shop'],
    ['HTTPS://WWW.SHOP.EXAMPLE/', 'posted', 'shop'],
    ['http://www.shop.example/', 'stays, and says so', 'reloaded'],
    ['//www.shop.example/', 'stays, and says so', 'reloaded'],
    ['www.shop.example/https', 'stays, and says so', 'reloaded'],
    ['/paid?https=www', 'stays, and says so', 'reloaded'],
    ['javascript:location="https://www.shop.example"', 'stays, and says so', 'reloaded'],
    ['data:text/html,https://www.shop.example', 'stays, and says so', 'reloaded'],
    ['https://www.shop.example@evil.example/', 'stays, and says so', 'reloaded'],
    ['https://user:pass@www.shop.example/', 'stays, and says so', 'reloaded'],
    ['https://127.0.0.1:8443/www', 'stays, and says so', 'reloaded'],
    ['https://[::1]/www', 'stays, and says so', 'reloaded'],
    ['https://localhost/www', 'stays, and says so', 'reloaded'],
    ['https://www.shop.example:65536/', 'stays, and says so', 'reloaded'],
    ['https://www.shop.example/\n', 'stays, and says so', 'reloaded'],
    ['', 'stays, and says so', 'reloaded'],
  ])('%j: after a payment %s, after the expiry %s (RES-03~, CNT-06~)', (address, resultExtras, afterTime) => {
    expect(waysOut(address)).toEqual([resultExtras, afterTime])
  })
})
