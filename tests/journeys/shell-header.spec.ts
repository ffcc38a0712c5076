import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { changeBlock } from './support/changed-page'
import { clickWithoutFocus } from './support/click-without-focus'
import { test } from './support/shopping-credit-test'
import { holdBack } from './support/hold-back'
import { goLive } from './support/live-mode'

const SHOP = 'https://www.shop.example/basket'
const LOGO = 'https://cdn.shop.example/logo.svg'

const back = (page: Page) => page.locator('[data-action="go-back"]')
const exit = (page: Page) => page.locator('[data-modal="exit"]')

test('the header has a safe, wanted way back to the shop, the badge, the logo or our own, and the timer (SHELL-01)', async ({
  page,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  const header = page.locator('header')
  const logo = header.locator(`img[src="${LOGO}"]`)
  let isServed = true
  await changeBlock(page, { values: { logoUrl: LOGO } })
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="22"/>'
  await page.route(LOGO, (route) =>
    isServed ? route.fulfill({ contentType: 'image/svg+xml', body: picture }) : route.abort(),
  )
  const open = async (init: object, goBackUrl = SHOP) => {
    const order = await sandbox.makeOrder({
      email: 'ayse@shop.example',
      merchantInfo: 'https://www.cicek.example/about?x=1',
      goBackUrl,
      init: { showGoBackUrlEnabled: true, ...init },
    })
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).toHaveValue('ayse@shop.example')
    await page.locator('[data-action="use-foreign-number"]').waitFor()
  }
  await open({})
  await expect(back(page)).toHaveText('www.cicek.example')
  await expect(back(page)).toHaveAccessibleName('www.cicek.example sitesine dön')
  await expect(header).toContainText('Güvenli alışveriş')
  await expect(logo).toBeVisible()
  await expect(header.getByRole('timer')).toHaveText(/\d\d:\d\d/)

  isServed = false
  await open({ showGoBackUrlEnabled: false })
  await expect(logo).toHaveCount(0)
  await expect(header).toContainText('Cüzdan')
  await expect(back(page)).toHaveCount(0)
  for (const address of ['http://www.shop.example/', 'https://ayse:gizli@www.shop.example/']) {
    await open({}, address)
    await expect(back(page)).toHaveCount(0)
  }
})

test('leaving asks over a still page: staying returns, leaving is recorded and leads to a safe URL of the shop (SHELL-10)', async ({
  page,
  sandbox,
  origins,
  member,
  shopper,
}) => {
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, goBackUrl: SHOP })
  const analytics = { url: `${origins.gateways}/analytics/i`, key: order.token }
  await changeBlock(page, { values: { analytics } })
  await page.route(SHOP, (route) => route.fulfill({ body: 'the basket' }))
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).toHaveValue(email)
  await clickWithoutFocus(back(page))
  await expect(exit(page)).toBeVisible()
  await page.mouse.move(200, 60)
  await page.mouse.wheel(0, 300)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await exit(page).getByRole('button', { name: 'Cüzdan ile ödemeye devam et' }).click()
  await expect(exit(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await expect(back(page)).toBeFocused()
  await shopper.sees('identify')
  expect((await sandbox.counted(order.token, 'header')).events).toEqual([])

  await back(page).click()
  await exit(page).getByRole('button', { name: 'Çık', exact: true }).click()
  await page.waitForURL(SHOP)
  await expect
    .poll(async () => (await sandbox.counted(order.token, 'header')).events)
    .toMatchObject([{ key: 'go-back-clicked', segmentation: { category: 'header' } }])

  // In test mode alone a shop on this machine may use http; any other URL without https gets no link.
  const isOffered = async (goBackUrl: string, is: boolean) => {
    const { checkoutUrl } = await sandbox.makeOrder({ email, gsmNumber, goBackUrl })
    await page.goto(checkoutUrl.tr)
    await expect(shopper.field('email')).toHaveValue(email)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    await expect(back(page)).toHaveCount(is ? 1 : 0)
  }
  for (const unsafe of ['http://www.shop.example/', 'https://ayse:gizli@www.shop.example/'])
    await isOffered(unsafe, false)
  await isOffered(`${origins.shop}/`, true)
  await back(page).click()
  await shopper.press('exit')
  await page.waitForURL((url) => url.origin === origins.shop)
  await goLive(page, origins)
  await isOffered(SHOP, true)
  await isOffered(`${origins.shop}/`, false)
})

test('a narrow phone shows the shop’s host whole, the star clear of the text, and the merchant in the exit (SHELL-01~, SHELL-17~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('identify')
  await expect(back(page)).toHaveText('defne.example')
  const host = back(page).locator('span', { hasText: 'defne.example' })
  const cutAt = async (width: number, badge: string) => {
    await page.setViewportSize({ width, height: 720 })
    const [end, begins] = await Promise.all([
      host.evaluate((element) => element.getBoundingClientRect().right),
      page
        .locator('header')
        .getByText(badge)
        .evaluate((element) => element.getBoundingClientRect().left),
    ])
    expect(begins - end, `${badge}: ${String(width)}`).toBeGreaterThanOrEqual(5)
    return host.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  }
  expect(await cutAt(320, 'Güvenli alışveriş')).toBeGreaterThan(0)
  for (const width of [375, 360]) expect(await cutAt(width, 'Güvenli alışveriş'), String(width)).toBe(0)
  const panel = page.getByRole('complementary', { name: 'Ödeme detayı' })
  const [words, star] = [panel.getByText('Ödenecek tutar', { exact: true }), panel.locator('svg:visible')]
  const edges = await Promise.all([words.boundingBox(), star.boundingBox()])
  const [wordsEnd, starBegins] = [(edges[0]?.x ?? 0) + (edges[0]?.width ?? 0), edges[1]?.x ?? 0]
  expect(starBegins).toBeGreaterThanOrEqual(wordsEnd)
  // Behind an amount, which may be longer, the star ends.
  const amount = panel.locator('[translate="no"]:visible').first()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(amount).toHaveCSS('text-shadow', /^rgb\(20, 40, 107\) 3px 0px/)
  }

  await expect(shopper.field('email')).not.toHaveValue('')
  await back(page).click()
  await expect(exit(page)).toContainText('Defne Ev & Yaşam için ödemeniz henüz tamamlanmadı.')
  await expect(page).toHaveTitle('Sayfadan çıkış · Cüzdan')
  await shopper.press('stay')
  await shopper.press('change-language')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const width of [375, 360]) expect(await cutAt(width, 'Secure shopping'), String(width)).toBe(0)
  await back(page).click()
  await expect(exit(page)).toContainText('Your payment to Defne Ev & Yaşam has not been completed yet.')
  await expect(page).toHaveTitle('Leaving this page · Cüzdan')
})

test.describe('a payment in progress', () => {
  test.use({ wantedOrder: { flags: { fundEnabled: true } }, wantedMember: { kycLevel: 2, balance: 3115.4 } })

  test('a payment in progress locks other methods, the exit and the pay button, and shows its progress (PAY-05)', async ({
    page,
    arrive,
    tab,
    shopper,
    calls,
    isPaid,
  }) => {
    await arrive()
    await expect(back(page)).not.toHaveAttribute('aria-disabled')
    const letGo = await holdBack(page, PATHS.cardAuth)
    await shopper.fillCard()
    await shopper.agree()
    const pay = page.locator('[data-action="pay"]')
    const isSent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
    await pay.click()
    await isSent
    await expect(pay).toHaveText('Ödemeniz gerçekleştiriliyor…')
    await expect(back(page)).toHaveAttribute('aria-disabled', 'true')
    await back(page).click({ force: true })
    await expect(exit(page)).toHaveCount(0)
    await tab('balance').click({ force: true })
    await expect(tab('credit-card')).toHaveAttribute('aria-selected', 'true')
    await pay.click({ force: true })
    await shopper.field('cvc').press('Enter')
    // A second payment would have been sent by the time that the first one is answered.
    letGo()
    await isPaid()
    expect(await calls.tries()).toEqual(['auth'])
  })

  test('a shop that never answers leaves the checkout usable; a shopper who pressed Pay cannot leave it (PAY-05~, PAY-11~, SHELL-10~)', async ({
    page,
    origins,
    arrive,
    shopper,
    calls,
    isPaid,
  }) => {
    const pay = page.locator('[data-action="pay"]')
    const isShop = ({ origin }: URL) => origin === origins.shop
    await arrive()
    await shopper.fillCard()
    await shopper.agree()
    // Status 204 is the only answer that ends a navigation and leaves the page in place.
    await page.route(isShop, (route) => route.fulfill({ status: 204 }))
    const isLeft = page.waitForRequest((request) => isShop(new URL(request.url())))
    await back(page).click()
    await shopper.press('exit')
    await isLeft
    await expect(pay).toHaveCount(0)
    await expect(exit(page)).toBeVisible()
    await page.unroute(isShop)
    await shopper.press('stay')
    await expect(exit(page)).toHaveCount(0)
    await expect(pay).toBeVisible()
    expect(await calls.tries()).toEqual([])

    await shopper.fillCard()
    await expect(shopper.field('agreement')).not.toBeChecked()
    await shopper.agree()
    await back(page).click()
    await expect(exit(page)).toBeVisible()
    const letGo = await holdBack(page, PATHS.detail)
    const isAsked = page.waitForRequest((request) => request.url().includes(PATHS.detail))
    await pay.dispatchEvent('click')
    await isAsked
    await expect(exit(page)).toHaveCount(0)
    await expect(back(page)).toHaveAttribute('aria-disabled', 'true')
    await back(page).dispatchEvent('click')
    await expect(exit(page)).toHaveCount(0)
    expect(await calls.tries()).toEqual([])
    letGo()
    await isPaid()
    expect(await calls.tries()).toEqual(['auth'])
  })
})
