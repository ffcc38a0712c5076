import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { LAPSED } from './support/otp'
import { test } from './support/test'

const LIFE = 60_000

test.use({
  order: async ({ sandbox, member: { email, gsmNumber } }, use) => {
    await use(await sandbox.makeOrder({ email, gsmNumber, codeLifetimeSeconds: LIFE / 1000 }))
  },
})

test('an OTP of a provider without its time costs no second SMS on Back and Continue, and expires (OTP-05~, GWY-11~)', async ({
  page,
  order: { token, checkoutUrl },
  sandbox,
  shopper,
}) => {
  const sent = async () => (await sandbox.requests(token)).filter(({ path }) => path.endsWith(PATHS.loginStart))
  await sandbox.setFault({ token, path: PATHS.detail, phase: 'after-commit', act: 'without:systemTime' })
  // The served page has a hundredth of the pause, which a busy machine exceeds.
  await setWaits(page, { resendCooldown: LIFE / 2 })
  await page.clock.install()
  await page.goto(checkoutUrl.tr)
  await shopper.identify()
  const field = shopper.field('verificationCode')
  await field.waitFor()
  await page.goBack()
  await shopper.press('continue')
  await expect(field).toBeFocused()
  expect(await sent()).toHaveLength(1)
  await page.clock.fastForward(LIFE)
  await expect(field).toHaveAccessibleDescription(LAPSED)
})
