import { PATHS } from '../../gateways/support/paths'
import type { WantedOrder } from '../../support/control-answers'
import type { Look, LooksOfState, Scene } from './look'
import { beforeTheMethods } from './methods'
import { type Visit, spoil } from './visit'

const WITH_TRANSFER = { flags: { fundEnabled: true, bankTransferEnabled: true } } as const satisfies WantedOrder

async function openTransfer(scene: Scene): Promise<Visit> {
  const visit = await beforeTheMethods(scene, { member: { balance: 640.25 }, order: WITH_TRANSFER })
  await visit.page.locator('[data-method="bank-transfer"]').click()
  await visit.page.locator('[data-form="bank-transfer-form"]').waitFor()
  return visit
}

async function choose({ page }: Visit) {
  await page.getByRole('radio', { name: 'Akbank' }).check()
}

/** With its code on show. */
export async function lockIn(scene: Scene): Promise<Visit> {
  const visit = await openTransfer(scene)
  await choose(visit)
  await visit.shopper.agree()
  await visit.shopper.press('pay')
  await visit.page.locator('[data-copy="code"]').waitFor()
  return visit
}

export const transferChoices: readonly Look[] = [
  {
    name: 'a transfer, its bank chosen',
    async reach(scene) {
      await choose(await openTransfer(scene))
    },
  },
  {
    name: 'a transfer without a bank',
    isVariant: true,
    async reach(scene) {
      const visit = await openTransfer(scene)
      await visit.shopper.press('pay')
      await visit.page.locator('main').getByRole('alert').first().waitFor()
    },
  },
]

export const lockedIn: LooksOfState = [
  {
    name: 'a transfer with its code',
    async reach(scene) {
      await lockIn(scene)
    },
  },
  {
    name: 'that there is no other way beside a transfer with its code',
    async reach(scene) {
      const visit = await lockIn(scene)
      await visit.page.locator('[data-method="balance"]').click()
      await visit.page.locator('[data-modal="leave-transfer"]').waitFor()
    },
  },
  {
    name: 'a transfer of which nobody could be told that its details were taken',
    isVariant: true,
    async reach(scene) {
      const visit = await lockIn(scene)
      await spoil(visit, PATHS.transferNotify, 'reset')
      await visit.shopper.press('complete-order')
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'a transfer with its code, beside which the login has ended',
    isVariant: true,
    async reach(scene) {
      const visit = await lockIn(scene)
      await spoil(visit, PATHS.transferNotify, 'token-revoked')
      await visit.shopper.press('complete-order')
      await visit.page.locator('[data-action="try-again"]').waitFor()
    },
  },
  {
    name: 'what leaving a transfer costs',
    isVariant: true,
    async reach(scene) {
      const visit = await lockIn(scene)
      await visit.shopper.press('leave')
      await visit.page.locator('[data-modal="leave-transfer"]').waitFor()
    },
  },
]

/** The order waits for the money. */
export const awaited: Look = {
  name: 'an order that waits for a transfer',
  async reach(scene) {
    const visit = await lockIn(scene)
    await visit.shopper.press('complete-order')
    await visit.shopper.sees('result')
  },
}
