import type { LooksOfState } from './look'
import { withCards } from './methods'
import { readyToPay } from './paying'

export const redirecting: LooksOfState = [
  {
    name: 'the way to the 3-D Secure page of a bank',
    async reach(scene) {
      const { page, shopper } = await readyToPay(scene)
      await shopper.field('threeDS').check()
      await shopper.press('pay')
      await page.locator('main [data-redirect="threeDS"]').waitFor()
    },
  },
  {
    name: 'the way to BKM Express',
    isVariant: true,
    async reach(scene) {
      const { page, shopper } = await withCards(scene, { init: { bkmEnabled: true } })
      await shopper.press('pay-with-bkm')
      await shopper.agree()
      await shopper.press('pay')
      await page.locator('main [data-redirect="bkm"]').waitFor()
    },
  },
]
