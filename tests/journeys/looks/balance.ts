import { expect } from '@playwright/test'
import type { CardToSave } from '../../../sandbox/members/saved-card'
import { PATHS } from '../../gateways/support/paths'
import type { WantedOrder } from '../../support/control-answers'
import { keepLogin, openPay } from './kept'
import type { Look, Scene } from './look'
import { beforeTheMethods } from './methods'
import { type Visit, arrive, asking, open, spoil } from './visit'
import { GOOD_CARDS } from './wallets'

/** Everything that a balance can do in an order. */
export const WITH_BALANCE = { flags: { fundEnabled: true, mixPaymentEnabled: true } } as const satisfies WantedOrder

const LITTLE = 640.25
const PLENTY = 3115.4

/** Before the methods of a member with a balance and, if nothing else is said, with saved cards. */
const withBalance = (scene: Scene, balance: number, cards: readonly CardToSave[] = GOOD_CARDS) =>
  beforeTheMethods(scene, { member: { balance, cards }, order: WITH_BALANCE })

/** The tile of a method. */
export const tab = ({ page }: Pick<Visit, 'page'>, method: 'credit-card' | 'balance') =>
  page.locator(`[data-method="${method}"]`)

export async function openBalance(scene: Scene, balance = PLENTY): Promise<Visit> {
  const visit = await withBalance(scene, balance)
  // Known before it is chosen: nothing comes and goes under the eyes of the looker.
  await expect(tab(visit, 'balance')).toContainText(/\d/)
  await tab(visit, 'balance').click()
  await visit.page.locator('[data-form="balance-form"]').waitFor()
  return visit
}

async function lookAtDetail({ shopper, page }: Visit) {
  await shopper.press('toggle-detail')
  await page.locator('[data-action="close-detail"]').waitFor()
}

/** Methods beside each other, and what the balance pays alone or beside a card. */
export const balanceChoices: readonly Look[] = [
  {
    name: 'the methods while cards and balance are on their way',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { order: WITH_BALANCE })
      await keepLogin(visit)
      await spoil(visit, PATHS.cards, 'hang')
      await spoil(visit, PATHS.balances, 'hang')
      await asking(visit, PATHS.balances, () => open(visit, '/pay'))
      await visit.page.getByRole('tablist').waitFor()
    },
  },
  {
    name: 'the methods, the cards chosen',
    isVariant: true,
    async reach(scene) {
      const visit = await withBalance(scene, PLENTY)
      await expect(tab(visit, 'balance')).toContainText(/3[.,]115/)
    },
  },
  {
    name: 'a balance that is enough',
    async reach(scene) {
      const { page, shopper } = await openBalance(scene)
      await shopper.agree()
      await expect(page.locator('main')).toContainText(/635[.,]40/)
    },
  },
  {
    name: 'a balance without the agreement',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await openBalance(scene)
      await shopper.press('pay')
      await expect(shopper.field('agreement')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'that the balance is not enough, over the screen',
    async reach(scene) {
      const { page } = await openBalance(scene, LITTLE)
      await page.locator('[data-modal="balance-info"]').waitFor()
    },
  },
  {
    name: 'a balance that is not enough',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await openBalance(scene, LITTLE)
      await shopper.press('understood')
      await expect(page.locator('[data-modal]')).toHaveCount(0)
      await page.locator('[data-action="choose-card"]').waitFor()
    },
  },
  {
    name: 'a balance on its way',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { order: WITH_BALANCE })
      await spoil(visit, PATHS.balances, 'hang')
      await openPay(visit)
      await tab(visit, 'balance').click()
      await visit.page.locator('[data-form="balance-form"]').getByRole('status').waitFor()
    },
  },
  {
    name: 'a balance that nobody knows',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { order: WITH_BALANCE })
      await spoil(visit, PATHS.balances, 'status:503')
      await openPay(visit)
      await tab(visit, 'balance').click()
      await visit.page.locator('[data-action="try-again"]').waitFor()
    },
  },
  {
    name: 'an order without a method',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { order: { flags: { creditCardEnabled: false } } })
      await keepLogin(visit)
      await open(visit, '/pay')
      await visit.page.locator('main [role="note"]').waitFor()
    },
  },
  {
    name: 'a mixed payment',
    async reach(scene) {
      const { page, shopper } = await withBalance(scene, LITTLE)
      await shopper.field('mixPayment').check()
      await expect(page.locator('[data-action="pay"]')).toContainText(/1[.,]839/)
    },
  },
  {
    name: 'what a mixed payment with a bonus is made of, opened on a phone',
    isVariant: true,
    async reach(scene) {
      const visit = await withBalance(scene, LITTLE, [{ cardNumber: '5451030000000000' }])
      await visit.shopper.field('bonus').check()
      await visit.shopper.field('mixPayment').check()
      await lookAtDetail(visit)
      await expect(visit.page.locator('aside dl').last()).toContainText(/1[.,]829/)
    },
  },
  {
    name: 'what the balance pays, opened on a phone',
    isVariant: true,
    async reach(scene) {
      const visit = await openBalance(scene)
      await lookAtDetail(visit)
    },
  },
  {
    name: 'a balance that can’t be used with a new card',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await withBalance(scene, LITTLE)
      await shopper.press('pay-with-new-card')
      await expect(shopper.field('mixPayment')).toBeDisabled()
    },
  },
  {
    name: 'a balance that can’t be used with the card that is chosen',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await withBalance(scene, LITTLE, [
        { cardNumber: '5526080000000006', threeDSVerified: false, lastPaidCard: true },
      ])
      await expect(shopper.field('mixPayment')).toBeDisabled()
    },
  },
  {
    name: 'a balance that can’t be used with installments',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await withBalance(scene, LITTLE)
      await shopper.field('selectedInstallment').locator('input[value="6"]').check()
      await expect(shopper.field('mixPayment')).toBeDisabled()
    },
  },
  {
    name: 'the wallet’s own card with too little behind it',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await withBalance(scene, LITTLE)
      await shopper.field('selectedCard').getByRole('radio', { name: /0002/ }).check()
      await expect(page.locator('[data-action="pay"]')).toHaveAttribute('aria-describedby')
    },
  },
  {
    name: 'a price that has changed',
    async reach(scene) {
      const { page, shopper, sandbox, order } = await withBalance(scene, PLENTY)
      await shopper.agree()
      await sandbox.changePrice(order.token, 2600)
      await shopper.press('pay')
      await page.locator('[data-action="accept-price"]').waitFor()
    },
  },
  {
    name: 'a price that has changed before a balance',
    isVariant: true,
    async reach(scene) {
      const { page, shopper, sandbox, order } = await openBalance(scene)
      await shopper.agree()
      await sandbox.changePrice(order.token, 2600)
      await shopper.press('pay')
      await page.locator('[data-action="accept-price"]').waitFor()
    },
  },
]
