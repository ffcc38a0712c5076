import type { Page } from '@playwright/test'
import { isReachable } from '../support/visual-state'
import type { Scene } from '../support/visit'
import { seenStates, visualStates } from '../visual-states/visual-states'
import { LANGUAGES, THEMES, type Theme, WIDTHS, type Width, folderOf, pictureIn } from './places'

export const HEIGHTS = { 320: 640, 390: 844, 1280: 800 } as const

/** Every look in every language: what the gallery draws. */
export const looksToDraw = seenStates.flatMap((state) =>
  visualStates[state].flatMap((visualState, index) =>
    isReachable(visualState)
      ? LANGUAGES.map((language) => ({ state, visualState, language, folder: folderOf(state, index) }))
      : [],
  ),
)

export type LookToDraw = (typeof looksToDraw)[number]

/** The typeface comes after the first paint; a picture before it is another page. */
async function typefaceIsHere(page: Page) {
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(({ family, status }) => family.includes('Inter') && status === 'loaded'),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** A colour that is on its way from one theme to the other is against nothing that anybody sees for long. */
async function coloursAreThere(page: Page) {
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
  })
}

/** As high as the page is, so that the bar at its end hides nothing of it. */
export async function showWhole(page: Page, width: Width) {
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

export interface Drawing {
  /** The folder of the gallery. */
  readonly gallery: string
  /** Looks at the page before its picture is taken. */
  readonly check: (width: Width, theme: Theme) => Promise<void>
}

/** Goes to the look, and draws it in each width and theme. Throws where another screen is there by then. */
export async function drawLook(
  scene: Omit<Scene, 'language'>,
  { visualState, language, folder }: LookToDraw,
  { gallery, check }: Drawing,
): Promise<void> {
  const { page } = scene
  const screen = () => page.locator('main').getAttribute('data-screen')
  await visualState.reach({ ...scene, language })
  await typefaceIsHere(page)
  const before = await screen()
  // Nothing is to look as if it were pointed at.
  await page.mouse.move(0, 0)
  for (const width of WIDTHS) {
    await showWhole(page, width)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await coloursAreThere(page)
      await check(width, theme)
      await page.screenshot({ path: gallery + pictureIn(folder, language, width, theme), animations: 'disabled' })
    }
  }
  const after = await screen()
  if (after !== before) throw new Error(`the look was of the screen ${String(before)}, and is of ${String(after)}`)
}
