import { expect } from '@playwright/test'
import { refusedCalls } from './support/ledger'
import { test } from './support/test'

/** Each of these must fail a journey that does not allow it. */
test.describe('faults that a journey notices', () => {
  test('a journey notices an error in the console', async ({ page, order, trouble }) => {
    await page.goto(order.checkoutUrl.tr)
    await page.evaluate(() => console.error('the wire is cut'))
    await expect
      .poll(() => trouble.unexpected())
      .toContainEqual(expect.stringContaining('console error: the wire is cut'))
    trouble.allow(/the wire is cut/)
  })

  test('a journey notices an uncaught error', async ({ page, order, trouble }) => {
    await page.goto(order.checkoutUrl.tr)
    await page.evaluate(() => {
      void Promise.reject(new Error('an uncaught error'))
    })
    await expect
      .poll(() => trouble.unexpected())
      .toContainEqual(expect.stringContaining('page error: Error: an uncaught error'))
    trouble.allow(/an uncaught error/)
  })

  test('a journey notices a violation of the policy of the page', async ({ page, order, trouble }) => {
    await page.goto(order.checkoutUrl.tr)
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'http://elsewhere.example/pixel.png'
    })
    await expect.poll(() => trouble.unexpected()).toContainEqual(expect.stringMatching(/^policy violation: img-src/))
    trouble.allow(/elsewhere\.example/)
  })

  test('a journey notices a call that the sandbox refuses', async ({ order, origins, sandbox, trouble }) => {
    const answer = await fetch(`${origins.gateways}/payment-gateway/payment/iyzipos/checkoutform/auth/ecom`, {
      method: 'POST',
      headers: { 'x-wallet-token': order.token, 'content-type': 'application/json' },
      body: '{}',
    })
    await answer.text()
    expect(await refusedCalls(sandbox, order.token)).toHaveLength(1)
    trouble.allow(/^refusal: POST .*\/auth\/ecom /)
  })
})
