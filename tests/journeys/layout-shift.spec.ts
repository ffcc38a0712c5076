import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/card-test'
import { setWaits } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { jumpOf, worstShift } from './support/layout-shift'
import { QUICK } from './support/wanted'
import { looksNamed } from './visual-states/visual-states'

const NEVER = 600_000

test('content that loads has its place kept, slow work shows a notice, and nothing shifts by more than 0.05 (SHELL-16)', async ({
  page,
  comeBack,
  shopper,
  isPaid,
}) => {
  await setWaits(page, { slowAfter: 1, overdueAfter: NEVER, moneyDeadline: NEVER })
  const skeletons = page.locator('main [data-room="cards"] svg')
  const tellOrder = await holdBack(page, PATHS.detail)
  const tellCards = await holdBack(page, PATHS.cards)
  await comeBack()
  await expect(skeletons.first()).toBeVisible()
  await expect(page.locator('[data-form="credit-card-form"]')).toHaveCount(0)
  tellOrder()
  await page.locator('aside').getByText('₺2.480,00').first().waitFor()
  await expect(skeletons.first()).toBeVisible()
  tellCards()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await expect(skeletons).toHaveCount(0)

  await shopper.fillCard()
  await shopper.agree()
  const answer = await holdBack(page, PATHS.cardAuth)
  await shopper.press('pay')
  await expect(page.locator('[data-action="pay"]')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('[data-slow]')).toContainText('her zamankinden uzun sürüyor')
  answer()
  await isPaid()
})

for (const width of [390, 900]) {
  test.describe(`a payment link at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a payment link does not shift when the order arrives, over a reload, and with smooth scrolling (SHELL-16~, SHELL-12~)', async ({
      page,
      context,
      keptContext,
      origins,
      sandbox,
      member,
      shopper,
    }) => {
      // Both flags lead to the same view.
      const isFlexible = width === 900
      const init = { payWithWalletCustomUI: { iyzilinkView: !isFlexible, iyzilinkFlexibleLink: isFlexible } }
      const { email, gsmNumber } = member
      const { checkoutUrl } = await sandbox.makeOrder({ email, gsmNumber, init, flags: { fundEnabled: true } })
      const tellOrder = await holdBack(page, PATHS.detail)
      const jump = () => jumpOf(worstShift(keptContext.shiftsIn(context), origins.app))
      const amount = page.getByText('₺2.480,00').filter({ visible: true })
      await page.goto(checkoutUrl.tr)
      await page.locator('main h1').waitFor()
      await expect(amount).toHaveCount(0)
      tellOrder()
      await amount.first().waitFor()
      await shopper.identify()
      await shopper.enterCode()
      await shopper.sees('pay')
      await page.locator('[data-form="credit-card-form"]').waitFor()
      await expect(page.locator('html')).toHaveAttribute('data-view', 'link')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
      expect(jump()).toBeUndefined()

      const tellAgain = await holdBack(page, PATHS.detail)
      await page.reload()
      await page.locator('main [data-room="cards"]').waitFor()
      tellAgain()
      await page.locator('[data-form="credit-card-form"]').waitFor()
      await expect(page.locator('html')).toHaveAttribute('data-view', 'link')
      expect(jump()).toBeUndefined()

      // The login is stored, and the layout is not.
      await page.evaluate(() => {
        sessionStorage.removeItem('link')
      })
      const tellLast = await holdBack(page, PATHS.detail)
      await page.reload()
      await page.locator('main [data-room="cards"]').waitFor()
      tellLast()
      await page.locator('[data-form="credit-card-form"]').waitFor()
      expect(jump()).toBeUndefined()
    })
  })
}

for (const width of [360, 390]) {
  test.describe(`the one-page form on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the one-page form keeps its place when the order arrives after it (SHELL-16~, QCK-01~)', async ({
      page,
      context,
      keptContext,
      origins,
      sandbox,
    }) => {
      const { checkoutUrl } = await sandbox.makeOrder(QUICK)
      const tellOrder = await holdBack(page, PATHS.detail)
      await page.goto(checkoutUrl.tr)
      // The parts of the form that don't depend on the order have loaded.
      await page.locator('[data-form="identify"]').getByRole('status').first().waitFor({ state: 'attached' })
      const link = page.locator('[data-action="use-foreign-number"]')
      await expect(link).toHaveCount(0)
      tellOrder()
      await page.locator('[data-field="outlineAgreement"]').waitFor()
      await link.waitFor()
      expect(jumpOf(worstShift(keptContext.shiftsIn(context), origins.app))).toBeUndefined()
    })
  })
}

for (const width of [390, 1280]) {
  test.describe(`an order without steps at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a page that is loaded at the methods keeps its place when an order without steps arrives (SHELL-16~, QCK-01~)', async ({
      page,
      context,
      keptContext,
      origins,
      sandbox,
      member,
      comeBack,
    }) => {
      const { email, gsmNumber } = member
      const order = await sandbox.makeOrder({ ...QUICK, email, gsmNumber })
      const tellOrder = await holdBack(page, PATHS.detail)
      await comeBack({ order })
      await page.locator('main [data-room="cards"]').waitFor()
      const top = () => page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await top()
      tellOrder()
      await page.locator('[data-form="credit-card-form"]').waitFor()
      expect(await top()).toBe(before)
      expect(jumpOf(worstShift(keptContext.shiftsIn(context), origins.app))).toBeUndefined()
    })
  })
}

test('a balance that loads keeps the height of its paper on a phone (SHELL-16~)', async ({
  page,
  origins,
  sandbox,
  trouble,
}) => {
  const looks = looksNamed('a balance that is enough', 'a balance on its way')
  const paper = page.locator('[data-form="balance-form"] section').first()
  const heights: number[][] = []
  for (const { visualState } of looks) {
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      heights.push([width, (await paper.boundingBox())?.height ?? 0])
    }
  }
  expect(heights.slice(2)).toEqual(heights.slice(0, 2))
})

test.describe('a window of 320 by 256 pixels, as at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('a low window has its payment bar at the end of the page from the first paint on (SHELL-16~)', async ({
    page,
    context,
    keptContext,
    origins,
    order,
    shopper,
  }) => {
    const letScriptCome = await holdBack(page, /\/assets\/start-[^/]+\.js$/)
    await page.goto(order.checkoutUrl.tr)
    await page.locator('main h1').waitFor()
    letScriptCome()
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    await expect(shopper.field('email')).not.toHaveValue('')
    expect(jumpOf(worstShift(keptContext.shiftsIn(context), origins.app))).toBeUndefined()
  })
})

test('a page that shifts by more than 0.05 fails its journey, which says what moved (SHELL-16~)', async ({
  page,
  context,
  keptContext,
  origins,
  trouble,
}) => {
  // This test makes the page shift.
  trouble.allow(/^layout shift/)
  await page.goto(`${origins.app}/`)
  await page.locator('main h1').waitFor()
  const jump = () => jumpOf(worstShift(keptContext.shiftsIn(context), origins.app)) ?? ''
  const makeJump = (isAnswer: boolean) =>
    page.evaluate(async (answers) => {
      const strip = document.createElement('div')
      strip.style.height = '300px'
      document.body.prepend(strip)
      const button = document.body.appendChild(document.createElement('button'))
      if (answers) button.setAttribute('aria-disabled', 'true')
      button.removeAttribute('aria-disabled')
      const isOver = performance.now() + 500
      while (performance.now() < isOver) await new Promise(requestAnimationFrame)
    }, isAnswer)
  await makeJump(true)
  expect(jump()).toBe('')
  await makeJump(false)
  await expect.poll(jump).toMatch(/^layout shift: 0\.\d+ at .*\n.* → /s)
})
