import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { test } from './support/test'

const ALERT = '[data-action="close-alert"]'

/** A minute to read it. No time that is put forward makes a call late, of which another one would tell. */
const LINGERING = { alertEntrance: 1, alertPause: 60_000, alertFade: 600, readDeadline: 600_000 }

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

test('a refusal is told over the screen, goes by itself, and stands beside its cause for as long as that lasts (SHELL-11, GWY-06)', async ({
  page,
  order,
  shopper,
}) => {
  await page.clock.install()
  await setWaits(page, LINGERING)
  await shopper.reachPay(order.checkoutUrl.tr, '4111111111111129')
  await shopper.press('pay')
  const alert = page.locator(`div:has(> div > ${ALERT})`)
  await expect(alert).toContainText('Kart limiti yetersiz')
  await expect(page.locator('main').getByRole('alert')).toContainText('Kart limiti yetersiz')
  // Said aloud once.
  await expect(page.locator('[role="alert"]').filter({ hasText: 'Kart limiti yetersiz' })).toHaveCount(1)
  await page.clock.fastForward(61_000)
  await expect(page.locator(ALERT)).toHaveCount(0)
  await expect(page.locator('main').getByRole('alert')).toContainText('Kart limiti yetersiz')
})

test('whoever reads it keeps it, and closes it when they like (SHELL-11)', async ({ page, order, shopper }) => {
  await page.clock.install()
  await setWaits(page, LINGERING)
  await shopper.reachPay(order.checkoutUrl.en, '4111111111111129')
  await shopper.press('pay')
  // The form has taken the refusal in, and moves the focus no more.
  await page.locator('main').getByRole('alert').waitFor()
  await expect(shopper.field('cvc')).toHaveValue('')
  await page.locator(ALERT).focus()
  await expect(page.locator(ALERT)).toBeFocused()
  // Longer than it would have stayed.
  await page.clock.fastForward(120_000)
  await expect(page.locator(ALERT)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(ALERT)).toHaveCount(0)
})

for (const code of ['133401', '170501']) {
  test(`the quiet code ${code} is not told over the screen (GWY-06, ERR-01~, ERR-02~)`, async ({
    page,
    order,
    sandbox,
    shopper,
  }) => {
    await setWaits(page, { alertPause: 600_000 })
    await page.goto(order.checkoutUrl.tr)
    await sandbox.setFault({
      token: order.token,
      path: PATHS.loginStart,
      phase: 'before',
      act: `failure:${code}`,
      nth: 1,
    })
    await expect(shopper.field('email')).not.toHaveValue('')
    await shopper.press('continue')
    await page.locator('main').getByRole('alert').waitFor()
    await expect(shopper.field('email')).not.toHaveValue('')
    // One that was told would stay over the next screen, too.
    await shopper.press('continue')
    await shopper.sees('otp')
    await expect(page.locator(ALERT)).toHaveCount(0)
  })
}

test('a link that dies while the form is open leads to its own screen, which stays, without an alert (BOOT-05, GWY-06, SHELL-11)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await setWaits(page, { alertPause: 600_000 })
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await sandbox.cancelOrder(order.token)
  await shopper.press('continue')
  await shopper.sees('invalid-token')
  await expect(page.locator(ALERT)).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test('a call that breaks is told in general words (GWY-07, ERR-01~, ERR-02~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await setWaits(page, { alertPause: 600_000 })
  await page.goto(order.checkoutUrl.en)
  await expect(shopper.field('email')).not.toHaveValue('')
  await sandbox.setFault({ token: order.token, path: PATHS.loginStart, phase: 'before', act: 'html', nth: 1 })
  await shopper.press('continue')
  await expect(page.locator(`div:has(> div > ${ALERT})`)).toContainText('An unexpected error occurred')
  await shopper.press('continue')
  await shopper.sees('otp')
})

test('a login that the provider does not take any more ends, and says so (GWY-10, ERR-01~, ERR-02~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await shopper.reachPay(order.checkoutUrl.tr)
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'token-revoked', nth: 1 })
  await shopper.press('pay')
  await shopper.sees('member-expired')
  await expect(page.locator('main')).toContainText('Uzun süre işlem yapmadığınız için oturumunuz kapatıldı')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(0)
})

test('an answer that is not what was agreed breaks no screen: it is said, and asked for again (GWY-08, ERR-01~, ERR-02~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await sandbox.setFault({
    token: order.token,
    path: PATHS.cards,
    phase: 'before',
    act: 'wrongtype:data.items',
    nth: 1,
  })
  await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await shopper.press('verify')
  await expect(page.locator('main').getByRole('alert')).toContainText('Beklenmeyen bir hata oluştu')
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/)
  await shopper.press('try-again')
  await page.locator('[data-form="credit-card-form"]').waitFor()
})
