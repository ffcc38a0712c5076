import { type Page, expect } from '@playwright/test'
import { fillByHand, type Link, pressUntil, test } from './support/framed'
import { CARDS_OF_A_MEMBER } from './support/methods-test'
import { shopperOn } from './support/shopper'

test.use({ viewport: { width: 390, height: 640 } })

/** Where the window shows the e-mail's label, the field itself and its error, in pixels from the window's top. */
async function placesOf(page: Page, { frame }: Link) {
  const above = await page.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().top ?? 0)
  const inFrame = await frame.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[data-field="email"]')
    const error = document.getElementById(/\S+-error/.exec(field?.getAttribute('aria-describedby') ?? '')?.[0] ?? '')
    const { top = 0 } = field?.labels?.[0]?.getBoundingClientRect() ?? {}
    const { bottom = 0 } = (error ?? field)?.getBoundingClientRect() ?? {}
    return { label: top, field: field?.getBoundingClientRect().top ?? 0, end: bottom }
  })
  return { label: above + inFrame.label, field: above + inFrame.field, end: above + inFrame.end }
}

/** Scrolls the page around the frame until the part of the e-mail is at `pixels` from the window's top. */
async function rest(page: Page, link: Link, part: 'label' | 'field', pixels: number) {
  const { [part]: top } = await placesOf(page, link)
  await page.evaluate((by) => {
    scrollBy({ top: by, behavior: 'instant' })
  }, top - pixels)
  expect((await placesOf(page, link))[part]).toBeCloseTo(pixels, 0)
}

/** Presses without a pointer, which would itself bring the button into view. */
const refuse = ({ frame }: Link) =>
  frame.evaluate(() => {
    document.querySelector<HTMLElement>('[data-action="continue"]')?.click()
  })

let marks = 0

/** Messages arrive in order, and so do the reports of observers: once the mark is here, so is what was sent before. */
async function scrollsOf({ frame, told }: Link) {
  marks += 1
  const mark = { mark: marks }
  await frame.evaluate((message) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      parent.postMessage(message, '*')
    })
    observer.observe(document.documentElement)
  }, mark)
  await expect.poll(told).toContainEqual(mark)
  return (await told()).filter((message) => (message as { type?: string }).type === 'SCROLL')
}

/** `SCROLL` messages of the frame before the test, which fills in the e-mail. */
let before = 0

test.beforeEach(async ({ link, sandbox, member }) => {
  const email = shopperOn(link.frame, sandbox, member).field('email')
  await email.fill('elif')
  // A field that has the focus already does not take it.
  await email.blur()
  before = (await scrollsOf(link)).length
})

test('a refused field in a frame is not moved if the window shows it with its label and error (SHELL-12~)', async ({
  page,
  link,
}) => {
  await rest(page, link, 'label', 200)
  await refuse(link)
  await expect(link.frame.locator('[data-field="email"]')).toBeFocused()
  expect((await scrollsOf(link)).slice(before)).toEqual([])
  const { label, end } = await placesOf(page, link)
  expect(label).toBeGreaterThan(0)
  expect(end).toBeLessThan(640)
})

test('a refused field in a frame whose label is out of the window comes to rest below the window’s edge (SHELL-12~)', async ({
  page,
  link,
}) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await rest(page, link, 'field', 4)
  await refuse(link)
  await expect.poll(() => scrollsOf(link)).toHaveLength(before + 1)
  await expect.poll(async () => (await placesOf(page, link)).label).toBeCloseTo(80, 0)
  expect((await placesOf(page, link)).end).toBeLessThan(480)
})

test('a field in a frame that a phone’s "next" key leads to is not moved if the window shows it (SHELL-12~)', async ({
  page,
  link,
}) => {
  await rest(page, link, 'label', 10)
  // Android sends no Tab for it.
  await link.frame.locator('[data-field="email"]').focus()
  expect((await scrollsOf(link)).slice(before)).toEqual([])
})

const withCards = test.extend({
  member: async ({ sandbox }, use) => {
    await use(await sandbox.makeMember({ kycLevel: 2, balance: 640.25, cards: CARDS_OF_A_MEMBER }))
  },
  linkOrder: async ({ sandbox, member: { email, gsmNumber } }, use) => {
    const init = { payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: false } }
    const flags = { fundEnabled: true, mixPaymentEnabled: true }
    await use(await sandbox.makeOrder({ email, gsmNumber, init, flags }))
  },
})

withCards(
  'a modal over a form that has become shorter is in the window of a long page around its frame (SHELL-12~)',
  async ({ page, link, sandbox, member }) => {
    const shopper = shopperOn(link.frame, sandbox, member)
    await shopper.field('email').fill(member.email)
    await shopper.identify()
    await shopper.enterCode()
    await page.evaluate(() => {
      document.body.style.paddingBottom = '3000px'
    })
    const tab = link.frame.locator('[data-method="balance"]')
    await expect(tab).toContainText('yetersiz')
    // The page may still be scrolling to the screen, so a pointer would miss.
    await tab.evaluate((button: HTMLElement) => {
      button.click()
    })
    const modal = link.frame.locator('[data-modal="balance-info"]')
    await expect(modal).toBeVisible()
    const placed = async () => {
      const { y, height } = (await modal.boundingBox()) ?? { y: -1, height: 0 }
      return y >= 0 && y + height <= 640
    }
    await expect.poll(placed, { timeout: 3_000 }).toBe(true)
  },
)

for (const scrollsAround of [true, false])
  test(`the reason of a decline in a frame is below the head that a shop fixes to its window: ${scrollsAround ? 'by the browser' : 'by a message'} (SHELL-12~, CARD-11~)`, async ({
    link: { frame, told },
    sandbox,
    member,
  }) => {
    const shopper = shopperOn(frame, sandbox, member)
    await shopper.field('email').fill(member.email)
    await shopper.identify()
    await shopper.enterCode()
    await fillByHand(shopper, '4129111111111111')
    // The page may still be scrolling to the form.
    await expect(async () => {
      await shopper.agree()
    }).toPass()
    if (!scrollsAround)
      await frame.evaluate(() => {
        // As browsers that scroll no page of another site around a frame.
        Element.prototype.scrollIntoView = () => undefined
      })
    const scrolls = async () => (await told()).filter((data) => (data as { type?: string }).type === 'SCROLL').length
    const before = await scrolls()
    const reason = frame.locator('main').getByRole('alert')
    await pressUntil(() => shopper.press('pay'), reason)
    if (!scrollsAround) await expect.poll(scrolls).toBeGreaterThan(before)
    await expect.poll(async () => (await reason.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(79)
    await expect(reason).toBeInViewport({ ratio: 1 })
  })
