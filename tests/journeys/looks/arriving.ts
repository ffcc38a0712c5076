import { expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { keepCode, keepLogin, keepReturning } from './kept'
import type { LooksOfState } from './look'
import { LAST_MINUTE, LONG_ORDER } from './orders'
import { type Visit, arrive, asking, hasRoom, open, spoil } from './visit'

const isBusy = (visit: Visit) =>
  expect(visit.page.locator('[data-action="continue"]')).toHaveAttribute('aria-disabled', 'true')

/** The order is here, and so is the frame around the form. */
async function hasArrived({ page, shopper }: Visit) {
  await shopper.sees('identify')
  await page.getByRole('timer').waitFor()
}

async function openForm(visit: Visit) {
  await open(visit)
  await hasArrived(visit)
  // What joins the form is here, too.
  await visit.page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(visit.shopper.field('email')).toHaveValue(visit.member.email)
}

/** The answer about the order is on its way, and stays there. */
async function awaitOrder(visit: Visit, path: '/' | '/otp' | '/pay') {
  await spoil(visit, PATHS.detail, 'hang')
  await asking(visit, PATHS.detail, () => open(visit, path))
}

export const starting: LooksOfState = [
  {
    name: 'the form before the order is known',
    async reach(scene) {
      const visit = await arrive(scene)
      await awaitOrder(visit, '/')
      await visit.shopper.sees('identify')
      // Only the app itself draws what the amount is made of.
      await visit.page.locator('[data-action="close-detail"]').waitFor({ state: 'attached' })
      await expect(visit.page.getByRole('timer')).toHaveCount(0)
    },
  },
  {
    name: 'the form sent before the order is known',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await awaitOrder(visit, '/')
      await visit.shopper.field('gsmNumber').fill(visit.member.gsmNumber)
      await visit.shopper.field('email').fill(visit.member.email)
      await visit.shopper.press('continue')
      await isBusy(visit)
      await visit.page.locator('[data-action="close-detail"]').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'the room for the methods while a kept login waits for its order',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await keepLogin(visit)
      await awaitOrder(visit, '/pay')
      await hasRoom(visit, 'pay')
    },
  },
  {
    name: 'the room for the code while a kept one waits for its order',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await keepCode(visit)
      await awaitOrder(visit, '/otp')
      await hasRoom(visit, 'otp')
    },
  },
]

export const identifying: LooksOfState = [
  {
    name: 'the form of an order that knows nobody',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { isOfNobody: true })
      await open(visit)
      await hasArrived(visit)
      await expect(visit.shopper.field('email')).toHaveValue('')
    },
  },
  {
    name: 'the form filled from the order',
    reach: async (scene) => openForm(await arrive(scene)),
  },
  {
    name: 'the form of a member whose login has ended',
    async reach(scene) {
      const visit = await arrive(scene, { isOfNobody: true })
      await keepReturning(visit)
      await open(visit)
      await visit.page.locator('[data-note="returning"]').waitFor()
      await expect(visit.shopper.field('email')).toHaveValue(visit.member.email)
    },
  },
  {
    name: 'the form with a fault at each field',
    async reach(scene) {
      const visit = await arrive(scene)
      await openForm(visit)
      await visit.shopper.field('gsmNumber').fill('532 123')
      await visit.shopper.field('email').fill('ayşe@posta.example')
      await visit.shopper.press('continue')
      for (const name of ['gsmNumber', 'email']) {
        await expect(visit.shopper.field(name)).toHaveAttribute('aria-invalid', 'true')
      }
    },
  },
  {
    name: 'the form while the member is looked up',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await openForm(visit)
      await spoil(visit, PATHS.loginStart, 'hang')
      await asking(visit, PATHS.loginStart, () => visit.shopper.press('continue'))
      await isBusy(visit)
    },
  },
  {
    name: 'the form with a number from abroad',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await openForm(visit)
      await visit.shopper.field('gsmNumber').fill('0049 1511 2345678')
      await visit.shopper.field('gsmNumber').blur()
      await expect(visit.page.locator('[data-action="choose-country"]')).toHaveText('+49')
    },
  },
  {
    name: 'the countries over the form',
    async reach(scene) {
      const visit = await arrive(scene)
      await openForm(visit)
      await visit.page.locator('[data-action="use-foreign-number"]').click()
      await visit.page.locator('[data-modal="country"] [role="option"]').first().waitFor()
    },
  },
  {
    name: 'a better e-mail offered',
    async reach(scene) {
      const visit = await arrive(scene)
      await openForm(visit)
      await visit.shopper.field('email').fill('ayse@gmial.com')
      await visit.shopper.field('email').blur()
      await visit.page.locator('[data-action="accept-suggestion"]').waitFor()
    },
  },
  {
    name: 'the form with the provider’s refusal',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await openForm(visit)
      await spoil(visit, PATHS.loginStart, 'failure:10606')
      await visit.shopper.press('continue')
      // The provider's own sentence is set apart.
      await visit.page.locator('main').getByRole('alert').locator('bdi').waitFor()
    },
  },
  {
    name: 'the form after a call that failed',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await openForm(visit)
      await spoil(visit, PATHS.loginStart, 'status:503')
      await visit.shopper.press('continue')
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'the form in the last minute',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { order: LAST_MINUTE })
      await openForm(visit)
      await expect(visit.page.getByRole('timer')).toHaveAttribute('data-warning')
    },
  },
  {
    name: 'the form of an order with a long name and a large amount',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { order: LONG_ORDER })
      await openForm(visit)
      await expect(visit.page.locator('body')).toContainText(LONG_ORDER.merchantName)
    },
  },
]

export const startFailed: LooksOfState = [
  {
    name: 'an order that could not be asked for',
    async reach(scene) {
      const visit = await arrive(scene)
      await spoil(visit, PATHS.detail, 'status:500')
      await open(visit)
      await visit.shopper.sees('start-failed')
      await visit.page.locator('[data-action="try-again"]').waitFor()
    },
  },
]

export const arrivalFailed: LooksOfState = [
  {
    name: 'the form’s machine broken',
    unreachable:
      'only the identify machine itself could break so: every answer, and a call that fails, leads back to its form. ' +
      'It looks like an order that could not be asked for.',
  },
]

export const closed: LooksOfState = [
  {
    name: 'an address without a token',
    async reach({ page, language }) {
      await page.goto(`/?lang=${language}`)
      await page.locator('main[data-screen="invalid-token"] h1[tabindex]').waitFor()
    },
  },
  {
    name: 'a link that is dead',
    async reach(scene) {
      const visit = await arrive(scene)
      await visit.sandbox.cancelOrder(visit.order.token)
      await open(visit)
      await visit.page.locator('main[data-screen="invalid-token"] h1[tabindex]').waitFor()
    },
  },
]

export const restoring: LooksOfState = [
  {
    name: 'the room for the methods while a kept login is looked at',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      await keepLogin(visit)
      await spoil(visit, PATHS.credentials, 'hang')
      await asking(visit, PATHS.credentials, () => open(visit, '/pay'))
      await hasRoom(visit, 'pay')
      await visit.page.getByRole('timer').waitFor()
    },
  },
  {
    name: 'the room for the code while a kept one is taken up',
    unreachable:
      'a kept code is taken up without asking anybody, so this is over before it could be drawn. It looks like the room ' +
      'for the code while a kept one waits for its order.',
  },
]
