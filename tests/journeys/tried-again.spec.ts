import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { atCreditBank, test } from './support/shopping-credit-test'
import { setWaits } from './support/changed-page'

const CARDS_OF_TWO_BANKS = [
  { cardNumber: '5526080000000006', threeDSVerified: false },
  { cardNumber: '5549607159333771', lastPaidCard: true },
] as const

test.describe('a payment that failed at a bank', () => {
  test.use({ wantedMember: { kycLevel: 1, cards: CARDS_OF_TWO_BANKS } })

  test('a credit refused by its bank leads back to its credit and every method; it or another can be applied for (BEST-02~, CRED-04~, CRED-07~)', async ({
    page,
    shopper,
    tab,
    openCredit,
    approveAtBank,
    creditCalls,
    isPaid,
  }) => {
    await setWaits(page, { creditPause: 50 })
    await openCredit()
    await page.getByRole('radio', { name: 'Toros Bankası' }).check()
    await shopper.agree()
    await shopper.press('apply')
    await atCreditBank(page)
    await page.locator('[data-action="reject"]').click()
    await shopper.sees('pay')
    await expect(tab('shopping-credit')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('radio', { name: 'Toros Bankası' })).toBeChecked()
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
    await expect(alert).not.toContainText(/kart(?!ınızdan veya bakiyenizden)/i)
    await expect(tab('credit-card')).toBeVisible()
    await shopper.press('apply')
    await atCreditBank(page)
    await page.locator('[data-action="reject"]').click()
    await shopper.sees('pay')
    await expect(alert).toBeVisible()
    await page.getByRole('radio', { name: 'Anka Bankası' }).check()
    await shopper.press('apply')
    await approveAtBank()
    await isPaid()
    expect(await creditCalls()).toMatchObject({ application: 3 })
  })

  test('a credit whose bank page failed leads back to that credit, beside a method that pays (CRED-04~, BEST-16~)', async ({
    page,
    shopper,
    tab,
    openCredit,
    isPaid,
  }) => {
    await setWaits(page, { creditPause: 50 })
    await page.route(
      `**${PATHS.creditApplication}*`,
      async (route) => {
        const response = await route.fetch()
        const answer = await response.text()
        const pages = /"[A-Za-z0-9+/=]{80,}"/
        expect(answer).toMatch(pages)
        const none = JSON.stringify(Buffer.from('<p>Bakım</p>').toString('base64'))
        await route.fulfill({ response, body: answer.replace(pages, none) })
      },
      { times: 1 },
    )
    await openCredit()
    await page.getByRole('radio', { name: 'Toros Bankası' }).check()
    await shopper.agree()
    await shopper.press('apply')
    await shopper.sees('pay')
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText('Bankanın sayfası açılamadı. Kartınızdan veya bakiyenizden para çekilmedi.')
    await expect(alert).toContainText('başka bir ödeme yöntemi seçin')
    await expect(alert).not.toContainText(/kart(?!ınızdan veya bakiyenizden)/i)
    await expect(tab('shopping-credit')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('radio', { name: 'Toros Bankası' })).toBeChecked()
    await tab('credit-card').click()
    await page.getByRole('radio', { name: /3771/ }).check()
    await shopper.press('pay')
    await isPaid()
  })
})
