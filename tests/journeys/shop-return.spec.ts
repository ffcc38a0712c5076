import { expect } from '@playwright/test'
import { keepResultInSight } from './support/changed-page'
import { test } from './support/test'

const STATUS = '[data-order-status]'

test.describe('after the payment (RES-03)', () => {
  test('the token is posted to the callback by itself, its own query kept (RES-03)', async ({
    page,
    order,
    origins,
    shopper,
  }) => {
    const posts: { url: string; body: string | null }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().startsWith(origins.shop)) {
        posts.push({ url: request.url(), body: request.postData() })
      }
    })
    await shopper.reachPay(order.checkoutUrl.tr)
    await shopper.press('pay')
    await expect(page.locator(STATUS)).toHaveAttribute('data-order-status', 'paid')
    expect(posts).toHaveLength(1)
    expect(posts[0]?.body).toBe(`token=${order.token}`)
    expect(new URL(posts[0]?.url ?? '').search).toContain('order=')
  })

  test('the button goes at once (RES-03)', async ({ page, order, shopper }) => {
    // The pause is made longer than the test may take, so that only the button can have done it.
    await keepResultInSight(page)
    await shopper.reachPay(order.checkoutUrl.tr)
    await shopper.press('pay')
    await shopper.sees('result')
    await expect(page.locator('main h1')).toHaveText('Ödemeniz başarıyla tamamlandı')
    await expect(page).toHaveTitle('Ödemeniz tamamlandı · Cüzdan')
    await page.locator('main [data-action="go-back"]').click()
    await expect(page.locator(STATUS)).toHaveAttribute('data-order-status', 'paid')
  })

  test('a post that leads nowhere leaves a working link (RES-03)', async ({
    page,
    sandbox,
    member,
    origins,
    shopper,
  }) => {
    const order = await sandbox.makeOrder({
      email: member.email,
      gsmNumber: member.gsmNumber,
      callbackUrl: `${origins.shop}/callback?answer=204`,
      goBackUrl: `${origins.shop}/`,
    })
    await shopper.reachPay(order.checkoutUrl.tr)
    await shopper.press('pay')
    await shopper.sees('result')
    await expect(page.getByText('sizi iş yerinin sitesine götüremedik')).toBeVisible()
    await page.locator('[data-action="open-shop"]').click()
    await expect(page.locator('[data-form="shop-order"]')).toBeVisible()
  })

  test('a post that the policy of the page forbids leaves a working link, too (RES-03)', async ({
    page,
    sandbox,
    member,
    origins,
    shopper,
    trouble,
  }) => {
    trouble.allow(/form-action/, /Refused to send form data/, /violates the following Content Security Policy/)
    const order = await sandbox.makeOrder({
      email: member.email,
      gsmNumber: member.gsmNumber,
      goBackUrl: `${origins.shop}/`,
    })
    await page.route('**/?token=*', async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = (headers['content-security-policy'] ?? '').replace(/form-action [^;]*/, "form-action 'none'")
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    })
    await shopper.reachPay(order.checkoutUrl.tr)
    await shopper.press('pay')
    // The driver's own locators would wait for the forbidden navigation for ever: this page is asked over the wire.
    const wire = await page.context().newCDPSession(page)
    const ask = async (expression: string) => {
      const { result } = await wire.send('Runtime.evaluate', { expression })
      return result.value as unknown
    }
    const LINK = `document.querySelector('[data-action="open-shop"]')`
    await expect.poll(() => ask(`${LINK} && ${LINK}.href`)).toBe(`${origins.shop}/`)
    await ask(`${LINK}.click()`)
    await expect.poll(() => ask('location.href')).toBe(`${origins.shop}/`)
  })
})
