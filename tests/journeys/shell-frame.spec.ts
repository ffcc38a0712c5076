import { type Page, expect } from '@playwright/test'
import { goLive } from './support/live-mode'
import { test } from './support/shopping-credit-test'

const banner = (page: Page) => page.locator('[data-campaign]')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Ödeme detayı' })

const PHONE = { width: 390, height: 664 }
const DESKTOP = { width: 1280, height: 800 }

test('the amount is at the foot of a phone and opens for members; above 720 pixels it is open beside the form (SHELL-05, SHELL-06, SHELL-07)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
}) => {
  test.slow()
  const order = await sandbox.makeOrder({ email, gsmNumber, merchantName: 'Çiçek Evi' })
  const toggle = page.locator('[data-action="toggle-detail"]')
  const line = panel(page).getByText('Çiçek Evi')
  const arrow = () =>
    panel(page)
      .locator('svg:has(path[d="m5 12.5 5-5 5 5"])')
      .locator('..')
      .evaluate((element) => Math.round(new DOMMatrix(getComputedStyle(element).transform).a))
  const foot = async () => {
    const box = await panel(page).boundingBox()
    return box && Math.round(box.y + box.height)
  }
  await page.setViewportSize(PHONE)
  await page.goto(order.checkoutUrl.tr)
  await expect(panel(page)).toContainText('2.480')
  await expect(panel(page)).toHaveCSS('position', 'fixed')
  expect(await foot()).toBe(PHONE.height)
  await expect(toggle).toHaveCount(0)
  await expect(line).toBeHidden()
  await shopper.identify()
  await expect(toggle).toHaveCount(0)
  await shopper.enterCode()
  await page.mouse.wheel(0, 400)
  expect(await foot()).toBe(PHONE.height)
  expect(await arrow()).toBe(1)
  await expect(line).toBeHidden()
  await toggle.click()
  await expect(line).toBeVisible()
  await expect.poll(arrow).toBe(-1)
  expect(await foot()).toBe(PHONE.height)
  await shopper.press('close-detail')
  await expect(line).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await expect(line).toBeVisible()
  await toggle.click()
  await expect(line).toBeHidden()

  // Desktop layout starts above 720 pixels, independent of the other breakpoints.
  await page.setViewportSize({ width: 720, height: 800 })
  await expect(panel(page)).toHaveCSS('position', 'fixed')
  await page.setViewportSize({ width: 721, height: 800 })
  await expect(panel(page)).not.toHaveCSS('position', 'fixed')
  await expect(line).toBeVisible()
  await expect.poll(arrow).toBe(-1)
  await expect(toggle).toBeHidden()
  await expect(panel(page).locator('[data-action="pay"]')).toBeVisible()
  await page.setViewportSize(DESKTOP)
  const [form, side] = await Promise.all([page.locator('main').boundingBox(), panel(page).boundingBox()])
  expect(form && side && side.x + side.width - form.x).toBe(718)
  const airUnder = (width: number) =>
    page
      .setViewportSize({ width, height: 800 })
      .then(() => page.locator('main').evaluate((main) => getComputedStyle(main.parentElement ?? main).paddingBottom))
  const airs = [320, 321, 599, 600, 720, 1135, 1136]
  const told: string[] = []
  for (const width of airs) told.push(await airUnder(width))
  expect(told).toEqual(['24px', '32px', '32px', '48px', '48px', '56px', '72px'])

  const widthOf = async (name: string) => (await page.locator(`[data-modal="${name}"]`).boundingBox())?.width
  await page.setViewportSize(DESKTOP)
  await shopper.press('go-back')
  await expect.poll(() => widthOf('exit')).toBe(358)
  await shopper.press('stay')

  // On quick login the price detail is open, even before the shopper has logged in.
  const quick = await sandbox.makeOrder({
    email,
    gsmNumber,
    merchantName: 'Çiçek Evi',
    flags: { quickLoginRegisterEnabled: true },
  })
  await page.goto(quick.checkoutUrl.tr)
  await shopper.sees('quick-login')
  await expect(line).toBeVisible()
  await page.locator('[data-opens]').first().click()
  await expect.poll(() => widthOf('agreement')).toBe(486)
})

test('the opened price detail is above its backdrop, also at 400 % zoom (SHELL-05~)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
  openMethods,
}) => {
  const close = page.locator('[data-action="close-detail"]')
  const isOnTop = () =>
    close.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  const opensOnTop = async (what: string) => {
    await shopper.press('toggle-detail')
    await expect(close).toBeVisible()
    await expect.poll(isOnTop, what).toBe(true)
  }
  await page.setViewportSize(PHONE)
  await openMethods({ order: await sandbox.makeOrder({ email, gsmNumber }) })
  await opensOnTop('on a phone')
  await shopper.press('close-detail')
  await expect(close).toBeHidden()
  await page.setViewportSize({ width: 320, height: 256 })
  await opensOnTop('at 400 % zoom')
})

test('a campaign is shown from login to payment: cashback, credit, then installments, with the picture of this width (SHELL-09, IDEN-08)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
  trouble,
}) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  const plus = (startDate: string, plusInstallment: number, ...banks: string[]) => ({
    startDate,
    plusInstallment,
    cardBankDtoList: banks.map((cardBankName) => ({ cardBankName })),
  })
  const plusInstallmentResponseList = [
    plus('2026-03-01', 4, 'Akbank'),
    plus('2025-01-01', 2, 'Garanti Bankası', 'TEB'),
    plus('2025-06-01', 3, 'Denizbank'),
  ]
  const cdn = (name: string) => `https://cdn.shop.example/${name}.svg`
  await page.route(/^https:\/\/cdn\.shop\.example\//, (route) =>
    route.request().url().includes('broken')
      ? route.abort()
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"/>',
        }),
  )
  trouble.allow(/Failed to load resource/)
  const older = { campaignMarketingUiDisplay: { gsmCheckContent: cdn('older') } }
  const newer = {
    campaignMarketingUiDisplayV2: {
      desktop: { gsmCheckContent: cdn('wide') },
      mobile: { gsmCheckContent: cdn('narrow') },
    },
  }
  const open = async (flags: Record<string, boolean>, init: object) => {
    const order = await sandbox.makeOrder({
      email,
      gsmNumber,
      flags: { campaignEnabled: true, ...flags },
      init: { plusInstallmentResponseList, ...init },
    })
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).toHaveValue(email)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    return order
  }
  const credit = { creditEnabled: true }
  const wideAlone = { desktop: { gsmCheckContent: cdn('wide') }, mobile: { gsmCheckContent: '' } }
  const picture = () =>
    banner(page)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.currentSrc)

  await open(credit, { ...older, ...newer })
  await expect(banner(page)).toHaveAttribute('data-campaign', 'cashback')
  await expect.poll(picture).toBe(cdn('wide'))
  await page.setViewportSize(PHONE)
  await expect.poll(picture).toBe(cdn('narrow'))
  await open(credit, newer)
  await expect(banner(page)).toHaveAttribute('data-campaign', 'cashback')
  await open(credit, { ...older, campaignMarketingUiDisplayV2: wideAlone })
  await expect.poll(picture).toBe(cdn('older'))
  const { token } = await open(credit, older)
  await expect.poll(picture).toBe(cdn('older'))
  await page.setViewportSize(DESKTOP)
  await page.goto(`/sdk?token=${token}&lang=tr`)
  await expect.poll(picture).toBe(cdn('older'))
  await expect(shopper.field('email')).toHaveValue(email)
  await shopper.field('email').fill('baska.biri@posta.example')
  await shopper.press('continue')
  await shopper.sees('email-verify')
  await expect.poll(picture).toBe(cdn('older'))
  await open(credit, { campaignMarketingUiDisplay: { gsmCheckContent: cdn('broken') } })
  await expect(banner(page).locator('svg')).toBeVisible()
  await open(credit, {})
  await expect(banner(page)).toHaveText(/Alışverişinizi krediyle taksitlendirin/)
  await open({}, { plusInstallmentResponseList: [] })
  await expect(banner(page)).toHaveCount(0)
  await open({ ...credit, campaignEnabled: false }, older)
  await expect(banner(page)).toHaveCount(0)

  await open({}, {})
  const earliest = /Garanti Bankası kartlarına \+2 taksit\s*Denizbank kartlarına \+3 taksit$/
  await expect(banner(page)).toHaveText(earliest)
  await shopper.identify()
  await expect(banner(page)).toHaveCount(0)
  await shopper.enterCode()
  await expect(banner(page)).toHaveText(earliest)
  await expect(page.locator('main [data-campaign]')).toHaveCount(1)
  await page.setViewportSize(PHONE)
  await expect(banner(page)).toBeVisible()
})

test('an order that switches the new design off has a compact layout, and one that has it on does not (SHELL-13)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  openMethods,
}) => {
  await page.setViewportSize(DESKTOP)
  const heights: (number | undefined)[] = []
  for (const newDesignEnabled of [true, false]) {
    const order = await sandbox.makeOrder({ email, gsmNumber, flags: { newDesignEnabled, fundEnabled: true } })
    await openMethods({ order })
    await expect(page.locator('html')).toHaveAttribute('data-design', newDesignEnabled ? 'new' : 'compact')
    heights.push((await page.locator('main').boundingBox())?.height)
    const art = panel(page).locator('svg[viewBox="-48 -48 96 96"]')
    await (newDesignEnabled ? expect(art).toBeVisible() : expect(art).toBeHidden())
  }
  expect(heights[1]).toBeLessThan((heights[0] ?? 0) - 40)
})

test('every page says in test mode that no real money moves, and in no other mode (BEST-17)', async ({
  page,
  order,
  origins,
}) => {
  const says = page.getByText('Test modu: gerçek para hareketi olmaz')
  for (const path of ['/', '/otp']) {
    await page.goto(`${path}?token=${order.token}&lang=tr`)
    await expect(says).toBeVisible()
  }
  await goLive(page, origins)
  await page.goto(`/?token=${order.token}&lang=tr`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(says).toBeHidden()
})
