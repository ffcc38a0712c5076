import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { setWaits } from './support/changed-page'
import { pass } from './support/held-time'
import { test } from './support/card-test'
import { holdTime, keepShippedWaits } from './support/shipped-waits'
import { CARDS } from './support/shopper'

// Most shoppers have not asked for reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ALERT = '[data-action="close-alert"]'
const BANNER = `section:has(> div > ${ALERT})`

/** Of the light theme. */
const DANGER = 'rgb(179, 38, 26)'

/** The alert stays for a minute. A long deadline, so that moving the clock makes no call late, which would raise another alert. */
const LINGERING = { alertEntrance: 1, alertPause: 60_000, alertFade: 600, readDeadline: 600_000 }

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

test('an error’s alert is drawn, then announced, fades after 6 s and is gone 600 ms later; a dead link has none (SHELL-11)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const { alertPause, alertFade, resendCooldown } = SPECIFIED_TIMES
  const [alert, said] = [page.locator(BANNER), page.getByRole('alert').filter({ hasText: /./ })]
  const other = await sandbox.makeMember()
  await sandbox.setFault({ token: order.token, path: PATHS.updateContact, phase: 'before', act: 'failure:1' })
  await keepShippedWaits(page)
  await page.clock.install()
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.field('gsmNumber').fill(other.gsmNumber)
  await shopper.field('email').fill(other.email)
  await holdTime(page)
  await expect(alert).toHaveCount(0)
  await shopper.press('continue')
  await shopper.sees('otp')

  // An alert is inserted into the page before it becomes visible.
  const isDrawn = async () => {
    await pass(page, 1)
    return alert.isVisible()
  }
  await expect.poll(isDrawn).toBe(true)
  await expect(said).toHaveCount(0)
  await expect(alert.locator('span').first()).toHaveCSS('color', DANGER)
  await pass(page, 200)
  await expect(said).toHaveCount(1)
  // The provider’s sentence has the language in which it came, also where it is spoken.
  await expect(said.locator('[lang="tr"]')).toHaveText(/./)
  const asShown = (await alert.getAttribute('class')) ?? ''
  await pass(page, alertPause - 100)
  await expect(alert).toHaveAttribute('class', asShown)
  await pass(page, 200)
  await expect(alert).not.toHaveAttribute('class', asShown)
  await expect(alert).toHaveCSS('opacity', '0')
  await pass(page, alertFade - 200)
  await expect(alert).toHaveCount(1)
  await pass(page, 200)
  await expect(alert).toHaveCount(0)

  await page.goBack()
  await shopper.sees('identify')
  // Within the pause after the code, Continue would send nothing.
  await pass(page, resendCooldown)
  await sandbox.cancelOrder(order.token)
  await shopper.press('continue')
  await shopper.sees('invalid-token')
  await pass(page, 1_000)
  await expect(alert).toHaveCount(0)
  // The screen announces itself once.
  await expect(said).toHaveCount(1)
  await expect(page.locator('main').getByRole('alert')).toHaveCount(1)
})

test('an alert stays while it is focused, else goes automatically, and a message stays beside its cause (SHELL-11~, GWY-06~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  await page.clock.install()
  await setWaits(page, LINGERING)
  const said = 'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil'
  const beside = page.locator('main').getByRole('alert')
  await openFilled({ cardNumber: CARDS.notSufficientFunds })
  const isRefused = async () => {
    await shopper.press('pay')
    await expect(page.locator(BANNER)).toContainText(said)
    // The form has handled the refusal and no longer moves the focus.
    await expect(shopper.field('cvc')).toHaveValue('')
    await expect(beside).toContainText(said)
  }
  await isRefused()
  // Announced once.
  await expect(page.locator('[role="alert"]').filter({ hasText: said })).toHaveCount(1)
  await page.locator(ALERT).focus()
  await expect(page.locator(ALERT)).toBeFocused()
  // Longer than the alert would have stayed without focus.
  await page.clock.fastForward(120_000)
  await expect(page.locator(ALERT)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(ALERT)).toHaveCount(0)

  await shopper.fillCard(CARDS.notSufficientFunds)
  await isRefused()
  await page.clock.fastForward(61_000)
  await expect(page.locator(ALERT)).toHaveCount(0)
  await expect(beside).toContainText(said)
})

test('any refusal shows an alert that goes automatically, but for two quiet codes; the screen of an ended link stays (GWY-06, ERR-01~, ERR-02~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const { alertPause, alertFade } = SPECIFIED_TIMES
  await keepShippedWaits(page)
  await page.clock.install()
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await holdTime(page)
  const refuse = async (code: string) => {
    const act = `failure:${code}`
    await sandbox.putFaults(order.token, [{ token: order.token, path: PATHS.loginStart, phase: 'before', act, nth: 1 }])
    const answered = page.waitForResponse(
      (response) => response.url().includes(PATHS.loginStart) && response.request().method() === 'POST',
    )
    await shopper.press('continue')
    await answered
    await expect(page.locator('[data-action="continue"]')).not.toHaveAttribute('aria-disabled')
    await pass(page, 500)
  }
  for (const code of ['1', '10051', '999999']) {
    await refuse(code)
    await expect(page.locator(BANNER)).toHaveText(/\w{3}/)
    await pass(page, alertPause + alertFade)
    await expect(page.locator(ALERT)).toHaveCount(0)
  }
  for (const code of ['133401', '170501']) {
    await refuse(code)
    await page.locator('main').getByRole('alert').waitFor()
    await expect(page.locator(ALERT)).toHaveCount(0)
    await expect(shopper.field('email')).not.toHaveValue('')
  }
  await sandbox.putFaults(order.token, [
    { token: order.token, path: PATHS.loginStart, phase: 'before', act: 'failure:5125', nth: 1 },
  ])
  await shopper.press('continue')
  await shopper.sees('invalid-token')
  await pass(page, 10 * (alertPause + alertFade))
  await expect(page.locator('main')).toContainText('Bu linkle artık ödeme alınmaz')
  await expect(page.locator(ALERT)).toHaveCount(0)
})

test('a missing, unknown or expired link has a screen without an alert in place of the form; a sent payment comes first (BOOT-05)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('-gateway/')) asked.push(request.url())
  })
  const hour = 3_600_000
  await page.clock.install()
  await setWaits(page, { alertPause: 10 * hour })
  const stays = async () => {
    await shopper.sees('invalid-token')
    await page.clock.runFor(hour)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu link artık geçerli değil')
    await expect(page.locator('main')).toContainText('Bu linkle artık ödeme alınmaz')
    await expect(page.locator('main')).toContainText(
      'tekrar ödemeden önce iş yerinin sitesinde siparişinizi kontrol edin',
    )
    await expect(page.locator('[data-field], [data-form]')).toHaveCount(0)
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expect(page.locator(ALERT)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await page.goto('/?lang=tr')
  await stays()
  expect(asked).toEqual([])
  for (const code of ['5125', '5124', '5132']) {
    const fault = { token: order.token, path: PATHS.detail, phase: 'before', act: `failure:${code}` } as const
    await sandbox.putFaults(order.token, [fault])
    await page.goto(order.checkoutUrl.tr)
    await stays()
  }

  await sandbox.putFaults(order.token, [{ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'hang' }])
  await openFilled()
  const sent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  await shopper.press('pay')
  await sent
  await sandbox.cancelOrder(order.token)
  await page.reload()
  await shopper.sees('outcome-unknown')
})

test('a login that the provider no longer accepts ends, with a message (GWY-10~, ERR-01~, ERR-02~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await openFilled()
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'token-revoked', nth: 1 })
  await shopper.press('pay')
  await shopper.sees('member-expired')
  await expect(page.locator('main')).toContainText('Uzun süre işlem yapmadığınız için oturumunuz kapatıldı')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(0)
})

test('a 429 says how long to wait, which the page may read across origins, and the next press sends nothing (GWY-11~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(PATHS.loginStart) && request.method() === 'POST') sent.push(request.url())
  })
  await sandbox.setFault({ token: order.token, path: PATHS.loginStart, phase: 'before', act: 'status:429:90' })
  await setWaits(page, LINGERING)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  const wait = /Çok fazla deneme yapıldı. Lütfen (?:90|[78]\d) saniye sonra/
  await shopper.press('continue')
  await expect(page.locator(BANNER)).toContainText(wait)
  await page.locator(ALERT).click()
  await shopper.press('continue')
  await expect(page.locator('main').getByRole('alert')).toContainText(wait)
  expect(sent).toHaveLength(1)
})
