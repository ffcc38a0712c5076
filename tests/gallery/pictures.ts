import { type Page, expect } from '@playwright/test'
import { isReachable } from '../journeys/support/visual-state'
import { seenStates, visualStates } from '../journeys/visual-states/visual-states'
import { expectShown } from '../journeys/support/shown'
import { test } from '../journeys/support/test'
import { violationsOn } from '../journeys/support/violations'
import { clippedWords } from '../journeys/support/clipped'
import { flipSides } from '../journeys/support/flip-sides'
import { makeLonger } from '../journeys/support/longer-words'
import { wordsBeyond } from '../journeys/support/words-beyond'
import { LANGUAGES, NARROWEST, type TRIALS, THEMES, WIDTHS, type Width, folderOf, pictureAt } from './places'

const HEIGHTS = { 320: 640, 390: 844, 1280: 800 } as const

const screenOn = (page: Page) => page.locator('main').getAttribute('data-screen')

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
async function showWhole(page: Page, width: Width) {
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

type Trial = (typeof TRIALS)[number]

/** Runs in the page. */
function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size
}

/** Draws the look at this width, in its first theme; nothing of it may be clipped, or out of sight. */
async function drawTrial(page: Page, trial: Trial, width: Width, folder: string) {
  await showWhole(page, width)
  expect.soft(await page.evaluate(wordsBeyond), `${trial} ${width}`).toEqual([])
  expect.soft(await page.evaluate(clippedWords), `${trial} ${width}`).toEqual([])
  await page.screenshot({ path: pictureAt(folder, trial, width, THEMES[0]), animations: 'disabled' })
}

/** The words stay longer, so that is last. */
async function drawTrials(page: Page, folder: string) {
  await page.evaluate(setTextSize, '200%')
  await drawTrial(page, 'large', NARROWEST, folder)
  await page.evaluate(setTextSize, '')
  await page.evaluate(flipSides)
  for (const width of WIDTHS) await drawTrial(page, 'rtl', width, folder)
  await page.evaluate(flipSides)
  await page.evaluate(makeLonger)
  for (const width of WIDTHS) await drawTrial(page, 'longer', width, folder)
}

test.use({ viewport: { width: 390, height: HEIGHTS[390] } })

for (const state of seenStates) {
  visualStates[state].forEach((visualState, index) => {
    if (!isReachable(visualState)) return
    for (const language of LANGUAGES) {
      test(`${state}: ${visualState.name}, ${language}`, async ({ page, origins, sandbox, trouble }) => {
        await visualState.reach({ page, origins, sandbox, trouble, language })
        await typefaceIsHere(page)
        const screen = await screenOn(page)
        // Nothing is to look as if it were pointed at.
        await page.mouse.move(0, 0)
        for (const width of WIDTHS) {
          await showWhole(page, width)
          for (const theme of THEMES) {
            await page.emulateMedia({ colorScheme: theme })
            await coloursAreThere(page)
            // In each language, both widths and both themes, of which `npm test` has room for one.
            expect(await violationsOn(page), `${width} ${theme}`).toEqual([])
            const path = pictureAt(folderOf(state, index), language, width, theme)
            await page.screenshot({ path, animations: 'disabled' })
          }
        }
        expect(await screenOn(page), 'the look stayed while it was drawn').toBe(screen)
        // On the phone and in the theme that the lists were written on; the page speaks English then.
        await page.emulateMedia({ colorScheme: THEMES[0] })
        await page.setViewportSize({ width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]] })
        if (language !== 'tr') return
        await expectShown(page, state, visualState.name)
        // They move the page on purpose; in English its own shifts count.
        trouble.allow(/^layout shift/)
        await drawTrials(page, folderOf(state, index))
      })
    }
  })
}
