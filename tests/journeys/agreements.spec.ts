import { expect } from '@playwright/test'
import { isWhole } from './support/whole-agreements'
import { clickWithoutFocus } from './support/click-without-focus'
import { holdBack } from './support/hold-back'
import { newcomer } from './support/newcomer'
import { test } from './support/test'

/** Simulates Safari before 14.1 in the modal: no scroll margin and padding, and what its own style rules have for it. */
function beOldSafari(modal: HTMLElement) {
  modal.style.scrollPaddingTop = '0'
  modal.querySelectorAll('h3').forEach(({ style }) => (style.scrollMarginTop = '0'))
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('-apple-system-body'))
        for (const { cssText } of rule.cssRules) sheet.insertRule(cssText, sheet.cssRules.length)
}

/** Undoes the style rules of `beOldSafari`; the modal is another one when it opens again. */
function beNewSafari() {
  for (const sheet of document.styleSheets)
    for (const rule of [...sheet.cssRules])
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('-apple-system-body'))
        for (let count = rule.cssRules.length; count > 0; count -= 1) sheet.deleteRule(sheet.cssRules.length - 1)
}

test.describe('legal texts of the registration', () => {
  test.beforeEach(async ({ page, order, shopper }) => {
    const { gsmNumber, email } = newcomer()
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).not.toHaveValue('')
    await shopper.field('gsmNumber').fill(gsmNumber)
    await shopper.field('email').fill(email)
    await shopper.press('continue')
    await shopper.sees('register')
    await shopper.field('outlineAgreement').waitFor({ state: 'attached' })
  })

  test('a heading that a legal text’s contents lead to is not under the head on a phone and on the desktop, in old Safari either (AGR-01~, PLT-03~)', async ({
    page,
  }) => {
    const modal = page.locator('[data-modal="agreement"]')
    const topOf = async (index: number) => {
      await modal.locator('[data-contents] details a').nth(index).click()
      const heading = modal.locator('h3').nth(index)
      await expect(heading).toBeFocused()
      return heading.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const head = element.closest('[data-modal]')?.firstElementChild
        return words.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0)
      })
    }
    for (const size of [
      { width: 320, height: 640 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await page.locator('[data-opens="userAgreement"]').first().click()
      await modal.locator('summary').click()
      expect(await topOf(4)).toBeGreaterThanOrEqual(0)
      await modal.evaluate(beOldSafari)
      expect(await topOf(6)).toBeGreaterThanOrEqual(0)
      expect(await topOf(6)).toBeLessThan(80)
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      // The next size begins without the rules of old Safari.
      await page.evaluate(beNewSafari)
    }
  })

  test('a consent’s legal text opens at its link or a retry, is read by keyboard and printed, and ticks no box (REG-04, AGR-01~)', async ({
    page,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource|net::ERR_FAILED/)
    await page.route('**/assets/service-agreement-*.js', (route) => route.abort())
    await page.locator('[data-opens="serviceAgreement"]').click()
    const modal = page.locator('[data-modal="agreement"]')
    await expect(modal.getByRole('alert')).toBeVisible()
    await page.unroute('**/assets/service-agreement-*.js')
    await modal.locator('[data-action="try-again"]').click()
    await expect(modal.locator('[data-text="serviceAgreement"] h3').first()).toBeVisible()
    await modal.locator('[data-action="close"]').last().click()
    await expect(modal).toHaveCount(0)

    const link = page.locator('[data-opens="userAgreement"]')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(modal.locator('[data-text="userAgreement"] h3').first()).toBeVisible()
    await expect(modal).toContainText('16.10.2024')
    await expect(modal.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(shopper.field('outlineAgreement')).not.toBeChecked()
    await page.keyboard.press('PageDown')
    await expect.poll(() => modal.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
    await page.evaluate(() => {
      Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', 'yes') })
    })
    await modal.locator('[data-action="print"]').click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header').first()).toBeHidden()
    await expect(modal.locator('h3').first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    // Opens one text from another, then returns to the form through the link.
    await modal.locator('[data-opens="serviceAgreement"]').first().click()
    await expect(modal.locator('[data-text="serviceAgreement"] h3').first()).toBeVisible()
    await expect(modal.getByRole('heading', { level: 2 })).toBeFocused()
    expect(await modal.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('a dialog whose chunk is late takes no keystrokes; Back closes only the legal text, and the form keeps its entries (REG-04~, SHELL-10~, PLT-03~)', async ({
    page,
    shopper,
  }) => {
    const email = shopper.field('email')
    const link = page.locator('[data-opens="userAgreement"]')
    for (const [opener, name, chunk] of [
      [page.locator('[data-action="go-back"]'), 'exit', /\/assets\/exit-modal-.*\.js$/],
      [link, 'agreement', /\/assets\/legal-text-.*\.js$/],
    ] as const) {
      await test.step(`${name}, whose chunk is late`, async () => {
        const letCome = await holdBack(page, chunk)
        await opener.click()
        await email.fill('')
        await email.pressSequentially('elif@')
        const came = page.waitForResponse(chunk)
        letCome()
        await (await came).finished()
        await email.pressSequentially('example.com')
        await expect(email).toHaveValue('elif@example.com')
        const modal = page.locator(`[data-modal="${name}"]`)
        await expect(modal).toHaveCount(0)
        await opener.click()
        await expect(modal.locator('h2, h3').last()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(modal).toHaveCount(0)
      })
    }

    await shopper.field('outlineAgreement').check({ force: true })
    const modal = page.locator('[data-modal="agreement"]')
    for (const way of ['Back', 'Escape']) {
      await clickWithoutFocus(link)
      await expect(modal.locator('h3').first()).toBeVisible()
      if (way === 'Back') await page.goBack()
      else await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      await shopper.sees('register')
      await expect(shopper.field('outlineAgreement')).toBeChecked()
      await expect(link).toBeFocused()
    }
    // A legal text closed in another way leaves no extra history entry behind.
    await page.goBack()
    await shopper.sees('identify')
  })

  test('a legal text that is open when the language changes is shown in the new language (BOOT-18~, REG-04~)', async ({
    page,
    shopper,
  }) => {
    const letWordsCome = await holdBack(page, /\/later-[^/]+\.js$/)
    const words = page.waitForRequest(/\/later-[^/]+\.js$/)
    await shopper.press('change-language')
    await words
    await page.locator('[data-opens="userAgreement"]').click()
    const modal = page.locator('[data-modal="agreement"]')
    await expect(modal.getByRole('heading', { level: 2 })).toHaveText(/Kullanıcı/)
    await expect(modal.locator('h3').first()).toBeVisible()
    // The focused link is removed with the old text, and the focus with it.
    await modal.locator('[data-opens="serviceAgreement"]').last().focus()
    letWordsCome()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(modal.getByRole('heading', { level: 2 })).toHaveText('User agreement (framework agreement)')
    await expect(modal.locator('h3').first()).toBeVisible()
    await expect(modal.getByRole('heading', { level: 2 })).toBeFocused()
    expect(await modal.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })

  test('a legal text that loaded before both its dialog and a language change is shown in the new language (BOOT-18~, REG-04~)', async ({
    page,
    shopper,
  }) => {
    const letWordsCome = await holdBack(page, /\/later-[^/]+\.js$/)
    const letDialogCome = await holdBack(page, /\/legal-text-[^/]+\.js$/)
    const words = page.waitForRequest(/\/later-[^/]+\.js$/)
    await shopper.press('change-language')
    await words
    const text = page.waitForResponse(/\/user-agreement-[^/]+\.js$/)
    await page.locator('[data-opens="userAgreement"]').click()
    await (await text).finished()
    letWordsCome()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    letDialogCome()
    const modal = page.locator('[data-modal="agreement"]')
    await expect(modal.locator('h3').first()).toContainText('Parties')
    await expect(modal.getByRole('heading', { level: 2 })).toHaveText('User agreement (framework agreement)')
  })
})

test('both agreements are whole in both languages, on paper too: 22 articles since 16.10.2024, every clause, the contents (AGR-01)', async ({
  page,
  order,
  shopper,
}) => {
  test.slow()
  const { gsmNumber, email } = newcomer()
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.field('gsmNumber').fill(gsmNumber)
  await shopper.field('email').fill(email)
  await shopper.press('continue')
  await shopper.sees('register')
  await isWhole(page, 'tr')
  await shopper.press('change-language')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await isWhole(page, 'en')
})

test('a newcomer becomes a member by keyboard alone (A11Y-01~, REG-01~)', async ({ page, order, sandbox, shopper }) => {
  const { gsmNumber, email } = newcomer()
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(shopper.field('email')).not.toHaveValue('')
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 25; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to ${selector} by keyboard`)
  }
  const write = async (field: string, text: string) => {
    await tabTo(`[data-field="${field}"]`)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  await write('gsmNumber', gsmNumber)
  await write('email', email)
  await page.keyboard.press('Enter')
  await shopper.sees('register')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await shopper.field('outlineAgreement').waitFor({ state: 'attached' })
  await tabTo('[data-field="outlineAgreement"]')
  await page.keyboard.press('Space')
  await tabTo('[data-action="continue"]')
  await page.keyboard.press('Enter')
  await shopper.sees('otp')
  await expect(shopper.field('verificationCode')).toBeFocused()
  await page.keyboard.type(await sandbox.latestCode(gsmNumber))
  await page.keyboard.press('Enter')
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
