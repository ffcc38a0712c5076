import { type Page, expect } from '@playwright/test'
import { clippedWords } from '../journeys/support/clipped'
import { flipSides } from '../journeys/support/flip-sides'
import { makeLonger } from '../journeys/support/longer-words'
import { expectShown } from '../journeys/support/shown'
import { test } from '../journeys/support/test'
import { violationsOn } from '../journeys/support/violations'
import { wordsBeyond } from '../journeys/support/words-beyond'
import { HEIGHTS, drawLook, looksToDraw, showWhole } from '../journeys/gallery/draw-look'
import { GALLERY, NARROWEST, type TRIALS, THEMES, WIDTHS, type Width, pictureIn } from '../journeys/gallery/places'

type Trial = (typeof TRIALS)[number]

/** Runs in the page. */
function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size
}

/** Draws the visual state at this width in its first theme; no text may be clipped or off-screen. */
async function drawTrial(page: Page, trial: Trial, width: Width, folder: string) {
  await showWhole(page, width)
  expect.soft(await page.evaluate(wordsBeyond), `${trial} ${width}`).toEqual([])
  expect.soft(await page.evaluate(clippedWords), `${trial} ${width}`).toEqual([])
  await page.screenshot({ path: GALLERY + pictureIn(folder, trial, width, THEMES[0]), animations: 'disabled' })
}

/** `makeLonger` can't be undone, so it comes last. */
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

for (const look of looksToDraw) {
  const { state, visualState, language, folder } = look
  test(`${state}: ${visualState.name}, ${language}`, async ({ page, origins, sandbox, trouble }) => {
    await drawLook({ page, origins, sandbox, trouble }, look, {
      gallery: GALLERY,
      // Checks each language, both widths and both themes; `npm test` checks only one combination.
      check: async (width, theme) => expect(await violationsOn(page), `${width} ${theme}`).toEqual([]),
    })
    // On the phone width and in the theme that the lists were written with. `expectShown` leaves the page in English.
    await page.emulateMedia({ colorScheme: THEMES[0] })
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]] })
    if (language !== 'tr') return
    await expectShown(page, state, visualState.name)
    // The trials move the page on purpose; in English, its own shifts still count.
    trouble.allow(/^layout shift/)
    await drawTrials(page, folder)
  })
}
