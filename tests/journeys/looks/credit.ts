import { expect } from '@playwright/test'
import type { CreditCategory } from '../../../sandbox/credits/settings'
import { PATHS } from '../../gateways/support/paths'
import type { WantedMember, WantedOrder } from '../../support/control-answers'
import { CARDS } from '../support/shopper'
import type { Look, LooksOfState, Scene } from './look'
import { beforeTheMethods } from './methods'
import { type Visit, asking, spoil } from './visit'

const FLAGS = { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true }

const withCredit = (scene: Scene, member: WantedMember = {}, order: WantedOrder = {}) =>
  beforeTheMethods(scene, {
    member: { kycLevel: 1, balance: 640.25, ...member },
    order: { flags: FLAGS, ...order },
  })

const press = ({ page }: Visit) => page.locator('[data-method="shopping-credit"]').click()

export async function openCredit(scene: Scene, order: WantedOrder = {}): Promise<Visit> {
  const visit = await withCredit(scene, {}, order)
  await press(visit)
  await visit.page.locator('[data-plan="sample"]').waitFor()
  return visit
}

export async function choose({ page }: Visit) {
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await page.locator('[data-plan="own"]').waitFor()
}

async function apply(scene: Scene, order: WantedOrder = {}): Promise<Visit> {
  const visit = await openCredit(scene, order)
  await choose(visit)
  await visit.shopper.agree()
  await visit.shopper.press('apply')
  return visit
}

async function isIneligible(visit: Visit, category: string) {
  await press(visit)
  await visit.page.locator(`[data-ineligible="${category}"]`).waitFor()
}

const withGoods = (category: CreditCategory): Look => ({
  name: `a shopping credit that is not given for goods that are marked ${category}`,
  isVariant: true,
  async reach(scene) {
    const visit = await withCredit(scene, {}, { credit: { category } })
    await press(visit)
    await visit.page.locator('[data-ineligible]').waitFor()
  },
})

const notFor = (whom: string, category: string, member: WantedMember): Look => ({
  name: `a shopping credit that is not given to ${whom}`,
  isVariant: true,
  async reach(scene) {
    await isIneligible(await withCredit(scene, member), category)
  },
})

export const creditChoices: readonly Look[] = [
  {
    name: 'the room for the banks of a shopping credit',
    isVariant: true,
    async reach(scene) {
      const visit = await withCredit(scene)
      await spoil(visit, PATHS.creditBanks, 'hang')
      await asking(visit, PATHS.creditBanks, () => press(visit))
      await visit.page.locator('[data-room="banks"]').waitFor()
    },
  },
  {
    name: 'the banks of a shopping credit that could not be had',
    isVariant: true,
    async reach(scene) {
      const visit = await withCredit(scene)
      await spoil(visit, PATHS.creditBanks, 'status:503')
      await press(visit)
      await visit.page.locator('main [data-action="try-again"]').waitFor()
    },
  },
  {
    name: 'a shopping credit, its bank and payment plan chosen',
    async reach(scene) {
      await choose(await openCredit(scene))
    },
  },
  {
    name: 'a shopping credit without a bank, and a payment plan by way of example',
    isVariant: true,
    async reach(scene) {
      const visit = await openCredit(scene)
      await visit.shopper.press('apply')
      await expect(visit.page.locator('main').getByRole('alert')).toHaveCount(1)
    },
  },
  {
    name: 'a payment plan of a bank that could not be had',
    async reach(scene) {
      const visit = await openCredit(scene)
      await spoil(visit, PATHS.creditPlans, 'status:503')
      await visit.page.getByRole('radio', { name: 'Anka Bankası' }).check()
      await visit.page.locator('[data-action="ask-plans"]').waitFor()
    },
  },
  {
    name: 'how one applies for a shopping credit',
    async reach(scene) {
      const visit = await openCredit(scene)
      await visit.shopper.press('how-to-apply')
      await visit.page.locator('[data-modal="how-to-apply"]').waitFor()
    },
  },
  {
    name: 'a shopping credit offered in the place of a card with too little behind it',
    async reach(scene) {
      const { shopper, page } = await withCredit(scene)
      await shopper.fillCard(CARDS.notSufficientFunds)
      await shopper.agree()
      await shopper.press('pay')
      await page.locator('[data-modal="credit-offer"]').waitFor()
    },
  },
  {
    name: 'a shopping credit that had been applied for already',
    isVariant: true,
    async reach(scene) {
      const visit = await openCredit(scene)
      await visit.sandbox.setFault({
        ...{ token: visit.order.token, path: PATHS.creditApplication, phase: 'before', act: 'failure:200321' },
      })
      await choose(visit)
      await visit.shopper.agree()
      await visit.shopper.press('apply')
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'a shopping credit for goods that are out of stock',
    isVariant: true,
    async reach(scene) {
      const visit = await apply(scene, { credit: { outOfStock: true } })
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'a shopping credit for a large order, which fewer banks lend for',
    isVariant: true,
    async reach(scene) {
      await choose(await openCredit(scene, { price: 98_765.43 }))
    },
  },
  {
    name: 'a shopping credit that is not given for so little',
    isVariant: true,
    async reach(scene) {
      await isIneligible(await withCredit(scene, {}, { price: 499.99 }), 'amountLimits')
    },
  },
  {
    name: 'a shopping credit for which the account has to be verified',
    async reach(scene) {
      await isIneligible(await withCredit(scene, { kycLevel: 0 }), 'kyc')
    },
  },
  notFor('somebody under 18', 'underAge', { birthDate: '2012-04-23' }),
  notFor('a member that is restricted', 'memberRestriction', { creditRestricted: true }),
  notFor('a member whose e-mail is not confirmed', 'emailConfirmation', { emailConfirmed: false }),
  ...(['GOLD', 'FOOD', 'PHONE_PC_TABLET', 'OTHER', 'UNKNOWN'] as const).map(withGoods),
]

export const goingForCredit: LooksOfState = [
  {
    name: 'the way to the bank of a shopping credit',
    async reach(scene) {
      const visit = await apply(scene)
      await visit.page.locator('main [data-redirect="credit"]').waitFor()
    },
  },
]
