import { expect } from '@playwright/test'
import { configurePage } from './support/configured-page'
import { CARDS } from './support/shopper'
import { test } from './support/test'

const MINUTE = 60_000

const note = '[data-note="returning"]'

test('one code brings a member whose login has ended back to where they were (CNT-06, BEST-14)', async ({
  page,
  sandbox,
  origins,
  member,
  shopper,
}) => {
  await page.clock.install()
  const { email, gsmNumber } = await sandbox.makeMember()
  const goBackUrl = 'https://www.shop.example/basket'
  const order = await sandbox.makeOrder({ email, gsmNumber, goBackUrl, memberSessionSeconds: 300 })
  await configurePage(page, { analytics: { url: `${origins.gateways}/analytics/i`, key: order.token } })
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).toHaveValue(email)
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
    'Uzun süre işlem yapmadığınız için oturumunuz kapandı. Tek bir doğrulama koduyla ödemenize geri dönebilirsiniz.',
  )
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/accessToken|540036/)
  await expect(shopper.field('email')).toHaveValue(member.email)
  const phone = async () => (await shopper.field('gsmNumber').inputValue()).replace(/\s/g, '')
  await expect.poll(phone).toBe(member.gsmNumber.replace('+90', ''))

  await shopper.press('continue')
  await shopper.sees('otp')
  await shopper.enterCode()
  await expect(page.locator(note)).toHaveCount(0)
  await expect(shopper.field('agreement')).toBeChecked()
  await expect(shopper.field('cardNumber')).toHaveValue('')
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(2)
  const counted = async () => {
    const { events, refused } = await sandbox.counted(order.token)
    return [events.map(({ key }) => key), refused]
  }
  await expect.poll(counted).toEqual([['login-token-timeout'], []])
})

test('the note that says so is said in English, too (BEST-14~)', async ({ page, sandbox, member, shopper }) => {
  await page.clock.install()
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, memberSessionSeconds: 300 })
  await shopper.logIn(order.checkoutUrl.en)
  await page.clock.fastForward(6 * MINUTE)
  await shopper.press('try-again')
  await expect(page.locator(note)).toHaveText(
    'Your session ended because of inactivity. One code brings you back to your payment.',
  )
})

test('in 15 minutes a screen reader hears of the time three times, the end included (CNT-07, BEST-14~)', async ({
  page,
  sandbox,
  member,
  shopper,
}) => {
  await page.clock.install()
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, expiresInSeconds: 900, memberSessionSeconds: 7200 })
  await shopper.logIn(order.checkoutUrl.tr)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    let last: readonly string[] = []
    new MutationObserver(() => {
      const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
      const now = Array.from(document.querySelectorAll(live))
        .map(({ textContent }) => textContent)
        // In words or in figures.
        .filter((text) => /süre|\d\d:\d\d/.test(text))
      said.push(...now.filter((text) => !last.includes(text)))
      last = now
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  for (let seconds = 0; seconds < 900; seconds += 15) await page.clock.fastForward(15_000)
  await shopper.sees('form-expired')
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect
    .poll(said)
    .toEqual([
      'Ödemenizi tamamlamak için 5 dakikadan az süreniz kaldı',
      'Ödemenizi tamamlamak için 1 dakikadan az süreniz kaldı',
      'Satın alma süreniz doldu, lütfen tekrar deneyin.',
    ])
})
