import { type Locator, type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { test } from './support/card-test'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const LINK = { payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: false } }

const LAYOUTS = [
  { layout: 'the checkout', init: {} },
  { layout: 'a payment link', init: LINK },
]

const NEVER = 600_000

interface Shift {
  readonly sources: readonly { readonly node: Node | null }[]
}

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/, /net::ERR_/)
})

const stripIn = (page: Page, words: string) =>
  page.locator('p[aria-hidden]', { hasText: words }).filter({ visible: true })

/** The strip is above the modal's scrim, whole in the window, and the modal covers none of it. */
async function expectLegible(strip: Locator, modal: Locator) {
  await expect(modal.getByRole('heading')).toBeFocused()
  await expect(strip).toHaveCount(1)
  await expect(strip).toBeInViewport({ ratio: 1 })
  const scrim = modal.locator('xpath=../preceding-sibling::*[1]')
  const [own = NaN, under = NaN] = await Promise.all(
    [strip, scrim].map((one) => one.evaluate((shown) => Number(getComputedStyle(shown).zIndex))),
  )
  expect(own).toBeGreaterThan(under)
  const [words, dialog] = await Promise.all([strip.boundingBox(), modal.boundingBox()])
  if (!words || !dialog) throw new Error('one of them has no box')
  expect(words.y + words.height).toBeLessThanOrEqual(dialog.y)
}

for (const { layout, init } of LAYOUTS) {
  test.describe(layout, () => {
    test.use({ viewport: DESKTOP })

    test(`the offline strip is above the scrim of an open modal, and back in its place after it, on a phone and on the desktop, in ${layout} (BEST-05~)`, async ({
      page,
      context,
      sandbox,
      member: { email, gsmNumber },
      shopper,
      openMethods,
    }) => {
      await openMethods({ order: await sandbox.makeOrder({ email, gsmNumber, init }) })
      if (init === LINK) {
        // The first screen of a stored login has the usual layout.
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('data-view', 'link')
        await page.locator('[data-form="credit-card-form"]').waitFor()
      }
      const modal = page.locator('[data-modal="exit"]')
      // Without a connection the code of the modal and of the QR code would not load.
      await page.locator('[data-qr]').waitFor({ state: 'attached' })
      await shopper.press('go-back')
      await shopper.press('stay')
      await expect(modal).toHaveCount(0)
      await context.setOffline(true)
      const strip = stripIn(page, 'İnternet bağlantınız yok')
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await strip.waitFor()
        const before = await strip.boundingBox()
        await shopper.press('go-back')
        await expectLegible(strip, modal)
        await shopper.press('stay')
        await expect(modal).toHaveCount(0)
        await expect(strip).toHaveCount(1)
        expect(await strip.boundingBox()).toEqual(before)
      }
    })
  })
}

test.describe('a slow network on a phone', () => {
  test.use({ viewport: PHONE })

  test('the network strip is no part of a layout shift when a modal opens without a press (SHELL-16~, BEST-05~)', async ({
    page,
    sandbox,
    member: { email, gsmNumber },
    shopper,
    openFilled,
  }) => {
    await setWaits(page, { slowAfter: 1, overdueAfter: NEVER, moneyDeadline: NEVER })
    await holdBack(page, PATHS.balances)
    const order = await sandbox.makeOrder({ email, gsmNumber, flags: { fundEnabled: true } })
    await openFilled({ order })
    const strip = stripIn(page, 'Bağlantı yavaş')
    await strip.waitFor()
    await sandbox.changePrice(order.token, 2600)
    const tellOrder = await holdBack(page, PATHS.detail)
    const asked = page.waitForRequest((request) => request.url().includes(PATHS.detail))
    await shopper.press('pay')
    await asked
    const moved = await page.evaluateHandle(() => {
      const texts: (string | null | undefined)[] = []
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as readonly Shift[]
        texts.push(...shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent)))
      }).observe({ type: 'layout-shift' })
      return texts
    })
    tellOrder()
    await expectLegible(strip, page.locator('[data-modal="danger"]'))
    // The browser counts a shift after the frame in which it has drawn it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    // The sentence at the pay button moves a part of the bar, so the shifts are heard.
    await expect.poll(() => moved.jsonValue()).not.toHaveLength(0)
    expect((await moved.jsonValue()).join('\n')).not.toContain('Bağlantı yavaş')
  })
})
