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

/** The box itself is drawn by what is over it. */
export const tick =
  (field: string): Act =>
  ({ shopper }) =>
    shopper.field(field).check({ force: true })

/** One of several, by its value. */
export const pick =
  (field: string, value: string | number): Act =>
  ({ shopper }) =>
    shopper.field(field).locator(`input[value="${value}"]`).check()

/** One of several, by what it is called. */
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

/** It is there, and there is one of it; with these words, where it has any. */
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
/** The provider's own sentence is set apart. */
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

/** Has an attribute; a value of it, where that is said. */
export const has =
  (selector: string, attribute: string, value: RegExp | string = /.*/): Act =>
  ({ page }) =>
    expect(page.locator(selector)).toHaveAttribute(attribute, value)

export const lacks =
  (selector: string, attribute: string): Act =>
  ({ page }) =>
    expect(page.locator(selector)).not.toHaveAttribute(attribute)

/** Each of these fields says what is wrong with it. */
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

/** The room that a screen keeps for what is to come; with its own title, so it is not the room for the screen itself. */
export const room =
  (name: 'otp' | 'pay'): Act =>
  async ({ page }) => {
    const main = page.locator(`main[data-screen="${name}"]`)
    await main.locator('h1[tabindex]').waitFor()
    // Beside it there may be regions that have nothing to say yet.
    await main.locator('[role="status"][aria-label]').waitFor()
  }

/** From now on these calls go wrong. */
export const fails =
  (path: string, how: string, nth?: number): Act =>
  (visit) =>
    spoil(visit, path, how, nth)

/** Does what asks this, and no answer comes. */
export const hangs =
  (path: string, ...acts: readonly Act[]): Act =>
  async (visit) => {
    await spoil(visit, path, 'hang')
    await asking(visit, path, async () => {
      for (const act of acts) await act(visit)
    })
  }

/** Does what asks this, and comes back once it has been asked. */
export const asks =
  (path: string, act: Act): Act =>
  (visit) =>
    asking(visit, path, () => act(visit))

/** Throws where the build has no such piece: every other piece would come, and the look would be another one. */
function isBuilt(name: string): void {
  const built = readdirSync(ASSETS)
  if (!built.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')))
    throw new Error(`dist/assets has no ${name}-*.js; scripts/build/pieces.ts names the pieces.`)
}

/** A piece of the app's code that does not come: never, or with an error. */
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

/** The tile of a method. */
export const method = (name: string) => click(`[data-method="${name}"]`)
