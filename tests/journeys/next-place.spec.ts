import { type Page, type Request, expect } from '@playwright/test'
import { hostOf } from '../../src/checkout/host-of'
import { PATHS } from '../gateways/support/paths'
import { drawn } from '../support/seed'
import { sampled } from '../support/whole-run'
import type { WantedOrder } from '../support/control-answers'
import { test } from './support/card-test'
import { keepResultInSight, setWaits } from './support/changed-page'
import { test as creditTest } from './support/shopping-credit-test'

const [MERCHANT, OTHER, THIRD] = ['https://www.defne.example', 'https://www.pay.example', 'https://www.else.example']

const HOSTS = [MERCHANT, OTHER, THIRD].map(hostOf)

/** Combinations of the merchant's URL, the shop's return URL and the callback URL of the result. */
const ORDERS = [MERCHANT, undefined].flatMap((merchantInfo) =>
  [MERCHANT, OTHER, undefined].flatMap((goBackUrl) =>
    [MERCHANT, OTHER, THIRD, undefined].map((callbackUrl) => ({ merchantInfo, goBackUrl, callbackUrl })),
  ),
)

type Places = (typeof ORDERS)[number]

const said = ({ merchantInfo, goBackUrl, callbackUrl }: Places) =>
  `a shop ${merchantInfo ?? 'unnamed'}, back to ${goBackUrl ?? 'nowhere'}, result to ${callbackUrl ?? 'nowhere'}`

async function named(page: Page, part: string): Promise<readonly string[]> {
  const text = (await page.locator(part).allInnerTexts()).join('\n')
  return HOSTS.filter((host) => text.includes(host))
}

const isLeaving = (request: Request) =>
  request.isNavigationRequest() && HOSTS.includes(new URL(request.url()).host) && request.frame().parentFrame() === null

/** The host of the navigation that a press starts. The navigation itself is blocked. */
async function gone(page: Page, press: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest(isLeaving)
  await press()
  return new URL((await request).url()).host
}

test.describe('the host that a page names and the next navigation', () => {
  for (const places of sampled(drawn(ORDERS, 3), ORDERS))
    test(`${said(places)} (RES-06~)`, async ({ page, sandbox, member: { email, gsmNumber }, shopper, openFilled }) => {
      const { goBackUrl, callbackUrl } = places
      await page.route(
        (url) => HOSTS.includes(url.host),
        (route) => route.fulfill({ status: 204 }),
      )
      for (const path of [PATHS.cardAuth, PATHS.detail])
        await page.route(`**${path}*`, async (route) => {
          const response = await route.fetch()
          const told = (await response.json()) as object
          const silent = Object.fromEntries(Object.entries(places).filter(([, place]) => place === undefined))
          await route.fulfill({ response, json: { ...told, ...silent } })
        })
      await keepResultInSight(page)
      const wanted = Object.entries(places).filter(([, place]) => place !== undefined)
      const order = await sandbox.makeOrder({ email, gsmNumber, ...Object.fromEntries(wanted) })
      await openFilled({ order })

      const header = page.locator('header [data-action="go-back"]')
      await expect(header).toHaveCount(goBackUrl === undefined ? 0 : 1)
      if (goBackUrl !== undefined) {
        await header.click()
        const modal = '[data-modal="exit"]'
        await page.locator(modal).waitFor()
        const where = [...(await named(page, modal)), ...(await named(page, 'header'))][0]
        expect(await gone(page, () => page.locator('[data-action="exit"]').click())).toBe(where)
        await page.locator(`${modal} [data-action="stay"]`).click()
        await shopper.sees('pay')
        await shopper.fillCard()
        await shopper.agree()
      }

      await shopper.press('pay')
      await shopper.sees('result')
      const way = page.locator('main [data-action="go-back"], main [data-action="open-shop"]')
      const next = callbackUrl ?? goBackUrl
      await expect(way).toHaveCount(next === undefined ? 0 : 1)
      if (next === undefined) return
      expect(await way.innerText()).toContain(hostOf(next))
      expect(await gone(page, () => way.click())).toBe(hostOf(next))

      // After a reload, the page reads from the order that it is paid.
      await page.reload()
      await shopper.sees('result')
      await expect(way).toHaveCount(1)
      expect(await way.innerText()).toContain(hostOf(next))
      expect(await gone(page, () => way.click())).toBe(hostOf(next))
    })
})

creditTest.describe('with other hosts for shop, return and result', () => {
  creditTest(
    'exit, the banks of a card and of a credit, the result and an expired order lead to the host that they name (RES-06)',
    async ({ page, sandbox, origins, member: { email, gsmNumber }, shopper, tab, openFilled, verifyAtBank }) => {
      creditTest.slow()
      const places = { merchantInfo: MERCHANT, goBackUrl: `${OTHER}/basket`, callbackUrl: `${THIRD}/callback` }
      const makeOrder = (more: WantedOrder = {}) => sandbox.makeOrder({ email, gsmNumber, ...places, ...more })
      const bank = new URL(origins.bank).host
      const posted = () =>
        page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
      await page.route(
        (url) => HOSTS.includes(url.host),
        (route) => route.fulfill({ status: 204 }),
      )
      await setWaits(page, { threeDSPause: 600_000, creditPause: 600_000, redirectPause: 600_000 })
      await page.clock.install()

      await creditTest.step('exit, then a card’s bank, then the result', async () => {
        await openFilled({ order: await makeOrder() })
        await page.locator('header [data-action="go-back"]').click()
        await page.locator('[data-modal="exit"]').waitFor()
        expect(await named(page, '[data-modal="exit"]')).toEqual([hostOf(OTHER)])
        expect(await gone(page, () => page.locator('[data-action="exit"]').click())).toBe(hostOf(OTHER))
        await page.locator('[data-modal="exit"] [data-action="stay"]').click()
        await shopper.sees('pay')
        await shopper.fillCard()
        await shopper.field('threeDS').check()
        await shopper.agree()
        await shopper.press('pay')
        await expect(page.locator('main [data-bank-host]')).toHaveText(bank)
        expect(await named(page, 'main')).toEqual([])
        const post = posted()
        await shopper.press('continue')
        expect(new URL((await post).url()).host).toBe(bank)
        await verifyAtBank()
        await shopper.sees('result')
        const way = page.locator('main [data-action="go-back"]')
        expect(await way.innerText()).toContain(hostOf(THIRD))
        expect(await gone(page, () => way.click())).toBe(hostOf(THIRD))
      })

      await creditTest.step('a credit’s bank', async () => {
        await openFilled({ order: await makeOrder({ flags: { creditEnabled: true } }) })
        await tab('shopping-credit').click()
        await page.getByRole('radio', { name: 'Anka Bankası' }).check()
        await shopper.agree()
        await shopper.press('apply')
        await expect(page.locator('main [data-bank-host]')).toHaveText(bank)
        const post = posted()
        await shopper.press('continue')
        expect(new URL((await post).url()).host).toBe(bank)
      })

      await creditTest.step('an order whose time is over', async () => {
        await page.goto((await makeOrder({ expiresInSeconds: 120 })).checkoutUrl.tr)
        await expect(shopper.field('email')).toHaveValue(email)
        await page.clock.fastForward(180_000)
        await shopper.sees('form-expired')
        const where = await named(page, 'main')
        const host = await gone(page, () => shopper.press('try-again'))
        expect([host, where.filter((other) => other !== host)]).toEqual([hostOf(OTHER), []])
      })
    },
  )
})
