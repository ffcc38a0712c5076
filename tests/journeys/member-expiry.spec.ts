import { expect } from '@playwright/test'
import { changeBlock } from './support/changed-page'
import { test } from './support/card-test'
import { CARDS } from './support/shopper'

const MINUTE = 60_000

const note = '[data-note="returning"]'

test('“try again” leads to the shop if its URL is safe, else reloads; one OTP then brings the member back (CNT-06, BEST-14)', async ({
  page,
  sandbox,
  origins,
  member,
  shopper,
}) => {
  test.slow()
  await page.clock.install()
  const { email, gsmNumber } = await sandbox.makeMember()
  const ofShop = { email, gsmNumber, goBackUrl: 'https://www.shop.example/basket' }
  const order = await sandbox.makeOrder({ ...ofShop, memberSessionSeconds: 300 })
  const analytics = { url: `${origins.gateways}/analytics/i`, key: order.token }
  await changeBlock(page, { values: { analytics } })
  await page.route(/^https?:\/\/www\.shop\.example\//, (route) => route.fulfill({ body: 'the basket' }))
  const TIMEOUT = 'login-token-timeout'
  const counted = async () => {
    const { events, refused } = await sandbox.counted(order.token)
    return [events.map(({ key }) => key).filter((key) => key === TIMEOUT), refused]
  }
  let pages = 0
  /** Waits for the first event of a page, with which it sends any event that the page before has left. */
  const hasCounted = async () => {
    pages += 1
    const started = async () =>
      (await sandbox.counted(order.token, 'session')).events.filter(({ key }) => key === 'started').length
    await expect.poll(started).toBe(pages)
  }

  // The order expires.
  const overdue = async (goBackUrl: string) => {
    const { checkoutUrl } = await sandbox.makeOrder({ ...ofShop, goBackUrl, expiresInSeconds: 120 })
    await page.goto(checkoutUrl.tr)
    await expect(shopper.field('email')).toHaveValue(email)
    await hasCounted()
    await page.clock.fastForward(3 * MINUTE)
    await shopper.sees('form-expired')
    await shopper.press('try-again')
    return checkoutUrl.tr
  }
  const times: string[] = []
  // The last URL is not https, so the page does not redirect to it.
  for (const goBackUrl of ['https://shop.example/basket', 'http://www.shop.example/https']) {
    const address = await overdue(goBackUrl)
    times.push(TIMEOUT)
    await expect.poll(counted).toEqual([times, []])
    await shopper.sees('identify')
    await hasCounted()
    expect(page.url()).toBe(address)
  }
  await overdue(ofShop.goBackUrl)
  await page.waitForURL(ofShop.goBackUrl)
  await expect(page.locator('body')).toHaveText('the basket')

  // The login expires.
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).toHaveValue(email)
  await hasCounted()
  // This page would send any event left from the way to the shop; there was none.
  expect(await counted()).toEqual([times, []])
  await shopper.field('email').fill(member.email)
  await shopper.field('gsmNumber').fill(member.gsmNumber.replace('+90', ''))
  await shopper.press('continue')
  await shopper.sees('otp')
  await expect(page.locator(note)).toHaveCount(0)
  await shopper.enterCode()
  await shopper.field('cardNumber').pressSequentially(CARDS.approved)
  await shopper.agree()

  await page.clock.fastForward(6 * MINUTE)
  await shopper.sees('member-expired')
  await shopper.press('try-again')
  await expect(page.locator(note)).toHaveText(
    'Uzun süre işlem yapmadığınız için oturumunuz kapandı. Devam etmek için yeni bir SMS doğrulama kodu girin.',
  )
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/accessToken|540036/)
  await expect(shopper.field('email')).toHaveValue(member.email)
  const phone = async () => (await shopper.field('gsmNumber').inputValue()).replace(/\s/g, '')
  await expect.poll(phone).toBe(member.gsmNumber.replace('+90', ''))

  await shopper.press('continue')
  await shopper.sees('otp')
  await shopper.enterCode()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
  await expect(page.locator(note)).toHaveCount(0)
  await expect(shopper.field('agreement')).toBeChecked()
  await expect(shopper.field('cardNumber')).toHaveValue('')
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(2)
  await expect.poll(counted).toEqual([[...times, TIMEOUT], []])
})

test('a screen reader announces the remaining time three times in 15 minutes, the end included (CNT-07, BEST-14~)', async ({
  page,
  sandbox,
  member,
  shopper,
  openMethods,
}) => {
  await page.clock.install()
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, expiresInSeconds: 900, memberSessionSeconds: 7200 })
  await openMethods({ order })
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    let last: readonly string[] = []
    new MutationObserver(() => {
      const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
      const now = Array.from(document.querySelectorAll(live))
        .map(({ textContent }) => textContent)
        // In words or as mm:ss.
        .filter((text) => /süre|\d\d:\d\d/.test(text))
      said.push(...now.filter((text) => !last.includes(text)))
      last = now
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  for (let seconds = 0; seconds < 900; seconds += 15) await page.clock.fastForward(15_000)
  await shopper.sees('form-expired')
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  // The end is the heading, which is read because it takes the focus.
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('main h1')).toHaveText('Satın alma süreniz doldu')
  await expect
    .poll(said)
    .toEqual([
      'İşleminizi tamamlamak için 5 dakikadan az süreniz kaldı',
      'İşleminizi tamamlamak için 1 dakikadan az süreniz kaldı',
    ])
})
