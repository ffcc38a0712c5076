import { type Frame, type Locator, type Page, expect } from '@playwright/test'
import { lots } from '../support/seed'
import { sampled } from '../support/whole-run'
import { keepResultInSight } from './support/changed-page'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { CARDS, type Shopper, shopperOn } from './support/shopper'
import { test as base } from './support/test'

const CHANGES = sampled(20, 100)

/** What the page around the checkout has been told, and the frame it shows it in. */
interface Link {
  readonly token: string
  readonly frame: Frame
  readonly told: () => Promise<readonly unknown[]>
  readonly height: () => Promise<number>
}

interface OfEachTest {
  readonly link: Link
  /** The shopper in the frame, before the pay button of a form that is filled in. */
  readonly payable: Shopper
}

const test = base.extend<OfEachTest>({
  link: async ({ page, sandbox, origins, member }, use) => {
    const { email, gsmNumber } = member
    const init = { payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: false } }
    const { token } = await sandbox.makeOrder({ email, gsmNumber, init, flags: { fundEnabled: true } })
    await page.addInitScript(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      addEventListener('message', ({ data }) => told.push(data))
    })
    await keepResultInSight(page)
    await page.goto(`${origins.parent}/?token=${token}&lang=tr`)
    await use({
      token,
      frame: await frameIn(page),
      told: () => page.evaluate(() => (window as unknown as { told: unknown[] }).told),
      height: () => page.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().height ?? 0),
    })
  },

  payable: async ({ link, sandbox, member }, use) => {
    const shopper = shopperOn(link.frame, sandbox, member)
    await shopper.identify()
    await shopper.enterCode()
    await fillByHand(shopper)
    await shopper.agree()
    await use(shopper)
  },
})

async function frameIn(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('nothing is shown in the frame')
  return frame
}

/** Where a hand puts the focus, nothing is brought into view. */
async function fillByHand({ field }: Shopper) {
  const texts = { cardNumber: CARDS.approved, expireDate: '12/2030', cvc: '123', accountHolder: 'Elif Yılmaz' }
  for (const [name, text] of Object.entries(texts)) {
    await field(name).click()
    await field(name).fill(text)
  }
}

/** A press counts once its button has been in sight for a while: who sees nothing happen presses again. */
async function pressUntil(press: () => Promise<void>, seen: Locator) {
  await expect(async () => {
    await press()
    await seen.waitFor({ timeout: 1_500 })
  }).toPass()
}

const resultIn = (page: Pick<Page, 'locator'>) => page.locator('main[data-screen="result"]')

const bodyHeight = (frame: Frame) => frame.evaluate(() => document.body.getBoundingClientRect().height)

const isAsHigh = async ({ frame, height }: Link) => Math.abs((await height()) - (await bodyHeight(frame))) <= 1

// Without a window Debian's Chromium finds a frame of another site that has grown under no press.
test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 700 } })

test('a payment link is paid in the frame of another page, which is as high as each of its screens and never scrolls in itself (SHELL-12~)', async ({
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
  await shopper.identify()
  await fits('otp')
  await shopper.enterCode()
  await fits('pay')
  // A part of another page: its amount and its button stand in the page, not over its end.
  expect(
    await frame
      .locator('aside:has([data-action="toggle-detail"])')
      .evaluate((panel) => getComputedStyle(panel).position),
  ).toBe('static')
  await fillByHand(shopper)
  await shopper.agree()
  await pressUntil(() => shopper.press('pay'), resultIn(frame))
  await fits('result')
  expect(new URL(frame.url()).pathname).toBe('/embed/result-page')
  const told = await link.told()
  expect(told.filter((message) => (message as { type: string }).type === 'SCROLL').length).toBeGreaterThanOrEqual(3)
  await expect(page.locator('iframe')).toBeVisible()
})

test('the height that the page around is told follows every change of the content, and nothing else is told (SHELL-12~, SEC-02~)', async ({
  link,
  trouble,
}) => {
  // It is the content that changes, a hundred times and without a press.
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
  for (const message of await link.told()) {
    const { type, ...rest } = message as { type: string }
    expect([type, Object.keys(rest)]).toEqual(type === 'RESIZE' ? ['RESIZE', ['height']] : ['SCROLL', ['y']])
    expect(Object.values(rest)).toEqual([expect.any(Number)])
  }
})

test('a press on pay counts once the frame has been in sight for half a second, by hand and by keyboard (SHELL-12~)', async ({
  page,
  link: { frame },
  payable,
}) => {
  await payable.sees('pay')
  const pay = frame.locator('[data-action="pay"]')
  const cover = (opacity: number) =>
    page.locator('iframe').evaluate((element, how) => {
      element.style.opacity = String(how)
    }, opacity)
  // What a page does that wants a press for itself: the frame comes under the pointer in the moment of the press.
  await cover(0.01)
  const called = page.waitForRequest((request) => request.url().endsWith('/auth/ecom'), { timeout: 1_000 })
  await pay.dispatchEvent('click')
  await expect(called).rejects.toThrow('Timeout')
  await cover(1)
  await pay.scrollIntoViewIfNeeded()
  await pressUntil(() => pay.press('Enter'), resultIn(frame))
})

test('a bank takes the whole window, and leads back to the order’s result (SHELL-12~)', async ({
  page,
  payable: shopper,
}) => {
  await shopper.field('threeDS').check()
  const code = page.locator('[data-acs-code]')
  await pressUntil(() => shopper.press('pay'), code)
  await page.locator('[data-field="code"]').fill((await code.getAttribute('data-acs-code')) ?? '')
  await page.locator('[data-form="acs"] [data-action="verify"]').click()
  await resultIn(page).waitFor()
  expect(page.frames()).toHaveLength(1)
})

test.describe('with storage refused', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      if (window.parent === window) return
      for (const name of ['sessionStorage', 'localStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }
    }),
  )

  test('a frame pays from memory (SHELL-12~)', async ({ link: { frame, token }, payable, sandbox }) => {
    await pressUntil(() => payable.press('pay'), resultIn(frame))
    expect((await sandbox.ledger(token)).authorisations).toHaveLength(1)
  })
})
