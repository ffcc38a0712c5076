import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { type Tab, isTaken, test } from './support/tabs-test'
import { CARDS } from './support/shopper'

// Each test makes two or three visits.
test.describe.configure({ timeout: 60_000 })

const pathOf = ({ page }: Tab) => new URL(page.url()).pathname

/** The announcements when the screen appears, and when something on it changes. */
const arrival = ({ page }: Tab) => page.locator('[role="status"]:not(main *)').filter({ hasText: /sekme/ })
const news = ({ page }: Tab) => page.locator('main').getByRole('status')

/** The heading is read because it takes the focus, so it is not announced as well. */
async function isReadOnce(tab: Tab) {
  const heading = tab.page.locator('h1')
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText('Ödemeniz başka bir sekmede açık')
  await expect(arrival(tab)).toHaveCount(0)
}

const wayOn = ({ page }: Tab) => page.locator('[data-action="continue-here"]')

const anythingToPayWith = ({ page }: Tab) => page.locator('[data-action="pay"], [data-field]')

/** Browsers with missing features, each as a script that removes them. */
const BROWSERS = {
  'with its own locks': () => undefined,
  'without locks and without channels': () => {
    delete (Navigator.prototype as { locks?: unknown }).locks
    delete (window as { BroadcastChannel?: unknown }).BroadcastChannel
  },
}

for (const [name, takeAway] of Object.entries(BROWSERS)) {
  test.describe(`a browser ${name}`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript(takeAway)
    })

    test('one tab owns the order, over a reload, too: another says so, live, with no error in its title, and takes over on request or its closing (BEST-02, BEST-13~)', async ({
      openTab,
      order,
    }) => {
      const [first, second] = [await openTab(), await openTab()]
      await first.page.goto(order.checkoutUrl.tr)
      // Waits until the order's contact is filled in before overwriting it.
      await expect(first.shopper.field('email')).not.toHaveValue('')
      await first.shopper.field('email').fill('typed@')
      await first.shopper.field('gsmNumber').fill('')
      await first.shopper.press('continue')
      await expect(first.page).toHaveTitle(/^Hata: /)
      await isTaken(first)
      await second.page.goto(order.checkoutUrl.tr)
      await second.stands('there')
      await expect(second.page).toHaveTitle(/^Başka bir sekmede açık · /)
      await isReadOnce(second)
      await first.shopper.sees('identify')

      await second.continuesHere()
      await second.shopper.sees('identify')
      await first.stands('there')
      // Its form was refused, and its title has no error any more.
      await expect(first.page).toHaveTitle(/^Başka bir sekmede açık · /)
      await isReadOnce(first)
      await first.continuesHere()
      await first.shopper.sees('identify')
      await expect(first.shopper.field('email')).toHaveValue('typed@')
      await second.stands('there')

      // A reloaded tab keeps its order; a closed tab leaves it to the next one.
      await isTaken(first)
      await first.page.reload()
      await first.shopper.sees('identify')
      await isTaken(first)
      await second.stands('there')
      await first.shopper.sees('identify')
      await first.page.close()
      await second.stands('alone')
      await expect(news(second)).toHaveText('Diğer sekme kapandı')
      await second.continuesHere()
      await second.shopper.sees('identify')
    })

    test('one tab alone can pay at a time; when it has paid, the others show the result (BEST-02~, PAY-04~)', async ({
      openTab,
      order,
      sandbox,
    }) => {
      const [first, second, third] = [await openTab(), await openTab(), await openTab()]
      await first.readyToPay()
      await second.page.goto(order.checkoutUrl.tr)
      await second.stands('there')
      const letThrough = await first.payHeld()
      await second.stands('paying')
      await expect(wayOn(second)).toHaveCount(0)
      await expect(second.page.locator('main')).toContainText('Lütfen tekrar ödemeyin.')
      await expect(news(second)).toHaveText('Ödemeniz başka bir sekmede gerçekleştiriliyor')
      await third.page.goto(order.checkoutUrl.tr)
      await third.stands('paying')

      letThrough()
      for (const tab of [first, second, third]) {
        await tab.shopper.sees('result')
        await expect(anythingToPayWith(tab)).toHaveCount(0)
      }
      expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
    })
  })
}

test('another tab can’t pay; continuing there reads order and login again, but sends no OTP (BEST-02~, BEST-04~, MDL-01~)', async ({
  openTab,
  order,
  member,
  sandbox,
}) => {
  const [first, second] = [await openTab(), await openTab()]
  await first.shopper.reachPay(order.checkoutUrl.tr)
  await second.page.goto(order.checkoutUrl.tr)
  await second.continuesHere()
  await first.stands('there')
  await expect(anythingToPayWith(first)).toHaveCount(0)
  for (let times = 0; times < 2; times += 1) {
    await expect.poll(() => pathOf(first)).toBe('/pay')
    await first.page.goBack()
    await expect.poll(() => pathOf(first)).toBe('/pay')
    await first.stands('there')
  }
  const before = (await sandbox.requests(order.token)).length
  await first.continuesHere()
  await first.page.locator('[data-form="credit-card-form"]').waitFor()
  const since = (await sandbox.requests(order.token)).slice(before).map(({ path }) => path)
  const asked = [PATHS.detail, PATHS.credentials].map((path) => since.findIndex((seen) => seen.endsWith(path)))
  expect(asked.every((place) => place >= 0)).toBe(true)
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  // The typed card and the agreement are still there.
  await expect(first.shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  await expect(first.shopper.field('agreement')).toBeChecked()
  await first.shopper.press('pay')
  await first.shopper.sees('result')
  await second.shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a payment refused in the other tab gives the way to continue back, in English as well (BEST-02~, BEST-16~, PAY-04~)', async ({
  openTab,
  order,
}) => {
  const [first, second] = [await openTab(), await openTab()]
  await first.readyToPay(CARDS.notSufficientFunds)
  await second.page.goto(order.checkoutUrl.en)
  await second.stands('there')
  await expect(second.page.locator('h1')).toHaveText('Your payment is open in another tab')
  await expect(wayOn(second)).toHaveText('Continue here')
  const letThrough = await first.payHeld()
  await second.stands('paying')
  letThrough()
  await expect(first.page.locator('main').getByRole('alert')).toContainText(
    'Kartınızdan veya bakiyenizden para çekilmedi',
  )
  await second.stands('there')
  await second.continuesHere()
  await second.shopper.sees('identify')
  await first.stands('there')
})

test('a payment whose tab is closed may still commit: no other tab pays until that is ruled out (BEST-01~, PAY-04~)', async ({
  context,
  openTab,
  order,
  sandbox,
}) => {
  const { moneyDeadline, processingWindow } = SPECIFIED_TIMES
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'hang' })
  await context.clock.install()
  const [first, second] = [await openTab(), await openTab()]
  await first.readyToPay()
  const sent = first.page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  await first.shopper.press('pay')
  await sent
  await first.page.close()
  await second.page.goto(order.checkoutUrl.tr)
  await second.stands('paying')
  await expect(anythingToPayWith(second)).toHaveCount(0)
  await context.clock.runFor(moneyDeadline + processingWindow - 30_000)
  // The second tab would notice an end of the wait later; a tab that opens now looks for itself.
  const third = await openTab()
  await third.page.goto(order.checkoutUrl.tr)
  for (const tab of [third, second]) {
    await tab.stands('paying')
    await expect(wayOn(tab)).toHaveCount(0)
  }
  await third.page.close()
  await context.clock.runFor(31_000)
  await second.stands('alone')
  await second.continuesHere()
  await second.shopper.sees('identify')
  expect((await sandbox.ledger(order.token)).authorisations).toEqual([])
})

test('a page reloaded during a payment that never arrives looks up its answer, pays nothing, and tells the other tabs (BEST-01~, BEST-03~, PAY-04~)', async ({
  openTab,
  order,
  sandbox,
}) => {
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'hang' })
  const [first, second] = [await openTab(), await openTab()]
  await first.readyToPay()
  await second.page.goto(order.checkoutUrl.tr)
  await second.stands('there')
  await first.shopper.press('pay')
  await second.stands('paying')
  // Other tabs already count it as paying during the read before it; the payment exists only once its call is sent.
  const isSent = async () => (await sandbox.requests(order.token)).some(({ path }) => path.endsWith(PATHS.cardAuth))
  await expect.poll(isSent).toBe(true)
  for (let times = 0; times < 2; times += 1) {
    await first.page.reload()
    await first.shopper.sees('outcome-unknown')
    await expect.poll(() => pathOf(first)).toBe('/result-page')
    await expect(anythingToPayWith(first)).toHaveCount(0)
  }
  await second.stands('paying')
  await expect(anythingToPayWith(second)).toHaveCount(0)
  expect((await sandbox.ledger(order.token)).authorisations).toEqual([])
})

test('a duplicated tab is logged in, and asks before it takes over (BEST-02~, BEST-04~)', async ({
  context,
  openTab,
  member,
  sandbox,
}) => {
  const first = await openTab()
  await first.openMethods()
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    // A tab opened by a script starts with a copy of its opener's session storage.
    first.page.evaluate(() => void window.open(location.href)),
  ])
  await copy.locator('main[data-screen="elsewhere"] [data-standing="there"]').waitFor()
  expect(new URL(copy.url()).pathname).toBe('/pay')
  await copy.locator('[data-action="continue-here"]').click()
  await copy.locator('[data-form="credit-card-form"]').waitFor()
  await first.stands('there')
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
})
