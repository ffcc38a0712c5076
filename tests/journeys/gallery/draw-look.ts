import type { Page } from '@playwright/test'
import { isReachable } from '../support/visual-state'
import type { Scene } from '../support/visit'
import { seenStates, visualStates } from '../visual-states/visual-states'
import { LANGUAGES, THEMES, type Theme, WIDTHS, type Width, folderOf, pictureIn } from './places'

export const HEIGHTS = { 320: 640, 390: 844, 1280: 800 } as const

export const looksToDraw = seenStates.flatMap((state) =>
  visualStates[state].flatMap((visualState, index) =>
    isReachable(visualState)
      ? LANGUAGES.map((language) => ({ state, visualState, language, folder: folderOf(state, index) }))
      : [],
  ),
)

export type LookToDraw = (typeof looksToDraw)[number]

/** The typeface loads after the first paint; an earlier picture would show the fallback font. */
export async function typefaceIsHere(page: Page) {
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(({ family, status }) => family.includes('Inter') && status === 'loaded'),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Waits for colour transitions: contrast in mid-transition between two themes is not worth checking. */
export async function coloursAreThere(page: Page) {
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
  })
}

/** Makes the viewport as high as the page, so that the bar at the bottom covers nothing. */
export async function showWhole(page: Page, width: Width) {
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

export interface Drawing {
  readonly gallery: string
  /** Checks the page before its picture is taken. */
  readonly check: (width: Width, theme: Theme) => Promise<void>
}

/** Reaches the visual state and takes a picture in each width and theme. Throws if the screen changes meanwhile. */
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
  // Moves the pointer away, so that nothing is drawn in its hover style.
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
