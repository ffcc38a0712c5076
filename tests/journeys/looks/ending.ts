import { awaited } from './transfer'
import { expect } from '@playwright/test'
import { openPay } from './kept'
import type { LooksOfState, Scene } from './look'
import { readyToPay } from './paying'
import { type Visit, arrive, open } from './visit'

async function paid(scene: Scene, order = {}): Promise<Visit> {
  const visit = await readyToPay(scene, order)
  await visit.shopper.press('pay')
  await visit.shopper.sees('result')
  return visit
}

export const result: LooksOfState = [
  awaited,
  {
    name: 'a payment that is complete, with the way back to the shop',
    async reach(scene) {
      const { page } = await paid(scene)
      await page.locator('main [data-action="go-back"]').waitFor()
      await expect(page.locator('main [data-action="open-shop"]')).toHaveCount(0)
    },
  },
  {
    name: 'a payment that is complete, with a way back that led nowhere',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await paid(scene, {
        callbackUrl: `${scene.origins.shop}/callback?answer=204`,
        goBackUrl: `${scene.origins.shop}/`,
      })
      await shopper.press('go-back')
      await page.locator('main [data-action="open-shop"]').waitFor()
    },
  },
  {
    name: 'an order that had been paid before',
    isVariant: true,
    async reach(scene) {
      const visit = await paid(scene)
      const { page, shopper } = visit
      await open(visit)
      await shopper.sees('result')
      // Nobody is sent anywhere: there is nothing to announce.
      await page.locator('main [data-action="go-back"]').waitFor()
      await expect(page.locator('main').getByRole('status')).toHaveCount(0)
    },
  },
]

export const resultKept: LooksOfState = [
  {
    name: 'the machine that knows the way back broken',
    unreachable:
      'only the shop-return machine itself could break so: a post that fails leads to the way back that led nowhere, ' +
      'which it looks like.',
  },
]

const HOUR = 3_600_000

export const expiredShown: LooksOfState = [
  {
    name: 'an order whose time is over',
    async reach(scene) {
      // The page's own time, which can be put forward.
      await scene.page.clock.install()
      const visit = await arrive(scene)
      await open(visit)
      await visit.page.getByRole('timer').waitFor()
      await visit.page.clock.fastForward(HOUR)
      await visit.shopper.sees('form-expired')
      await visit.page.locator('main [data-action="try-again"]').waitFor()
    },
  },
  {
    name: 'a login whose time is over',
    isVariant: true,
    async reach(scene) {
      await scene.page.clock.install()
      const visit = await arrive(scene, { order: { expiresInSeconds: 7200, memberSessionSeconds: 900 } })
      await openPay(visit)
      await visit.page.clock.fastForward(HOUR)
      await visit.shopper.sees('member-expired')
      await visit.page.locator('main [data-action="try-again"]').waitFor()
    },
  },
]

const LEFT_AT_ONCE = 'the page is left at the press itself, and until then it looks as it did before.'

export const expiredLeaving: LooksOfState = [{ name: 'the page about to begin anew', unreachable: LEFT_AT_ONCE }]

export const expiredReturning: LooksOfState = [
  { name: 'the page about to begin anew for a member', unreachable: LEFT_AT_ONCE },
]
