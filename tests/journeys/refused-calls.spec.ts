import { expect } from '@playwright/test'
import { supportCodeOf } from '../../machines/entities/support-code'
import { PATHS } from '../gateways/support/paths'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { setWaits } from './support/changed-page'
import { pass } from './support/held-time'
import { test } from './support/card-test'
import { holdTime, keepShippedWaits } from './support/shipped-waits'
import { CARDS } from './support/shopper'

// As most shoppers have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ALERT = '[data-action="close-alert"]'
const BANNER = `section:has(> div > ${ALERT})`

/** Of the light theme. */
const DANGER = 'rgb(179, 38, 26)'

/** A minute to read it. No time that is put forward makes a call late, of which another one would tell. */
const LINGERING = { alertEntrance: 1, alertPause: 60_000, alertFade: 600, readDeadline: 600_000 }

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

test('an alert is drawn, a moment later it is said, after six seconds it fades, and 600 ms later it is gone; it is an error’s, and a dead link has none (SHELL-11)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const { alertPause, alertFade } = SPECIFIED_TIMES
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

  // A notice waits for its turn; then it is in the page, and not yet visible.
  const isDrawn = async () => {
    await pass(page, 1)
    return alert.isVisible()
  }
  await expect.poll(isDrawn).toBe(true)
  await expect(said).toHaveCount(0)
  await expect(alert.locator('span').first()).toHaveCSS('color', DANGER)
  await pass(page, 200)
  await expect(said).toHaveCount(1)
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
  await sandbox.cancelOrder(order.token)
  await shopper.press('continue')
  await shopper.sees('invalid-token')
  await pass(page, 1_000)
  await expect(alert).toHaveCount(0)
  // The screen announces itself, once.
  await expect(said).toHaveCount(1)
  await expect(page.locator('main').getByRole('alert')).toHaveCount(1)
})

test('a refusal is shown over the screen, goes automatically, and is beside its cause for as long as that lasts (SHELL-11~, GWY-06~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  await page.clock.install()
  await setWaits(page, LINGERING)
  await openFilled({ cardNumber: CARDS.notSufficientFunds })
  await shopper.press('pay')
  const alert = page.locator(BANNER)
  await expect(alert).toContainText('Kart limitiniz veya bakiyeniz bu işlem için yeterli değil')
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil',
  )
  // Said aloud once.
  await expect(
    page.locator('[role="alert"]').filter({ hasText: 'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil' }),
  ).toHaveCount(1)
  await page.clock.fastForward(61_000)
  await expect(page.locator(ALERT)).toHaveCount(0)
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil',
  )
})

test('a shopper who reads it keeps it, and closes it when they like (SHELL-11~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  await page.clock.install()
  await setWaits(page, LINGERING)
  await openFilled({ cardNumber: CARDS.notSufficientFunds, language: 'en' })
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

test('the quiet codes make no notice (GWY-06~, ERR-01~, ERR-02~)', async ({ page, order, sandbox, shopper }) => {
  await setWaits(page, { alertPause: 600_000 })
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  for (const code of ['133401', '170501']) {
    const act = `failure:${code}`
    await sandbox.putFaults(order.token, [{ token: order.token, path: PATHS.loginStart, phase: 'before', act, nth: 1 }])
    const answered = page.waitForResponse(
      (response) => response.url().includes(PATHS.loginStart) && response.request().method() === 'POST',
    )
    await shopper.press('continue')
    await answered
    await expect(page.locator('[data-action="continue"]')).not.toHaveAttribute('aria-disabled')
    await page.locator('main').getByRole('alert').waitFor()
    await expect(shopper.field('email')).not.toHaveValue('')
  }
  // A shown one would stay over the next screen, too.
  await shopper.press('continue')
  await shopper.sees('otp')
  await expect(page.locator(ALERT)).toHaveCount(0)
})

test('a missing, unknown or expired link shows its own screen in place of the form, without an alert; a payment that was sent comes first (BOOT-05)', async ({
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu ödeme linki artık geçerli değil')
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

test('a call that breaks is shown in general words, and the console has one line of it (GWY-07~, ERR-01~, ERR-02~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await setWaits(page, { alertPause: 600_000 })
  await page.goto(order.checkoutUrl.en)
  await expect(shopper.field('email')).not.toHaveValue('')
  await sandbox.setFault({ token: order.token, path: PATHS.loginStart, phase: 'before', act: 'reset', nth: 1 })
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await shopper.press('continue')
  await expect(page.locator(BANNER)).toContainText('An unexpected error occurred. Please try again.')
  const code = supportCodeOf(order.token)
  const ours = lines.filter((line) => !line.startsWith('Failed to load resource'))
  expect(ours).toHaveLength(1)
  expect(ours.join()).toMatch(/^checkout: \w+ call \S+ ended as offline, support code [A-Z0-9-]+$/)
  expect(ours.join()).toContain(`${PATHS.loginStart} ended as offline, support code ${code ?? ''}`)
  await shopper.press('continue')
  await shopper.sees('otp')
})

test('a login that the provider does not take any more ends, and says so (GWY-10~, ERR-01~, ERR-02~)', async ({
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

test('an answer that is not what was agreed breaks no screen: it is said, and asked for again (GWY-08~, ERR-01~, ERR-02~)', async ({
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
    act: 'badjson',
    nth: 1,
  })
  await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await shopper.press('verify')
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  )
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/)
  await shopper.press('try-again')
  await page.locator('[data-form="credit-card-form"]').waitFor()
})
