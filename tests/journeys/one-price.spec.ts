import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { SESSION_ENTRY } from '../../src/services/storage/session-store'
import { PATHS } from '../gateways/support/paths'
import type { MadeOrder } from '../support/control-answers'
import { CARD_CALLS } from './support/card-calls'
import { setWaits } from './support/changed-page'
import { cutNextCall } from './support/cut-call'
import { CARDS_OF_A_MEMBER } from './support/methods-test'
import { test as base } from './support/bank-transfer-test'

const MINUTE = 60_000

/** Five reads end soon; only then does the page say that the outcome is unknown. */
const SOON = { reconcilePause: 50, reconcileRest: 50 }

interface Lost {
  /** Loses the answer to a payment call and all later answers about it. Returns a function that ends this. */
  readonly loseAnswer: (path: string) => Promise<() => void>
  /** Presses pay, sees ₺2.600,00 instead of ₺2.480,00, and accepts the new price. */
  readonly acceptNewPrice: (order?: MadeOrder) => Promise<void>
}

const test = base.extend<Lost>({
  wantedMember: { kycLevel: 2, balance: 640.25, cards: CARDS_OF_A_MEMBER },

  wantedOrder: { flags: { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true } },

  loseAnswer: ({ page, trouble }, use) =>
    use(async (path) => {
      trouble.allow(/Failed to load resource/)
      let isSilent = false
      const isCall = (end: string) => (url: URL) => url.pathname.endsWith(end)
      await cutNextCall(page, path, 'after-commit')
      await page.route(isCall(path), async (route) => {
        isSilent = true
        await route.fallback()
      })
      await page.route(isCall(PATHS.detail), (route) => (isSilent ? route.abort() : route.continue()))
      return () => {
        isSilent = false
      }
    }),

  acceptNewPrice: ({ page, order: own, sandbox, shopper }, use) =>
    use(async ({ token } = own) => {
      await sandbox.changePrice(token, 2600)
      await shopper.press('pay')
      await expect(page.locator('[data-modal="danger"]')).toContainText('Yeni tutar ₺2.600,00')
      await shopper.press('accept-price')
    }),
})

/** Checks the amount shown while the outcome is unknown. */
async function tells(page: Page, amount: string): Promise<void> {
  await page.locator('main[data-screen="outcome-unknown"]').waitFor()
  await expect(page.locator('main dl')).toHaveText(`Tutar${amount}`)
}

interface Kept {
  readonly submission: Readonly<Record<string, unknown>>
}

/** The tab's session entry, which survives a reload. */
const sessionEntry = async (page: Page) =>
  JSON.parse((await page.evaluate((name) => sessionStorage.getItem(name), SESSION_ENTRY)) ?? 'null') as Kept

const keep = (page: Page, entry: Kept) =>
  page.evaluate(
    ([name, text]) => {
      sessionStorage.setItem(name, text)
    },
    [SESSION_ENTRY, JSON.stringify(entry)] as const,
  )

test('one price is shown from the form to the receipt, through a lost answer and a reload (PAY-12, BEST-07~)', async ({
  page,
  order: { token },
  member: { email, gsmNumber },
  wantedOrder,
  sandbox,
  arrive,
  openMethods,
  shopper,
  calls,
  tab,
  line,
  options,
  payButton,
  panel,
  loseAnswer,
  acceptNewPrice,
}) => {
  const main = page.locator('main')
  const receipt = page.locator('[data-receipt]')
  const another = () => sandbox.makeOrder({ email, gsmNumber, ...wantedOrder })
  await setWaits(page, { redirectPause: 10 * MINUTE, ...SOON })
  const tellsAfterReload = async (amount: string) => {
    await tells(page, amount)
    await page.reload()
    await tells(page, amount)
  }

  await test.step('a card in installments', async () => {
    await arrive()
    await page.getByRole('radio', { name: /^6 taksit/ }).check()
    await shopper.agree()
    await acceptNewPrice()
    await expect(options.first()).toContainText('₺2.600,00')
    await expect(page.getByRole('radio', { name: /^6 taksit/ })).toBeChecked()
    await expect(payButton).toContainText('₺2.692,30')
    await expect(panel).toContainText('Sipariş tutarı₺2.600,00')
    await expect(panel).toContainText('Vade farkı (6 taksit)₺92,30')
    const answerAgain = await loseAnswer(CARD_CALLS.auth)
    await shopper.press('pay')
    await tellsAfterReload('₺2.692,30')
    // The order is readable but does not report the paid amount.
    await sandbox.setFault({ token, path: PATHS.detail, act: 'says:' })
    answerAgain()
    const kept = await sessionEntry(page)
    const { attempted, ...submission } = kept.submission
    expect(attempted).toMatchObject({ sum: { minor: 269_230, currency: 'TRY' } })
    await keep(page, { ...kept, submission })
    await page.reload()
    await page.locator('main [data-standing="unknown"]').waitFor()
    await expect(main).not.toContainText('₺')
    await keep(page, kept)
    await page.reload()
    await tells(page, '₺2.692,30')
    // The page polls on its own.
    await sandbox.clearFaults(token)
    await shopper.sees('result')
    await expect(main).toContainText('₺2.692,30')
    // The receipt shows the order's price as well.
    await expect(receipt).toContainText('Sipariş tutarı₺2.600,00')
    await expect(receipt).toContainText('Vade farkı₺92,30')
    expect(await calls.bodies('auth')).toMatchObject([{ paidPrice: 2692.3, installment: 6 }])
  })

  await test.step('a card beside its bonus and the balance', async () => {
    const order = await another()
    await openMethods({ order })
    await shopper.agree()
    await acceptNewPrice(order)
    for (const part of ['bonus', 'mixPayment']) await shopper.field(part).check()
    await expect(payButton).toContainText('₺1.934,75')
    for (const part of ['Sipariş tutarı₺2.600,00', 'Bakiyeden ödenecek₺640,25', 'Kullanılacak puan₺25,00'])
      await expect(panel).toContainText(part)
    const answerAgain = await loseAnswer(CARD_CALLS.mix)
    await shopper.press('pay')
    await tells(page, '₺2.600,00')
    answerAgain()
    await shopper.sees('result')
    for (const part of ['₺2.600,00', 'Bakiyeden ödenen₺640,25', 'Kullanılan puan₺25,00', 'Karttan ödenen₺1.934,75'])
      await expect(receipt).toContainText(part)
    await expect(main).not.toContainText('2.480')
  })

  await test.step('a transfer, on the page, on paper and in the file', async () => {
    const order = await another()
    await openMethods({ order })
    await tab('bank-transfer').click()
    await page.getByRole('radio', { name: 'Akbank' }).check()
    await shopper.agree()
    await acceptNewPrice(order)
    await expect(page.getByRole('radio', { name: 'Akbank' })).toBeChecked()
    const answerAgain = await loseAnswer(PATHS.transferStart)
    await shopper.press('pay')
    await tellsAfterReload('₺2.600,00')
    answerAgain()
    const asksForIt = async () => {
      const { transfer } = await sandbox.orderOf(order.token)
      await expect(line('code').locator('bdi')).toHaveText(transfer?.code ?? 'none')
      await expect(line('amount')).toContainText('₺2.600,00')
      await expect(panel).toContainText('₺2.600,00')
      const download = page.waitForEvent('download')
      await shopper.press('save')
      expect(readFileSync(await (await download).path(), 'utf8')).toContain('Tutar: ₺2.600,00')
      await page.emulateMedia({ media: 'print' })
      await expect(line('amount')).toBeVisible()
      await expect(line('amount')).toContainText('₺2.600,00')
      await page.emulateMedia({ media: 'screen' })
      await expect(main).not.toContainText('2.480')
    }
    await asksForIt()
    await page.reload()
    await asksForIt()
    const sent = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.transferStart))
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

test('a payment that was not charged returns to the form at the accepted price, without asking again (PAY-12~)', async ({
  page,
  order,
  sandbox,
  arrive,
  shopper,
  calls,
  payButton,
  panel,
  isPaid,
  acceptNewPrice,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await setWaits(page, { moneyDeadline: MINUTE, processingWindow: 1, ...SOON })
  await arrive()
  await page.getByRole('radio', { name: /0006/ }).check()
  await shopper.agree()
  await acceptNewPrice()
  await cutNextCall(page, CARD_CALLS.threeDS, 'before')
  await shopper.press('pay')
  await tells(page, '₺2.600,00')
  // Only the provider can say when the processing window is over; the page polls until then.
  await sandbox.advanceClock(order.token, MINUTE / 1000)
  await shopper.sees('pay')
  await expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await expect(page.getByRole('radio', { name: /0006/ })).toBeChecked()
  await expect(panel).toContainText('Sipariş tutarı₺2.600,00')
  await expect(payButton).toContainText('₺2.600,00')
  await page.getByRole('radio', { name: /3771/ }).check()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ paidPrice: 2600 }])
})
