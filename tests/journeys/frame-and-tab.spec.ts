import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { keepResultInSight } from './support/changed-page'
import { pressUntil, resultIn, test as base } from './support/framed'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { type Shopper, shopperOn } from './support/shopper'

interface Tab {
  readonly page: Page
  readonly shopper: Shopper
}

interface OfEachTest {
  /** A tab of the same browser with the frame's order open, filled in and ready to pay. */
  readonly tab: Tab
}

const test = base.extend<OfEachTest>({
  tab: async ({ context, link: { token }, origins, payable, sandbox, member }, use) => {
    await payable.sees('pay')
    const page = await context.newPage()
    await keepResultInSight(page)
    const shopper = shopperOn(page, sandbox, member)
    await shopper.reachPay(`${origins.app}/embed/?token=${token}&lang=tr`)
    await use({ page, shopper })
    await page.close()
  },
})

/** Lets matching calls reach the provider, and holds their answers back until released. */
async function keepAnswers(page: Page, path: string, isLetGo: Promise<void>, answered: () => void = () => undefined) {
  await page.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      const response = await route.fetch()
      answered()
      await isLetGo
      await route.fulfill({ response })
    },
  )
}

// A cross-site frame and a tab share no lock, no channel and no storage: only the provider knows of both.
test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 700 } })

test('a press in the frame finds the tab’s payment before its answer, and pays nothing (SHELL-12~, BEST-01~)', async ({
  page,
  link: { frame, token },
  payable,
  sandbox,
  tab,
}) => {
  const authorisations = async () => (await sandbox.ledger(token)).authorisations
  let letGo: () => void = () => undefined
  await keepAnswers(tab.page, PATHS.cardAuth, new Promise((resolve) => (letGo = resolve)))
  await tab.shopper.press('pay')
  await expect.poll(authorisations).toHaveLength(1)
  await page.bringToFront()
  await pressUntil(() => payable.press('pay'), resultIn(frame))
  letGo()
  await resultIn(tab.page).waitFor()
  expect(await authorisations()).toHaveLength(1)
})

test('simultaneous presses in frame and tab are two payments where the provider accepts both (SHELL-12~)', async ({
  page,
  link: { frame, token },
  payable,
  sandbox,
  tab,
  trouble,
}) => {
  // Holds each page's read of the order until both have read it, so neither sees the other's payment; the sandbox books both.
  trouble.allow(/ledger: order \S+ was paid 2 times/)
  const looked = new Set<Page>()
  let letGo: () => void = () => undefined
  const haveBothLooked = new Promise<void>((resolve) => (letGo = resolve))
  for (const each of [tab.page, page]) {
    await keepAnswers(each, PATHS.detail, haveBothLooked, () => {
      looked.add(each)
      if (looked.size === 2) letGo()
    })
  }
  await tab.shopper.press('pay')
  await page.bringToFront()
  await pressUntil(() => payable.press('pay'), resultIn(frame))
  await resultIn(tab.page).waitFor()
  const { authorisations } = await sandbox.ledger(token)
  expect(authorisations).toHaveLength(2)
  expect(new Set(authorisations.map(({ submissionId }) => submissionId)).size).toBe(2)
})
