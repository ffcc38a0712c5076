import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { KEPT_ENTRY } from '../../src/services/storage/kept-entry'
import { PATHS } from '../gateways/support/paths'
import { CARD_CALLS } from './support/card-calls'
import { keepResultInSight, setWaits } from './support/changed-page'
import { CARDS_OF_A_MEMBER } from './support/methods-test'
import { test as base } from './support/transfer-test'

const MINUTE = 60_000

/** Five questions are over soon: only then is the outcome said to be unknown. */
const SOON = { reconcilePause: 50, reconcileRest: 50 }

interface Lost {
  /** Loses the answer to a call that pays, and every word about the order from then on; gives back what ends that. */
  readonly loseAnswer: (path: string) => Promise<() => void>
  /** Presses, is told ₺2.600,00 instead of ₺2.480,00, and takes it. */
  readonly acceptNewPrice: () => Promise<void>
}

const test = base.extend<Lost>({
  loseAnswer: ({ page, order, sandbox, trouble }, use) =>
    use(async (path) => {
      trouble.allow(/Failed to load resource/)
      let isSilent = false
      const isCall = (end: string) => (url: URL) => url.pathname.endsWith(end)
      await page.route(isCall(path), async (route) => {
        isSilent = true
        await route.continue()
      })
      await page.route(isCall(PATHS.detail), (route) => (isSilent ? route.abort() : route.continue()))
      await sandbox.setFault({ token: order.token, path, phase: 'after-commit', act: 'reset', nth: 1 })
      return () => {
        isSilent = false
      }
    }),

  acceptNewPrice: ({ page, order, sandbox, shopper }, use) =>
    use(async () => {
      await sandbox.changePrice(order.token, 2600)
      await shopper.press('pay')
      await expect(page.locator('[data-modal="danger"]')).toContainText('Yeni tutar ₺2.600,00')
      await shopper.press('accept-price')
    }),
})

/** What the screen says of it, as long as nobody knows the outcome. */
async function tells(page: Page, amount: string): Promise<void> {
  await page.locator('main[data-screen="outcome-unknown"]').waitFor()
  await expect(page.locator('main dl')).toHaveText(`Tutar${amount}`)
}

interface Kept {
  readonly submission: Readonly<Record<string, unknown>>
}

/** What this tab keeps of its payment over a reload. */
const keptEntry = async (page: Page) =>
  JSON.parse((await page.evaluate((name) => sessionStorage.getItem(name), KEPT_ENTRY)) ?? 'null') as Kept

const keep = (page: Page, entry: Kept) =>
  page.evaluate(
    ([name, text]) => {
      sessionStorage.setItem(name, text)
    },
    [KEPT_ENTRY, JSON.stringify(entry)] as const,
  )

test.describe('a card in installments, of an order that costs something else by now', () => {
  test.use({ wantedMember: { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER } })

  test('tells one amount on the button, where its lost answer is looked for, after a reload, and in the result; where nobody kept it, none in its place (PAY-12~)', async ({
    page,
    arrive,
    shopper,
    calls,
    options,
    payButton,
    panel,
    loseAnswer,
    acceptNewPrice,
  }) => {
    await setWaits(page, { redirectPause: 10 * MINUTE, ...SOON })
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
    await tells(page, '₺2.692,30')
    await page.reload()
    await tells(page, '₺2.692,30')
    const kept = await keptEntry(page)
    const { attempted, ...submission } = kept.submission
    expect(attempted).toMatchObject({ sum: { minor: 269_230, currency: 'TRY' } })
    await keep(page, { ...kept, submission })
    await page.reload()
    await page.locator('main [data-standing="unknown"]').waitFor()
    await expect(page.locator('main')).not.toContainText('₺')
    await keep(page, kept)
    await page.reload()
    await tells(page, '₺2.692,30')
    // It asks again by itself.
    answerAgain()
    await shopper.sees('result')
    await expect(page.locator('main')).toContainText('₺2.692,30')
    // The price stands beside it, as what it is.
    await expect(page.locator('[data-receipt]')).toContainText('Sipariş tutarı₺2.600,00')
    expect(await calls.tries()).toEqual(['auth'])
    expect(await calls.bodies('auth')).toMatchObject([{ paidPrice: 2692.3, installment: 6 }])
  })

  test('that was not charged is back at the price that was accepted, and is not asked about it again (PAY-12~)', async ({
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
    await sandbox.setFault({ token: order.token, path: CARD_CALLS.threeDS, phase: 'before', act: 'reset', nth: 1 })
    await shopper.press('pay')
    await tells(page, '₺2.600,00')
    // Nobody but the provider says when the window is over; it is asked again and again.
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
})

test.describe('a transfer of an order that costs something else by now', () => {
  test('asks for the accepted amount on the page, on paper and in the file, where its answer was lost and after a reload (PAY-12~, BEST-07~)', async ({
    page,
    order,
    sandbox,
    openTransfer,
    shopper,
    panel,
    line,
    loseAnswer,
    acceptNewPrice,
    transferCalls,
  }) => {
    await setWaits(page, SOON)
    await keepResultInSight(page)
    await openTransfer()
    await page.getByRole('radio', { name: 'Akbank' }).check()
    await shopper.agree()
    await acceptNewPrice()
    await expect(page.getByRole('radio', { name: 'Akbank' })).toBeChecked()
    const answerAgain = await loseAnswer(PATHS.transferStart)
    await shopper.press('pay')
    await tells(page, '₺2.600,00')
    await page.reload()
    await tells(page, '₺2.600,00')
    // It asks again by itself.
    answerAgain()
    const { transfer } = await sandbox.orderOf(order.token)
    const asksForIt = async () => {
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
      await expect(page.locator('main')).not.toContainText('2.480')
    }
    await asksForIt()
    await page.reload()
    await asksForIt()
    expect(await transferCalls()).toEqual({ start: 1, notify: 0 })
  })
})
