import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { CARDS } from './support/shopper'
import { test } from './support/card-test'

const MINUTE = 60_000

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/, /net::ERR_/)
})

test('a retried read shows a slow connection, a lost one says why Pay is off; reads alone are retried, no text is lost (BEST-05)', async ({
  page,
  context,
  order,
  member,
  sandbox,
  shopper,
  openFilled,
}) => {
  // The next retry follows the page's fake clock.
  await page.clock.install()
  await setWaits(page, { readRetryFrom: MINUTE, readRetryTo: MINUTE })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await sandbox.setFault({ token: order.token, path: PATHS.cards, phase: 'before', act: 'status:503', nth: 1 })
  await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await shopper.press('verify')
  await expect(page.locator('[data-network="slow"]')).toContainText('Bağlantı yavaş')
  await page.clock.fastForward(MINUTE)
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await expect(page.locator('[data-network="online"]')).toBeAttached()

  await setWaits(page, { readRetryFrom: 1, readRetryTo: 1 })
  await openFilled()
  const states = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = []
    const look = () => seen.push(document.querySelector<HTMLElement>('[data-network]')?.dataset['network'])
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true })
    return seen
  })
  let failed = 0
  page.on('requestfailed', (request) => {
    if (request.url().includes(PATHS.installments)) failed += 1
  })
  const isOff = async () => {
    await shopper.press('pay')
    await expect(page.locator('[data-action="pay"]')).toHaveAccessibleDescription(
      'Bağlantınız yeniden kurulunca ödeyebilirsiniz',
    )
  }
  await context.setOffline(true)
  await expect(page.locator('[data-network="offline"]')).toContainText('İnternet bağlantınız yok')
  await isOff()
  await expect(shopper.field('cardNumber')).toHaveValue('5400 3600 0000 0003')
  await shopper.field('cardNumber').fill(CARDS.notSufficientFunds)
  await expect.poll(() => failed).toBe(2)
  await isOff()
  await shopper.field('cardNumber').fill(CARDS.approved)
  await context.setOffline(false)
  await expect(page.locator('[data-network="online"]')).toBeAttached()
  expect(await states.jsonValue()).not.toContain('slow')
  for (const [name, text] of [
    ['cardNumber', '5400 3600 0000 0003'],
    ['expireDate', '12/2030'],
    ['cvc', '123'],
    ['accountHolder', 'Elif Yılmaz'],
  ] as const)
    await expect(shopper.field(name)).toHaveValue(text)
  const payments = async () =>
    (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.cardAuth)).length
  expect(await payments()).toBe(0)
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'after-commit', act: 'status:503', nth: 1 })
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  expect(await payments()).toBe(1)
})

test('a payment that takes long is shown as slow, then left to the screen that checks its outcome (BEST-05~, PAY-06~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await page.clock.install()
  await setWaits(page, {
    slowAfter: MINUTE,
    overdueAfter: 2 * MINUTE,
    moneyDeadline: 20 * MINUTE,
    redirectPause: 20 * MINUTE,
  })
  await openFilled()
  const letGo = await holdBack(page, PATHS.cardAuth)
  const sent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  await shopper.press('pay')
  await sent
  await page.clock.fastForward(MINUTE)
  const announced = page.getByRole('status').filter({ has: page.locator('[data-slow]') })
  await expect(announced).toContainText('her zamankinden uzun sürüyor')
  await page.clock.fastForward(MINUTE)
  await shopper.sees('outcome-unknown')
  letGo()
  await shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a chunk that is gone after a release has the page reloaded once; a second one shows an error with a retry (BOOT-10)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  // A chunk of the previous release, gone from every server until the page is reloaded.
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/sign-in-*.js', (route) => (loads < 2 ? route.abort() : route.continue()))
  // On a slow connection the chunk that updates the URL arrives later still; the page reloads at its URL of that moment.
  const asked = page.waitForResponse((answer) => answer.url().includes(PATHS.loginStart))
  await page.route('**/assets/address-*.js', async (route) => {
    if (loads < 2) await asked
    await route.continue()
  })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.field('verificationCode').waitFor()
  expect(loads).toBe(2)

  // The page has used its one reload: a missing chunk now shows an error.
  await page.route('**/assets/payment-*.js', (route) => route.abort())
  await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await shopper.press('verify')
  await shopper.sees('opening-failed')
  await page.unroute('**/assets/payment-*.js')
  await page.locator('main [data-action="try-again"]').click()
  await shopper.sees('pay')
  expect(loads).toBe(2)
})
