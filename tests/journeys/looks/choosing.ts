import { transferChoices } from './transfer'
import { expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { CARDS } from '../support/shopper'
import { balanceChoices } from './balance'
import { cardChoices } from './card-choices'
import { creditChoices } from './credit'
import { identityQuestions } from './identity'
import { keepLogin } from './kept'
import type { LooksOfState } from './look'
import { beforeTheMethods, withCards } from './methods'
import { LAST_MINUTE, LONG_ORDER } from './orders'
import { type Visit, arrive, asking, hasRoom, open, spoil } from './visit'
import { AGEING_CARDS } from './wallets'

async function payWith({ shopper }: Visit, cardNumber: string) {
  await shopper.fillCard(cardNumber)
  await shopper.agree()
  await shopper.press('pay')
}

export const choosing: LooksOfState = [
  {
    name: 'the room for the cards while they are on their way',
    async reach(scene) {
      const visit = await arrive(scene)
      await keepLogin(visit)
      await spoil(visit, PATHS.cards, 'hang')
      await asking(visit, PATHS.cards, () => open(visit, '/pay'))
      await hasRoom(visit, 'pay')
    },
  },
  {
    name: 'a wallet that could not be opened',
    async reach(scene) {
      const visit = await arrive(scene)
      await keepLogin(visit)
      await spoil(visit, PATHS.cards, 'status:503')
      await open(visit, '/pay')
      await visit.page.locator('main[data-screen="pay"]').getByRole('alert').waitFor()
      await visit.page.locator('main [data-action="try-again"]').waitFor()
    },
  },
  {
    name: 'the saved cards',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await withCards(scene)
      await expect(shopper.field('selectedCard').getByRole('radio', { name: /3771/ })).toBeChecked()
    },
  },
  {
    name: 'saved cards of which one ends soon and one has expired',
    async reach(scene) {
      const { shopper } = await beforeTheMethods(scene, { member: { cards: AGEING_CARDS } })
      await expect(shopper.field('selectedCard').getByRole('radio', { name: /0006/ })).toBeDisabled()
    },
  },
  {
    name: 'the form of the first card',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await beforeTheMethods(scene)
      await expect(shopper.field('cardNumber')).toHaveValue('')
      await expect(page.locator('[data-action="pay-with-saved-card"]')).toHaveCount(0)
    },
  },
  {
    name: 'the form of a new card beside saved ones',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await withCards(scene)
      await shopper.press('pay-with-new-card')
      await expect(shopper.field('cardNumber')).toBeFocused()
      await page.locator('[data-action="pay-with-saved-card"]').waitFor()
    },
  },
  {
    name: 'a new card with faults',
    async reach(scene) {
      const { shopper } = await beforeTheMethods(scene)
      await shopper.field('cardNumber').pressSequentially('5400360000000004')
      await shopper.field('accountHolder').fill('Elif')
      await shopper.press('pay')
      for (const name of ['cardNumber', 'expireDate', 'cvc', 'accountHolder', 'agreement']) {
        await expect(shopper.field(name)).toHaveAttribute('aria-invalid', 'true')
      }
    },
  },
  {
    name: 'a complete new card',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await beforeTheMethods(scene)
      await shopper.fillCard()
      await shopper.agree()
      await expect(page.locator('[data-action="pay"]')).not.toHaveAttribute('aria-describedby')
    },
  },
  {
    name: 'an agreement that is missing',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await withCards(scene)
      await shopper.press('pay')
      await expect(shopper.field('agreement')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'a declined card',
    async reach(scene) {
      const visit = await beforeTheMethods(scene)
      await payWith(visit, CARDS.notSufficientFunds)
      await visit.page.locator('main').getByRole('alert').locator('bdi').waitFor()
      await expect(visit.shopper.field('cvc')).toHaveValue('')
    },
  },
  {
    name: 'a payment that was looked for and found not charged',
    isVariant: true,
    async reach(scene) {
      const visit = await beforeTheMethods(scene)
      const { order, page, sandbox, trouble } = visit
      trouble.allow(/Failed to load resource/)
      // The refusal is booked; that it was one gets lost.
      await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'after-commit', act: 'status:503' })
      await payWith(visit, CARDS.notSufficientFunds)
      await page.locator('main[data-screen="pay"]').getByRole('alert').waitFor()
    },
  },
  {
    name: 'what the amount is made of, opened on a phone',
    async reach(scene) {
      const { page, shopper } = await withCards(scene)
      await shopper.press('toggle-detail')
      await expect(page.locator('[data-action="toggle-detail"]')).toHaveAttribute('aria-expanded', 'true')
      await page.locator('[data-action="close-detail"]').waitFor()
    },
  },
  {
    name: 'the saved cards in the last minute',
    isVariant: true,
    async reach(scene) {
      const { page } = await withCards(scene, LAST_MINUTE)
      await expect(page.getByRole('timer')).toHaveAttribute('data-warning')
    },
  },
  {
    name: 'the saved cards before a long name and a large amount',
    isVariant: true,
    async reach(scene) {
      const { page } = await withCards(scene, LONG_ORDER)
      await expect(page.locator('[data-action="pay"]')).toContainText(/1[.,]234[.,]567/)
    },
  },
  ...cardChoices,
  ...balanceChoices,
  ...identityQuestions,
  ...creditChoices,
  ...transferChoices,
]
