import { expect } from '@playwright/test'
import { test } from './support/card-test'
import { pass } from './support/held-time'
import { now } from './support/now'
import { holdTime } from './support/shipped-waits'

const MINUTE = 60_000

const CALM = { color: 'rgb(65, 76, 107)', background: 'rgba(0, 0, 0, 0)' }
const WARNING = { color: 'rgb(122, 74, 0)', background: 'rgb(255, 241, 214)' }

test.describe('the countdown', () => {
  test.beforeEach(async ({ page }) => {
    // A fake clock that keeps running and can be moved forward.
    await page.clock.install()
  })

  test('the countdown ticks each second as MM:SS, also after sleep, warns from 01:00 on and stops at 00:00 (CNT-02, CNT-04~)', async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    const { email, gsmNumber } = member
    const order = await sandbox.makeOrder({ email, gsmNumber, expiresInSeconds: 120 })
    await page.goto(order.checkoutUrl.tr)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveAccessibleName(/^Kalan süre 0[12]:\d\d$/)
    await expect(timer).not.toHaveAttribute('data-warning')
    const hasColours = async ({ color, background }: typeof CALM) => {
      await expect(timer).toHaveCSS('background-color', background)
      for (const part of [timer, timer.locator('span').last()]) await expect(part).toHaveCSS('color', color)
    }
    await expect(shopper.field('email')).toHaveValue(email)
    await holdTime(page)
    const left = async () => {
      const [, minutes, seconds] = /(\d\d):(\d\d)$/.exec((await timer.getAttribute('aria-label')) ?? '') ?? []
      return Number(minutes) * 60 + Number(seconds)
    }
    await pass(page, 1_000)
    const first = await left()
    for (const gone of [1, 2, 3]) {
      await pass(page, 1_000)
      expect(await left()).toBe(first - gone)
    }
    // A page that slept fires each timer once.
    await page.clock.fastForward((first - 3 - 63) * 1_000)
    await pass(page, 1_000)
    await expect.poll(left).toBe(62)
    await pass(page, 1_000)
    expect(await left()).toBe(61)
    await hasColours(CALM)
    await pass(page, 1_000)
    await expect(timer).toHaveAccessibleName('Kalan süre 01:00')
    await expect(timer).toHaveAttribute('data-warning')
    await hasColours(WARNING)
    await shopper.field('email').fill('baska@posta.example')
    await pass(page, MINUTE + 3_000)
    await shopper.sees('form-expired')
    await expect(timer).toHaveAccessibleName('Kalan süre 00:00')
    await expect(page.locator('main')).toContainText('Satın alma süreniz doldu')
    await expect(page).toHaveTitle('Süre doldu · Cüzdan')
    await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  })

  for (const [screen, times] of Object.entries({
    'form-expired': { expiresInSeconds: 120 },
    'member-expired': { memberSessionSeconds: 120, memberTokenSeconds: 120 },
  }))
    test(`a legal text that is open when the time runs out gives way to the screen ${screen} (CNT-05~)`, async ({
      page,
      sandbox,
      member: { email, gsmNumber },
      shopper,
      openMethods,
    }) => {
      await openMethods({ order: await sandbox.makeOrder({ email, gsmNumber, ...times }) })
      await page.locator('[data-opens="userAgreement"]').click()
      const text = page.locator('[data-modal="agreement"]')
      await text.locator('h3').first().waitFor()
      await page.clock.fastForward(2 * MINUTE + 1_000)
      await shopper.sees(screen)
      await page.clock.runFor(1_000)
      await expect(text).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('[data-action="try-again"]')).toBeEnabled()
    })

  test('a device with a wrong clock shows the right time: the earlier of order and login, or the order’s alone (CNT-01)', async ({
    page,
    order,
    member: { email, gsmNumber },
    sandbox,
    openMethods,
  }) => {
    await page.clock.setSystemTime(now() + 3 * 3_600_000)
    await page.goto(order.checkoutUrl.tr)
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^Kalan süre (29:\d\d|30:00)$/)
    const times = { expiresInSeconds: 600, memberTokenSeconds: 240 }
    for (const [customCOFormExpireTimeEnabled, face] of [
      [false, /^Kalan süre 0[34]:\d\d$/],
      [true, /^Kalan süre (09:\d\d|10:00)$/],
    ] as const) {
      const flags = { customCOFormExpireTimeEnabled }
      await openMethods({ order: await sandbox.makeOrder({ email, gsmNumber, flags, ...times }) })
      await expect(page.getByRole('timer')).toHaveAccessibleName(face)
    }
  })

  test('a suspended tab shows the expiry screen at once when it wakes (CNT-02~)', async ({ page, order, shopper }) => {
    await page.goto(order.checkoutUrl.tr)
    await shopper.identify()
    await page.clock.fastForward(3_600_000)
    await shopper.sees('form-expired')
  })

  test('the login expiry in the answer with the cards replaces the order’s, and shows the member-expired screen (CNT-01~, CNT-04)', async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    const { email, gsmNumber } = member
    const order = await sandbox.makeOrder({ email, gsmNumber, memberSessionSeconds: 900, memberTokenSeconds: 240 })
    await page.goto(order.checkoutUrl.tr)
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^Kalan süre (29:\d\d|30:00)$/)
    await shopper.identify()
    await shopper.enterCode()
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^Kalan süre 0[34]:\d\d$/)
    await page.clock.fastForward(4 * MINUTE)
    await shopper.sees('member-expired')
    await expect(page.getByRole('timer')).toHaveAccessibleName('Kalan süre 00:00')
    await expect(page.locator('main')).toContainText('Uzun süre işlem yapmadığınız için oturumunuz kapatıldı')
  })

  test('an order that counts only its own time outlives the login (CNT-01~, CNT-04~)', async ({
    page,
    sandbox,
    member,
    shopper,
    openMethods,
  }) => {
    const { email, gsmNumber } = member
    const flags = { customCOFormExpireTimeEnabled: true }
    const order = await sandbox.makeOrder({ email, gsmNumber, memberTokenSeconds: 240, expiresInSeconds: 600, flags })
    await openMethods({ order })
    // A page that was suspended for so long requests the provider's time.
    await sandbox.advanceClock(order.token, 300)
    const asked = page.waitForResponse((response) => response.url().includes('login-credentials'))
    await page.clock.fastForward(5 * MINUTE)
    await asked
    await shopper.field('cardNumber').waitFor()
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^Kalan süre 0[45]:\d\d$/)
    await page.clock.fastForward(5 * MINUTE)
    await shopper.sees('form-expired')
    await expect(page.getByRole('timer')).toHaveAccessibleName('Kalan süre 00:00')
  })

  test('a login that expires before its order shows the member-expired screen; try again starts over with a note (CNT-04~, CNT-08~, BEST-14~)', async ({
    page,
    sandbox,
    member,
    shopper,
    openMethods,
  }) => {
    const { email, gsmNumber } = member
    const order = await sandbox.makeOrder({ email, gsmNumber, memberSessionSeconds: 300 })
    await openMethods({ order, language: 'en' })
    await page.clock.fastForward(6 * MINUTE)
    await shopper.sees('member-expired')
    await expect(page.locator('main')).toContainText('You were logged out due to inactivity')
    await shopper.press('try-again')
    await shopper.sees('identify')
    await expect(page.locator('[data-note="returning"]')).toHaveText(
      'Your session ended because of inactivity. Enter a new SMS code to continue.',
    )
  })
})
