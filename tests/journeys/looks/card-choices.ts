import { expect } from '@playwright/test'
import { CARD_CALLS } from '../support/card-calls'
import { offerInstallments } from '../support/long-list'
import type { Look } from './look'
import { beforeTheMethods, withCards } from './methods'
import { openPay } from './kept'
import { type Visit, arrive, spoil } from './visit'
import { GOOD_CARDS } from './wallets'

const options = ({ shopper }: Visit) => shopper.field('selectedInstallment').locator('label')

const choose = ({ shopper }: Visit, count: number) =>
  shopper.field('selectedInstallment').locator(`input[value="${count}"]`).check()

/** Before the methods with saved cards, the call for whose installments goes wrong. */
async function withoutInstallments(scene: Parameters<typeof arrive>[0], act: string): Promise<Visit> {
  const visit = await arrive(scene, { member: { cards: GOOD_CARDS } })
  await spoil(visit, CARD_CALLS.installments, act)
  await openPay(visit)
  return visit
}

/** What may be chosen beside a card. */
export const cardChoices: readonly Look[] = [
  {
    name: 'the room for the installments while they are on their way',
    isVariant: true,
    async reach(scene) {
      const { page } = await withoutInstallments(scene, 'hang')
      await page.locator('[data-room="installments"]').waitFor()
    },
  },
  {
    name: 'the installments of a saved card, one of them chosen',
    async reach(scene) {
      const visit = await withCards(scene)
      await expect(options(visit)).toHaveCount(5)
      await choose(visit, 6)
      await expect(visit.page.locator('[data-action="pay"]')).toContainText(/2[.,]568/)
    },
  },
  {
    name: 'why an amount with installments is another one, opened on a phone',
    isVariant: true,
    async reach(scene) {
      const visit = await withCards(scene)
      await choose(visit, 6)
      await visit.shopper.press('toggle-detail')
      await expect(visit.page.locator('aside dl')).toContainText(/88[.,]04/)
      await visit.page.locator('[data-action="close-detail"]').waitFor()
    },
  },
  {
    name: 'installments that could not be had',
    isVariant: true,
    async reach(scene) {
      const { page } = await withoutInstallments(scene, 'status:503')
      await expect(page.locator('main')).toContainText(/Tek çekimle ödeyebilirsiniz|pay in a single payment/)
    },
  },
  {
    name: 'installments to which a campaign adds, at the cash price',
    isVariant: true,
    async reach(scene) {
      await offerInstallments(scene.page, 3)
      const plusInstallmentResponseList = [
        { startDate: '2020-01-01', plusInstallment: 2, cardBankDtoList: [{ cardBankName: 'Denizbank' }] },
      ]
      const visit = await withCards(scene, { init: { plusInstallmentResponseList } })
      await expect(options(visit).filter({ hasText: '+2' })).toHaveCount(2)
    },
  },
  {
    name: 'thirty-six installments',
    isVariant: true,
    async reach(scene) {
      await offerInstallments(scene.page, 36)
      await expect(options(await withCards(scene))).toHaveCount(36)
    },
  },
  {
    name: 'a debit card, which has no installments and is asked about by its bank',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await beforeTheMethods(scene)
      await shopper.fillCard('5890040000000016')
      await page.locator('[data-note="threeDS"]').waitFor()
    },
  },
  {
    name: 'a bonus that is used',
    async reach(scene) {
      const { page, shopper } = await beforeTheMethods(scene)
      await shopper.fillCard('5451030000000000')
      await shopper.field('bonus').check()
      await expect(page.locator('[data-action="pay"]')).toContainText(/2[.,]470/)
    },
  },
  {
    name: 'a bonus of which only a part can be used',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await beforeTheMethods(scene, { order: { price: 90 } })
      await shopper.fillCard('5528790000000008')
      await shopper.field('bonus').waitFor()
    },
  },
  {
    name: 'a bonus that leaves a single payment',
    isVariant: true,
    async reach(scene) {
      const visit = await beforeTheMethods(scene)
      await visit.shopper.fillCard('4543590000000006')
      await visit.shopper.field('bonus').check()
      await expect(options(visit)).toHaveCount(0)
    },
  },
  {
    name: 'the saved cards beside BKM Express',
    isVariant: true,
    async reach(scene) {
      const { page } = await withCards(scene, { init: { bkmEnabled: true } })
      await page.locator('[data-action="pay-with-bkm"]').waitFor()
    },
  },
  {
    name: 'the form of the first card beside BKM Express',
    isVariant: true,
    async reach(scene) {
      const { page } = await beforeTheMethods(scene, { order: { init: { bkmEnabled: true } } })
      await page.locator('[data-action="pay-with-bkm"]').waitFor()
    },
  },
  {
    name: 'BKM Express chosen',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await withCards(scene, { init: { bkmEnabled: true } })
      await shopper.press('pay-with-bkm')
      await expect(shopper.field('bkm')).toBeFocused()
    },
  },
]
