import { expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { setWaits } from '../support/changed-page'
import { shopperOn } from '../support/shopper'
import { isTaken } from '../support/tabs-test'
import { keepLogin, openPay } from './kept'
import type { LooksOfState } from './look'
import { type Visit, arrive, asking, open, spoil } from './visit'
import { GOOD_CARDS } from './wallets'

/** Tabs that look often for each other, and soon believe what they see. */
const QUICK = { leaseHeartbeat: 100, ownerGrace: 100 }

/** Another tab of the same browser; it is nowhere yet. */
async function otherTab(visit: Visit): Promise<Visit> {
  const page = await visit.page.context().newPage()
  await setWaits(page, { moneyDeadline: 600_000, slowAfter: 600_000, overdueAfter: 600_000 })
  return { ...visit, page, shopper: shopperOn(page, visit.sandbox, visit.member) }
}

const stands = ({ page }: Visit, standing: 'there' | 'paying' | 'alone') =>
  page.locator(`main[data-screen="elsewhere"] [data-standing="${standing}"]`).waitFor()

async function openElsewhere(visit: Visit): Promise<Visit> {
  const other = await otherTab(visit)
  await open(other)
  await isTaken(other)
  return other
}

export const suspended: LooksOfState = [
  {
    name: 'an order that is open in another tab',
    async reach(scene) {
      const visit = await arrive(scene)
      await openElsewhere(visit)
      await keepLogin(visit)
      await open(visit, '/pay')
      await stands(visit, 'there')
      await expect(visit.page.locator('[data-action="continue-here"]')).toBeVisible()
    },
  },
  {
    name: 'an order that is being paid in another tab',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { member: { cards: GOOD_CARDS } })
      const other = await otherTab(visit)
      await openPay(other)
      await other.shopper.agree()
      await spoil(other, PATHS.cardAuth, 'hang')
      await asking(other, PATHS.cardAuth, () => other.shopper.press('pay'))
      await open(visit)
      await stands(visit, 'paying')
      await expect(visit.page.locator('[data-action="continue-here"]')).toHaveCount(0)
    },
  },
  {
    name: 'an order whose other tab has gone',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { waits: QUICK })
      const other = await openElsewhere(visit)
      await open(visit)
      await stands(visit, 'there')
      await other.page.close()
      await stands(visit, 'alone')
    },
  },
]
