import { type Frame, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { drawn, lots } from '../support/seed'
import { sampled } from '../support/whole-run'
import { type Link, allowBankInFrame, bankIn, fillByHand, frameIn, pressUntil, resultIn, test } from './support/framed'
import { holdBack } from './support/hold-back'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { CARDS, shopperOn } from './support/shopper'

/** The ways to open a bank's page that refuses to be framed. */
const WAYS_OUT = [
  ['as a whole page', 'open-bank-here'],
  ['in a new window', 'open-bank-window'],
] as const

const CHANGES = sampled(20, 100)

const bodyHeight = (frame: Frame) => frame.evaluate(() => document.body.getBoundingClientRect().height)

const isAsHigh = async ({ frame, height }: Link) => Math.abs((await height()) - (await bodyHeight(frame))) <= 1

/** Distance in pixels between the middles of the amount and of its bar. */
const offMiddle = (frame: Frame) =>
  frame
    .getByText('₺2.480,00')
    .filter({ visible: true })
    .first()
    .evaluate((amount) => {
      let bar = amount
      while (bar.parentElement && getComputedStyle(bar).backgroundColor === 'rgba(0, 0, 0, 0)') bar = bar.parentElement
      const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
      return Math.abs(middleOf(amount.getBoundingClientRect()) - middleOf(bar.getBoundingClientRect()))
    })

// In headless mode, Debian's Chromium does not hit-test a cross-site frame that has grown.
test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 700 } })

test('a payment link is paid in another page’s frame, which is as high as each screen (SHELL-12~)', async ({
  page,
  sandbox,
  member,
  link,
}) => {
  const { frame } = link
  const shopper = shopperOn(frame, sandbox, member)
  const fits = async (screen: string) => {
    await shopper.sees(screen)
    await expect.poll(() => isAsHigh(link), `${screen} fills its frame`).toBe(true)
    expect(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1)).toBe(true)
  }
  await fits('identify')
  expect(await offMiddle(frame)).toBeLessThanOrEqual(2)
  await shopper.identify()
  await fits('otp')
  await shopper.enterCode()
  await fits('pay')
  // In a frame the payment bar is part of the page and does not cover its end.
  expect(
    await frame
      .locator('aside:has([data-action="toggle-detail"])')
      .evaluate((panel) => getComputedStyle(panel).position),
  ).not.toBe('fixed')
  await fillByHand(shopper)
  await shopper.agree()
  await pressUntil(() => shopper.press('pay'), resultIn(frame))
  await fits('result')
  expect(new URL(frame.url()).pathname).toBe('/embed/result-page')
  const told = await link.told()
  expect(told.filter((message) => (message as { type: string }).type === 'SCROLL').length).toBeGreaterThanOrEqual(2)
  await expect(page.locator('iframe')).toBeVisible()
})

test('the height that the parent page receives follows the content, beside the steps alone (SHELL-12~, SEC-02~, BEST-12~)', async ({
  link,
  trouble,
}) => {
  // The test itself changes the height, which moves what is below.
  trouble.allow(/^layout shift/)
  await link.frame.locator('main[data-screen="identify"]').waitFor()
  const next = lots()
  for (let change = 0; change < CHANGES; change += 1) {
    const pixels = Math.floor(next() * 900)
    await link.frame.evaluate((height) => {
      const block = document.querySelector<HTMLElement>('#block') ?? document.createElement('div')
      block.id = 'block'
      block.style.height = `${height}px`
      document.querySelector('main')?.append(block)
    }, pixels)
    await expect.poll(() => isAsHigh(link), `after ${pixels} px`).toBe(true)
  }
  const told = (await link.told()) as { readonly type: string }[]
  for (const { type, ...rest } of told.filter((message) => ['RESIZE', 'SCROLL'].includes(message.type))) {
    expect([type, Object.keys(rest)]).toEqual(type === 'RESIZE' ? ['RESIZE', ['height']] : ['SCROLL', ['y']])
    expect(Object.values(rest)).toEqual([expect.any(Number)])
  }
  // A configured parent also receives the states of the journey.
  expect(told.filter(({ type }) => !['RESIZE', 'SCROLL'].includes(type))).toEqual([
    { type: 'ec.start', version: 1 },
    { type: 'checkout.step', version: 1, step: 'sign-in' },
  ])
})

const withCard = test.extend({
  member: async ({ sandbox }, use) => use(await sandbox.makeMember({ cards: [{ cardNumber: CARDS.approved }] })),
})

withCard(
  'the frame of a payment link is no higher while cards and order load than with them (SHELL-12~, SHELL-16~)',
  async ({ page, link, sandbox, member }) => {
    const isLoading = (frame: Frame) => frame.locator('main [data-room="cards"]').waitFor()
    const heightIn = async (frame: Frame) => {
      await expect.poll(() => isAsHigh({ ...link, frame })).toBe(true)
      return link.height()
    }
    /** Height after the cards or the order and the first card's installments have loaded. */
    const heightAfter = async (frame: Frame, letGo: () => void) => {
      const asked = page.waitForResponse((response) => response.url().includes(PATHS.installments))
      letGo()
      await asked
      await frame.locator('[data-form="credit-card-form"]').waitFor()
      return heightIn(frame)
    }
    const shopper = shopperOn(link.frame, sandbox, member)
    await shopper.identify()
    const tellCards = await holdBack(page, PATHS.cards)
    await shopper.typeCode()
    await isLoading(link.frame)
    const whileCards = await heightIn(link.frame)
    expect(whileCards).toBeLessThanOrEqual(await heightAfter(link.frame, tellCards))

    const tellOrder = await holdBack(page, PATHS.detail)
    await page.reload()
    const frame = await frameIn(page)
    await isLoading(frame)
    const whileOrder = await heightIn(frame)
    expect(whileOrder).toBeLessThanOrEqual(await heightAfter(frame, tellOrder))
  },
)

test.describe('a bank’s page in the frame', () => {
  test.beforeEach(({ trouble }) => {
    allowBankInFrame(trouble)
  })

  test('a bank’s page is shown within the frame, which reads from the order how it ended (SHELL-12~)', async ({
    page,
    link,
    payable,
    sandbox,
  }) => {
    const { frame } = link
    const bank = bankIn(frame)
    await payable.field('threeDS').check()
    const cancel = bank.locator('[data-form="acs"] [data-action="cancel"]')
    await pressUntil(() => payable.press('pay'), cancel)
    await expect.poll(() => isAsHigh(link)).toBe(true)
    await expect(frame.locator('main')).toBeHidden()
    await expect(frame.locator('[data-bank-page] h1')).toBeFocused()
    await cancel.click()
    await expect(frame.locator('main').getByRole('alert')).toContainText('3D Secure doğrulamasından vazgeçildi')
    // Card data is cleared after its payment.
    await fillByHand(payable)
    await payable.field('threeDS').check()
    const code = bank.locator('[data-acs-code]')
    await pressUntil(() => payable.press('pay'), code)
    await bank.locator('[data-field="code"]').fill((await code.getAttribute('data-acs-code')) ?? '')
    await bank.locator('[data-form="acs"] [data-action="verify"]').click()
    await resultIn(frame).waitFor()
    await expect(frame.locator('[data-bank-page]')).toHaveCount(0)
    expect(page.frames()).toHaveLength(2)
    expect((await sandbox.ledger(link.token)).authorisations).toHaveLength(1)
  })

  for (const [way, action] of drawn(WAYS_OUT, sampled(1, 2))) {
    test(`a bank’s page that refuses to be framed opens ${way}, and the order’s result is shown (SHELL-12~)`, async ({
      page,
      context,
      link: { frame },
      payable,
    }) => {
      // Chromium does not enforce the `X-Frame-Options` of a response that Playwright fulfils; this is the error that it would show.
      await page.route('**/3ds/init', async (route) => {
        if (route.request().frame().parentFrame() === null) return route.fallback()
        await route.fetch()
        await route.abort('blockedbyresponse')
      })
      await payable.field('threeDS').check()
      const out = frame.locator(`[data-action="${action}"]`)
      await pressUntil(() => payable.press('pay'), out)
      await expect.poll(() => page.frames().map((inner) => inner.url())).toContain('chrome-error://chromewebdata/')
      const opened = action === 'open-bank-window' ? context.waitForEvent('page') : Promise.resolve(page)
      // By key: right after a scroll, Chromium may send a click to the frame that was at that place before.
      await out.press('Enter')
      const bank = await opened
      const code = bank.locator('[data-acs-code]')
      await bank.locator('[data-field="code"]').fill((await code.getAttribute('data-acs-code')) ?? '')
      await bank.locator('[data-form="acs"] [data-action="verify"]').click()
      if (bank === page) {
        await resultIn(page).waitFor()
        expect(page.frames()).toHaveLength(1)
      } else await resultIn(frame).waitFor()
    })
  }
})
