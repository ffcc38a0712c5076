import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Act } from '../support/visual-state'
import { type Path, asking, open, spoil } from '../support/visit'

const ASSETS = fileURLToPath(new URL('../../../dist/assets', import.meta.url))

export const press =
  (action: string): Act =>
  ({ shopper }) =>
    shopper.press(action)

export const click =
  (selector: string): Act =>
  ({ page }) =>
    page.locator(selector).click()

export const fill =
  (field: string, text: string): Act =>
  ({ shopper }) =>
    shopper.field(field).fill(text)

export const leave =
  (field: string): Act =>
  ({ shopper }) =>
    shopper.field(field).blur()

export const check =
  (field: string): Act =>
  ({ shopper }) =>
    shopper.field(field).check()

/** Another element draws the box and covers it. */
export const tick =
  (field: string): Act =>
  ({ shopper }) =>
    shopper.field(field).check({ force: true })

export const pick =
  (field: string, value: string | number): Act =>
  ({ shopper }) =>
    shopper.field(field).locator(`input[value="${value}"]`).check()

export const choose =
  (name: string | RegExp): Act =>
  ({ page }) =>
    page.getByRole('radio', { name }).check()

export const card =
  (number?: string): Act =>
  ({ shopper }) =>
    shopper.fillCard(number)

export const agree: Act = ({ shopper }) => shopper.agree()
export const pay = press('pay')
export const goOn = press('continue')

/** Exactly one element matches, with this text if one is given. */
export const sees =
  (selector: string, words?: RegExp | string): Act =>
  ({ page }) =>
    words === undefined ? page.locator(selector).waitFor() : expect(page.locator(selector)).toContainText(words)

export const seesFirst =
  (selector: string): Act =>
  ({ page }) =>
    page.locator(selector).first().waitFor()

export const counts =
  (selector: string, count: number): Act =>
  ({ page }) =>
    expect(page.locator(selector)).toHaveCount(count)

export const screen = (name: string) => sees(`main[data-screen="${name}"]`)
export const alert = sees('main [role="alert"]')
/** The provider's own sentence is in a `bdi`. */
export const refusal = sees('main [role="alert"] bdi')
export const timer: Act = ({ page }) => page.getByRole('timer').waitFor()

export const focused =
  (field: string): Act =>
  ({ shopper }) =>
    expect(shopper.field(field)).toBeFocused()

export const holds =
  (field: string, text: string): Act =>
  ({ shopper }) =>
    expect(shopper.field(field)).toHaveValue(text)

export const disabled =
  (field: string): Act =>
  ({ shopper }) =>
    expect(shopper.field(field)).toBeDisabled()

export const locked =
  (field: string): Act =>
  ({ shopper }) =>
    expect(shopper.field(field)).not.toBeEditable()

/** Has an attribute, with this value if one is given. */
export const has =
  (selector: string, attribute: string, value: RegExp | string = /.*/): Act =>
  ({ page }) =>
    expect(page.locator(selector)).toHaveAttribute(attribute, value)

export const lacks =
  (selector: string, attribute: string): Act =>
  ({ page }) =>
    expect(page.locator(selector)).not.toHaveAttribute(attribute)

/** Each of these fields shows an error. */
export const faulty =
  (...fields: readonly string[]): Act =>
  async ({ shopper }) => {
    for (const field of fields) await expect(shopper.field(field)).toHaveAttribute('aria-invalid', 'true')
  }

export const busy =
  (action: string): Act =>
  ({ page }) =>
    expect(page.locator(`[data-action="${action}"]:visible`).last()).toHaveAttribute('aria-disabled', 'true')

export const opens =
  (path?: Path): Act =>
  (visit) =>
    open(visit, path)

/**
 * The placeholder within a screen for content that is loading. The screen's own title tells it from the placeholder of the whole screen.
 */
export const room =
  (name: 'otp' | 'pay'): Act =>
  async ({ page }) => {
    const main = page.locator(`main[data-screen="${name}"]`)
    await main.locator('h1[tabindex]').waitFor()
    await main.locator(`[data-room="${name === 'pay' ? 'cards' : name}"]`).waitFor()
  }

/** Makes these calls fail from now on. */
export const fails =
  (path: string, how: string, nth?: number): Act =>
  (visit) =>
    spoil(visit, path, how, nth)

/** Does the acts, the last of which sends this call; the call gets no answer. */
export const hangs =
  (path: string, ...acts: readonly Act[]): Act =>
  async (visit) => {
    await spoil(visit, path, 'hang')
    await asking(visit, path, async () => {
      for (const act of acts) await act(visit)
    })
  }

/** Does an act that sends this call, and resolves once it is sent. */
export const asks =
  (path: string, act: Act): Act =>
  (visit) =>
    asking(visit, path, () => act(visit))

/** Throws if the build has no such chunk: all chunks would then load, and another visual state would be drawn. */
function isBuilt(name: string): void {
  const built = readdirSync(ASSETS)
  if (!built.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')))
    throw new Error(`dist/assets has no ${name}-*.js; scripts/build/pieces.ts names the pieces.`)
}

/** A chunk of the app that never arrives or fails. */
export const lacksCode =
  (name: string, how: 'never' | 'broken'): Act =>
  async ({ page, trouble }) => {
    isBuilt(name)
    if (how === 'broken') trouble.allow(/Failed to load resource/, /net::ERR_FAILED/)
    await page.route(`**/assets/${name}-*.js`, (route) => (how === 'broken' ? route.abort() : undefined))
  }

export const types =
  (field: string, text: string): Act =>
  ({ shopper }) =>
    shopper.field(field).pressSequentially(text)

export const checked =
  (name: RegExp): Act =>
  ({ page }) =>
    expect(page.getByRole('radio', { name })).toBeChecked()

export const closedChoice =
  (name: RegExp): Act =>
  ({ page }) =>
    expect(page.getByRole('radio', { name })).toBeDisabled()

export const method = (name: string) => click(`[data-method="${name}"]`)
