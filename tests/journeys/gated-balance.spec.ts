import { expect } from '@playwright/test'
import { REGISTERED, UNTRUSTED, test } from './support/identity-test'

const PAUSE = 2_500

test.describe('the balance of somebody whose identity is not known', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 }, wantedOrder: UNTRUSTED })

  test('pays once the app has told it; the result is on show for 2.5 s, and the token is posted to the shop (BAL-02)', async ({
    page,
    order,
    origins,
    arrive,
    openBalance,
    shopper,
    gate,
    calls,
    verifyInApp,
  }) => {
    const posts: (string | null)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().startsWith(origins.shop)) posts.push(request.postData())
    })
    await page.clock.install()
    await arrive()
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    await gate.waitFor()
    expect(await calls.tries()).toEqual([])
    await shopper.press('send-app-link-ios')
    await verifyInApp()
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 5_000)
    await shopper.press('identity-verified')
    await shopper.sees('result')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
    expect(await calls.tries()).toEqual(['balance'])
    await page.clock.runFor(PAUSE - 200)
    expect(posts).toEqual([])
    await page.clock.runFor(400)
    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
    expect(posts).toEqual([`token=${order.token}`])
  })
})
