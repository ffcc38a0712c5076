import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { clickWithoutFocus } from './support/click-without-focus'
import { test } from './support/getting-in'
import { holdBack } from './support/hold-back'
import { saveData } from './support/saved-data'
import { keepShippedWaits } from './support/shipped-waits'

test('a country list gives its focus back, is reopened without a search, and follows the language (FRGN-01~, A11Y-01~, BOOT-18~)', async ({
  page,
  visitor,
  shopper,
}) => {
  await visitor.open()
  const search = shopper.field('countrySearch')
  const prefix = page.locator('[data-action="choose-country"]')
  const list = page.locator('[data-modal="country"]')
  // A press that leaves the focus in a field.
  await shopper.field('email').focus()
  await clickWithoutFocus(prefix)
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(prefix).toBeFocused()

  await shopper.press('choose-country')
  await search.fill('nowhere')
  // The second press follows in the next frame.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-modal="country"] [data-action="close"]')?.click()
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-action="choose-country"]')?.click())
  })
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  const letWordsCome = await holdBack(page, /\/later-[^/]+\.js$/)
  const words = page.waitForRequest(/\/later-[^/]+\.js$/)
  await shopper.press('change-language')
  await words
  await shopper.press('choose-country')
  await search.fill('+49')
  await expect(list.getByRole('option')).toHaveText(/Almanya/)
  letWordsCome()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(list.getByRole('option')).toHaveText(/Germany/)
  await expect(search).toHaveValue('+49')
  await expect(search).toBeFocused()
})

test('Enter chooses no country while the list loads again in another language (BOOT-18~, FRGN-01~)', async ({
  page,
  visitor,
  shopper,
}) => {
  await visitor.open()
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  const letWordsCome = await holdBack(page, /\/later-[^/]+\.js$/)
  const words = page.waitForRequest(/\/later-[^/]+\.js$/)
  await shopper.press('change-language')
  await words
  await shopper.press('choose-country')
  const list = page.locator('[data-modal="country"]')
  const search = shopper.field('countrySearch')
  await search.fill('ir')
  await expect(list.getByRole('option').first()).toHaveText(/Irak/)
  const letNamesCome = await holdBack(page, /\/assets\/countries-/)
  letWordsCome()
  await expect(list.getByRole('option')).toHaveCount(0)
  await search.press('Enter')
  letNamesCome()
  await expect(list.getByRole('option').first()).toHaveText(/Iran/)
  await expect(search).toBeFocused()
  // An Enter that ends the composition of an input method belongs to the typed text.
  await search.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(page.locator('[data-action="choose-country"]')).not.toContainText('+98')
  await search.press('Enter')
  await expect(page.locator('[data-action="choose-country"]')).toContainText('+98')
})

test('a country list that failed to load keeps the focus when another language loads it again (BOOT-18~, A11Y-01~)', async ({
  page,
  visitor,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource|net::ERR_FAILED/)
  await visitor.open()
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  const letWordsCome = await holdBack(page, /\/later-[^/]+\.js$/)
  const words = page.waitForRequest(/\/later-[^/]+\.js$/)
  await shopper.press('change-language')
  await words
  await page.route('**/assets/countries-*.js', (route) => route.abort())
  await shopper.press('choose-country')
  const list = page.locator('[data-modal="country"]')
  await list.locator('[data-action="try-again"]').focus()
  await page.unroute('**/assets/countries-*.js')
  letWordsCome()
  await expect(list.getByRole('option').first()).toBeVisible()
  await expect(shopper.field('countrySearch')).toBeFocused()
})

test('a country list whose chunk loads late takes no keystrokes from the field focused meanwhile (FRGN-01~)', async ({
  page,
  visitor,
  shopper,
}) => {
  const letCome = await holdBack(page, /\/assets\/country-choice-/)
  await visitor.open()
  const list = page.locator('[data-modal="country"]')
  const email = shopper.field('email')
  await shopper.press('choose-country')
  await email.fill('')
  await email.pressSequentially('elif@')
  const came = page.waitForResponse(/country-choice-/)
  letCome()
  await (await came).finished()
  await email.pressSequentially('example.com')
  await expect(email).toHaveValue('elif@example.com')
  await expect(list).toHaveCount(0)
  await shopper.press('choose-country')
  await expect(list.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-action="choose-country"]')).toBeFocused()
})

test('the country list closes when the order fails to load, and the next heading has the focus (FRGN-01~, BOOT-06~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: PATHS.detail, phase: 'before', act: 'failure:1001', nth: 1 })
  const letFail = await holdBack(page, PATHS.detail)
  await page.goto(order.checkoutUrl.tr)
  await shopper.press('choose-country')
  const list = page.locator('[data-modal="country"]')
  await expect(list.getByRole('combobox')).toBeFocused()
  letFail()
  await shopper.sees('start-failed')
  await expect(list).toHaveCount(0)
  await expect(page.locator('main h1')).toBeFocused()
  await shopper.press('try-again')
  await shopper.sees('identify')
  await expect(list).toHaveCount(0)
  await expect(page.locator('main h1')).toBeFocused()
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.press('choose-country')
  await expect(list.getByRole('combobox')).toBeFocused()
})

test('a country list whose chunk fails to load shows a notice, and opens at the next press (FRGN-01~, BOOT-10~)', async ({
  page,
  visitor,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource|net::ERR_FAILED/)
  // The notice keeps its shipped duration, and with Save-Data only the press loads the chunk.
  await keepShippedWaits(page)
  await saveData(page)
  await page.route('**/assets/country-choice-*.js', (route) => route.abort())
  await visitor.open()
  await shopper.field('email').fill('elif@example.com')
  await shopper.press('choose-country')
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  await page.unroute('**/assets/country-choice-*.js')
  await page.locator('[data-action="choose-country"]').press('Enter')
  const list = page.locator('[data-modal="country"]')
  await expect(list.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(shopper.field('email')).toHaveValue('elif@example.com')
})
