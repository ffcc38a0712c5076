import { expect } from '@playwright/test'
import { IDENTITY_PATHS, REGISTERED, test } from './support/identity-test'

test.describe('a KYC call that fails', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 1, monthlyLimit: 1000 } })

  test('a KYC call that fails says so at its place, keeps the choices, can be repeated and pays nothing (KYC-06, KYC-07~)', async ({
    page,
    order,
    sandbox,
    arrive,
    shopper,
    calls,
    gate,
    payButton,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
    test.slow()
    await arrive()
    await shopper.agree()
    const { token } = order
    const message = page.locator('main').getByRole('alert')
    for (const path of [IDENTITY_PATHS.limit, IDENTITY_PATHS.level]) {
      for (const act of ['status:500', 'reset', 'badjson', 'failure:10000']) {
        await sandbox.putFaults(token, [{ token, path, phase: 'before', act }])
        await shopper.press('pay')
        await expect.poll(async () => (await sandbox.faults(token)).some(({ struck }) => struck > 0)).toBe(true)
        await expect(message, `${path} ${act}`).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
        await expect(payButton).toHaveText('₺2.480,00 öde')
        await expect(payButton).not.toHaveAttribute('aria-disabled')
        await expect(gate).toHaveCount(0)
        await expect(page.getByRole('radio', { name: /3771/ })).toBeChecked()
        await expect(shopper.field('agreement')).toBeChecked()
      }
    }
    await sandbox.clearFaults(token)
    await shopper.press('pay')
    await expect(gate).toBeVisible()
    await expect(message).toHaveCount(0)
    expect(await calls.tries()).toEqual([])

    // The app link and the app.
    await sandbox.setFault({ token, path: IDENTITY_PATHS.link, phase: 'before', act: 'status:500', nth: 1 })
    await shopper.press('send-app-link-ios')
    await expect(gate.getByRole('alert')).not.toHaveText('')
    await expect(gate.locator('[data-action="identity-verified"]')).toHaveCount(0)
    await shopper.press('send-app-link-ios')
    await expect(gate.getByRole('status')).toContainText('Link gönderildi')
    await expect(gate.getByRole('alert')).toHaveCount(0)

    await sandbox.putFaults(token, [{ token, path: IDENTITY_PATHS.level, phase: 'before', act: 'badjson', nth: 1 }])
    await shopper.press('identity-verified')
    await expect(gate.getByRole('alert')).not.toHaveText('')
    await expect(gate.locator('[data-action="identity-verified"]')).toBeFocused()
    expect(await calls.tries()).toEqual([])
  })
})
