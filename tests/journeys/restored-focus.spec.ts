import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { doByKeys, placeOfFocus } from './generated/key-acts'
import { test } from './support/card-test'
import { clickWithoutFocus } from './support/click-without-focus'
import { holdBack } from './support/hold-back'
import { plantParts } from './support/planted-parts'
import { keepShippedWaits } from './support/shipped-waits'
import { test as creditTest } from './support/shopping-credit-test'

const isSomewhere = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

const planted = (page: Page, name: string) => page.locator(`[data-planted="${name}"]`)

const pressByKey = async (page: Page, name: string) => {
  await planted(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(planted(page, name)).toHaveCount(0)
}

/** Removes the element as an answer would, without a key or a pointer press. */
const takeAway = (page: Page, name: string) => planted(page, name).evaluate((element) => element.remove())

test('a control removed by its own press leaves the focus at the heading of its place (A11Y-01~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await sandbox.setFault({ token: order.token, path: PATHS.cards, phase: 'before', act: 'answer:{}', nth: 1 })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.typeCode()
  await page.locator('[data-action="try-again"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
})

test('a notice closed by a key gives the focus back, and closed by a pointer opens no keyboard (A11Y-01~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const close = page.locator('[data-action="close-alert"]')
  const refuse = async () => {
    await sandbox.setFault({ token: order.token, path: PATHS.loginStart, phase: 'before', act: 'answer:{}', nth: 1 })
    await shopper.press('continue')
    await close.waitFor()
  }
  await keepShippedWaits(page)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await refuse()
  await shopper.field('email').focus()
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
  await expect(shopper.field('email')).toBeFocused()

  await refuse()
  await shopper.field('email').focus()
  await close.click()
  await expect(close).toHaveCount(0)
  expect(await isSomewhere(page)).toBe(false)
})

test('a lost focus goes to the nearest visible heading, or back, and takes no repeat of a held key (A11Y-01~)', async ({
  page,
  order,
  shopper,
}) => {
  const heading = page.locator('main h1')
  const letScriptCome = await holdBack(page, /\/assets\/start-[^/]+\.js$/)
  await page.goto(order.checkoutUrl.tr)
  await plantParts(page)
  // Focuses before the script that restores the focus has loaded.
  await planted(page, 'named').focus()
  letScriptCome()
  await expect(shopper.field('email')).not.toHaveValue('')
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await page.keyboard.press('Enter')
  await expect(page.locator('#planted-title')).toBeFocused()

  const before = planted(page, 'before')
  await before.focus()
  await planted(page, 'notice').focus()
  await page.keyboard.down('Enter')
  await expect(before).toBeFocused()
  // The key is still down and repeats; the repeats must not press the newly focused element.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(before).not.toHaveAttribute('data-pressed')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(before).toHaveAttribute('data-pressed', '2')

  // The press replaces one screen by another.
  await pressByKey(page, 'screen')
  await expect(heading).toBeFocused()

  await before.focus()
  await planted(page, 'next-notice').focus()
  await before.evaluate((element) => element.setAttribute('hidden', ''))
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()

  await pressByKey(page, 'of-unseen-name')
  await expect(heading).toBeFocused()
})

test('a pointer press moves no focus, a later one by key or reader does, and no key brings back what was left (A11Y-01~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await plantParts(page)

  // Clicking a label clicks its box from a script; it still counts as the pointer.
  await planted(page, 'words').click()
  await expect(planted(page, 'box')).toBeFocused()
  await takeAway(page, 'box')
  expect(await isSomewhere(page)).toBe(false)

  await planted(page, 'notice').click()
  await expect(planted(page, 'notice')).toHaveCount(0)
  await planted(page, 'words').evaluate((element) => (element as HTMLElement).click())
  await takeAway(page, 'words')
  expect(await isSomewhere(page)).toBe(false)

  await planted(page, 'late').focus()
  await page.mouse.click(3, 600)
  expect(await isSomewhere(page)).toBe(false)
  // Scrolling must not restore the focus to where the pointer was.
  await page.keyboard.press('PageDown')
  await takeAway(page, 'late')
  expect(await isSomewhere(page)).toBe(false)

  await planted(page, 'before').click()
  await planted(page, 'next-notice').focus()
  await planted(page, 'next-notice').evaluate((element) => (element as HTMLElement).click())
  await expect(planted(page, 'before')).toBeFocused()

  await planted(page, 'before').click()
  await pressByKey(page, 'last-notice')
  await expect(planted(page, 'before')).toBeFocused()
})

creditTest(
  'a modal gives the focus to the heading where its opener is gone or was nothing (A11Y-01~)',
  async ({ page, openCredit }) => {
    const heading = page.locator('main h1')
    const modal = page.locator('[data-modal="how-to-apply"]')
    const open = async () => {
      await clickWithoutFocus(page.locator('[data-action="how-to-apply"]'))
      await modal.waitFor()
    }
    const closeByPointer = async () => {
      await modal.locator('[data-action="understood"]').click()
      await expect(modal).toHaveCount(0)
    }
    await openCredit()
    await plantParts(page)
    await planted(page, 'late').focus()
    await open()
    await takeAway(page, 'late')
    await closeByPointer()
    await expect(heading).toBeFocused()

    await heading.blur()
    await open()
    await closeByPointer()
    await expect(heading).toBeFocused()
  },
)

test('a keyboard walk fails at a control that no key reaches, and reports where the focus is (MDL-06~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await plantParts(page)
  const walk = (name: string) => doByKeys(page, { act: 'focus', on: `[data-planted="${name}"]` }, {})
  await expect(walk('unreached')).rejects.toThrow('no key leads to')
  await walk('before')
  await expect(planted(page, 'before')).toBeFocused()

  const place = (isNewScreen: boolean) => page.evaluate(placeOfFocus, isNewScreen)
  expect(await place(false)).toBe('on the page')
  expect(await place(true)).toBe('past the beginning')
  await page.locator('main h1').focus()
  expect(await place(true)).toBe('on the page')
  await planted(page, 'modal').evaluate((element) => element.setAttribute('data-modal', ''))
  expect(await place(false)).toBe('under a modal')
  await planted(page, 'last-notice').focus()
  expect(await place(false)).toBe('on the page')
  await takeAway(page, 'modal')
  await page.locator('main h1').blur()
  expect(await place(false)).toBe('nowhere')
})

test('a phone that is turned while the price detail is open leaves the focus at the price detail (A11Y-01~)', async ({
  page,
  openMethods,
  panel,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMethods()
  const toggle = page.locator('[data-action="toggle-detail"]')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(toggle).toBeHidden()
  await expect(panel).toBeFocused()
})
