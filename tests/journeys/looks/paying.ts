import { expect } from '@playwright/test'
import type { WantedOrder } from '../../support/control-answers'
import { PATHS } from '../../gateways/support/paths'
import { openBalance, tab } from './balance'
import { openPay } from './kept'
import type { Waits } from '../support/changed-page'
import type { LooksOfState, Scene } from './look'
import { type Visit, arrive, asking, spoil } from './visit'
import { GOOD_CARDS } from './wallets'

/** Ready to be paid with a saved card. */
export async function readyToPay(scene: Scene, order: WantedOrder = {}, waits: Waits = {}): Promise<Visit> {
  const visit = await arrive(scene, { member: { cards: GOOD_CARDS }, order, waits })
  await openPay(visit)
  await visit.shopper.agree()
  return visit
}

async function pay(visit: Visit, path: string = PATHS.cardAuth) {
  await spoil(visit, path, 'hang')
  await asking(visit, path, () => visit.shopper.press('pay'))
  await expect(visit.page.locator('main[data-screen="pay"]')).toBeVisible()
  await expect(visit.page.locator('[data-action="pay"]')).toHaveAttribute('aria-disabled', 'true')
}

export const inFlight: LooksOfState = [
  {
    name: 'a payment with a saved card on its way',
    isVariant: true,
    reach: async (scene) => pay(await readyToPay(scene)),
  },
  {
    name: 'a payment with a new card on its way',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await openPay(visit)
      await visit.shopper.fillCard()
      await visit.shopper.agree()
      await pay(visit)
    },
  },
  {
    name: 'a payment from the balance on its way, the other methods closed',
    isVariant: true,
    async reach(scene) {
      const visit = await openBalance(scene)
      await visit.shopper.agree()
      await pay(visit, PATHS.balanceAuth)
      await expect(tab(visit, 'credit-card')).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'a payment that takes longer than usual',
    isVariant: true,
    async reach(scene) {
      const visit = await readyToPay(scene, {}, { slowAfter: 1 })
      await pay(visit)
      await visit.page.locator('[data-slow]').waitFor()
    },
  },
]

export const overdue: LooksOfState = [
  {
    name: 'a payment that takes so long that it is checked on',
    isVariant: true,
    async reach(scene) {
      const visit = await readyToPay(scene, {}, { slowAfter: 1, overdueAfter: 2 })
      await spoil(visit, PATHS.cardAuth, 'hang')
      await asking(visit, PATHS.cardAuth, () => visit.shopper.press('pay'))
      await visit.shopper.sees('outcome-unknown')
      await visit.page.getByRole('progressbar').waitFor()
    },
  },
]

/** The first look at the order comes before the payment, the next one after its answer was lost. */
const AFTER_CHECK = 2

async function loseAnswer(visit: Visit) {
  await spoil(visit, PATHS.cardAuth, 'status:503')
  await visit.shopper.press('pay')
  await visit.shopper.sees('outcome-unknown')
}

const isAsking = ({ page }: Visit) =>
  expect(page.locator('[data-action="check-again"]')).toHaveAttribute('aria-disabled', 'true')

const isResting = async ({ page }: Visit, standing: string) => {
  await page.locator(`[data-standing="${standing}"]`).waitFor()
  await expect(page.locator('[data-action="check-again"]')).not.toHaveAttribute('aria-disabled')
}

export const reconciling: LooksOfState = [
  {
    name: 'a lost answer while it is asked for',
    async reach(scene) {
      const visit = await readyToPay(scene)
      await spoil(visit, PATHS.detail, 'hang', AFTER_CHECK)
      await loseAnswer(visit)
      await isAsking(visit)
    },
  },
  {
    name: 'a lost answer between two questions',
    isVariant: true,
    async reach(scene) {
      const visit = await readyToPay(scene)
      await loseAnswer(visit)
      await isResting(visit, 'checking')
    },
  },
  {
    name: 'a lost answer that nobody knows',
    async reach(scene) {
      const visit = await readyToPay(scene, { telling: { noPayment: false } }, { reconcilePause: 1 })
      await loseAnswer(visit)
      await isResting(visit, 'unknown')
    },
  },
  {
    name: 'a lost answer of an order that is closed',
    isVariant: true,
    async reach(scene) {
      const visit = await readyToPay(scene)
      await spoil(visit, PATHS.detail, 'failure:5125', AFTER_CHECK)
      await loseAnswer(visit)
      await isResting(visit, 'closed')
    },
  },
]

export const reconcilingFailed: LooksOfState = [
  {
    name: 'the machine that asks for a lost answer broken',
    unreachable:
      'only the reconciliation machine itself could break so: a failed question is an answer that nobody knows, and that ' +
      'is what it looks like.',
  },
]
