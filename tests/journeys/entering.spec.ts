import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { CARDS_OF_A_MEMBER, test } from './support/methods-test'

test.use({ wantedMember: { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER } })

const ASKED = [PATHS.cards, PATHS.balances, PATHS.kycLevel] as const

test('cards, balance and KYC level are read in parallel; one that fails leaves the others usable (PAY-02)', async ({
  page,
  order,
  sandbox,
  shopper,
  tab,
  comeBack,
}) => {
  test.slow()
  const isAsked = async (path: string) => (await sandbox.requests(order.token)).some((seen) => seen.path.endsWith(path))
  const strike = (path: string, act: string) => sandbox.setFault({ token: order.token, path, phase: 'before', act })
  // No call is answered: the page sends each without waiting for another.
  for (const path of ASKED) await strike(path, 'hang')
  await comeBack()
  await shopper.sees('pay')
  for (const path of ASKED) await expect.poll(() => isAsked(path)).toBe(true)
  await sandbox.clearFaults(order.token)

  for (const path of ASKED) {
    await strike(path, 'failure:5115')
    await page.reload()
    if (path === PATHS.cards) {
      await expect(page.locator('[data-action="try-again"]')).toBeVisible()
      await expect(tab('balance')).toContainText('₺3.115,40')
      await tab('balance').click()
      await expect(page.locator('[data-form="balance-form"]')).toContainText('₺635,40')
    } else {
      await expect(page.getByRole('radio', { name: /3771/ })).toBeChecked()
      await expect(tab('balance')).toContainText(path === PATHS.balances ? 'Şu anda kullanılamıyor' : '₺3.115,40')
    }
    await shopper.sees('pay')
    await sandbox.clearFaults(order.token)
  }

  await page.reload()
  await page.getByRole('radio', { name: /3771/ }).check()
  await shopper.agree()
  await shopper.press('pay')
  await page.locator('[data-order-status="paid"]').waitFor()
})
