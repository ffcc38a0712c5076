import { type Page, type Request, expect } from '@playwright/test'
import { CHOSEN_TIMES, SPECIFIED_TIMES } from '../support/specified-times'
import { CARD_CALLS } from './support/card-calls'
import { test } from './support/card-test'
import { setWaits } from './support/changed-page'
import { holdTime, isAskedAfter, keepShippedWaits } from './support/shipped-waits'

/** Stops the page's clock once a payment was sent, so that no timer runs; can change fields of the answer. */
async function holdOncePaid(page: Page, changed: object = {}): Promise<void> {
  const isPayment = (url: URL) => url.pathname.endsWith(CARD_CALLS.auth)
  await page.route(
    isPayment,
    async (route) => {
      await holdTime(page)
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...changed } })
    },
    { times: 1 },
  )
}

/** Playwright's locators would wait for ever for a blocked navigation, so the page is read over CDP. */
async function wireOf(page: Page) {
  const wire = await page.context().newCDPSession(page)
  return async (expression: string): Promise<unknown> => {
    const { result } = await wire.send('Runtime.evaluate', { expression })
    return result.value
  }
}

test('the token is posted to the answer’s URL after 2.5 s or by the button; a failed post leaves a working link (RES-03)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  origins,
  shopper,
  openFilled,
  isPaid,
  trouble,
}) => {
  test.slow()
  trouble.allow(/form-action/, /Refused to send form data/, /violates the following Content Security Policy/)
  const goBackUrl = `${origins.shop}/?lang=en`
  const makeOrder = () => sandbox.makeOrder({ email, gsmNumber, goBackUrl })
  const isPost = (request: Request) => request.method() === 'POST' && request.url().startsWith(origins.shop)
  await keepShippedWaits(page)
  await page.clock.install()

  await test.step('on its own, to where nothing comes of it', async () => {
    const order = await makeOrder()
    await openFilled({ order })
    // The answer's callback URL differs from the order's own.
    const callbackUrl = `${origins.shop}/callback?answer=204&from=payment`
    await holdOncePaid(page, { callbackUrl })
    await shopper.press('pay')
    await shopper.sees('result')
    await expect(page.locator('main h1')).toHaveText('Ödemeniz tamamlandı')
    await expect(page).toHaveTitle('Ödemeniz tamamlandı · Cüzdan')
    const post = await isAskedAfter(page, { after: SPECIFIED_TIMES.redirectPause, isIt: isPost })
    expect(post.url()).toBe(callbackUrl)
    expect(post.postData()).toBe(`token=${order.token}`)
    await page.clock.runFor(CHOSEN_TIMES.returnPatience)
    await expect(page.locator('main').getByText('Sizi iş yerinin sitesine yönlendiremedik')).toBeVisible()
    await page.clock.resume()
    await page.locator('[data-action="open-shop"]').click()
    await page.waitForURL(goBackUrl)
  })

  await test.step('by the button, while no time passes', async () => {
    await openFilled({ order: await makeOrder() })
    await holdOncePaid(page)
    await shopper.press('pay')
    await shopper.sees('result')
    const posted = page.waitForRequest(isPost)
    await shopper.press('go-back')
    expect(new URL((await posted).url()).search).toContain('order=')
    await isPaid()
    await page.clock.resume()
  })

  await test.step('by a page that may post nothing', async () => {
    // Short timings here: the step above checks the real ones.
    await setWaits(page, { redirectPause: 100, returnPatience: 500 })
    const order = await makeOrder()
    await page.route('**/pay?token=*', async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = (headers['content-security-policy'] ?? '').replace(/form-action [^;]*/, "form-action 'none'")
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    })
    await openFilled({ order })
    await shopper.press('pay')
    const ask = await wireOf(page)
    const LINK = `document.querySelector('[data-action="open-shop"]')`
    await expect.poll(() => ask(`${LINK} && ${LINK}.href`)).toBe(goBackUrl)
    await ask(`${LINK}.click()`)
    await expect.poll(() => ask('location.href')).toBe(goBackUrl)
  })
})
