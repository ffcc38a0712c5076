import { rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Page, expect } from '@playwright/test'
import { makeGalleryPage } from '../../scripts/gallery/make-page.mjs'
import { drawLook, looksToDraw } from './gallery/draw-look'
import { journeyGraph, journeyLeaves } from './gallery/journey-graph'
import { LANGUAGES, THEMES, WIDTHS } from './gallery/places'
import { writeTable } from './gallery/write-table'
import { test } from './support/test'
import { isReachable } from './support/visual-state'
import { seenStates, visualStates } from './visual-states/visual-states'

/** Kept separate from the folder of `npm run gallery`. */
const FOLDER = fileURLToPath(new URL('../../.build/gallery-of-one/', import.meta.url))

const NAME = 'the form filled from the order'

/** Transient states that end before a picture can be taken. */
const UNSEEN = ['entering', 'inside']

interface Shown {
  readonly state: string
  readonly heading: string
  readonly leads: readonly string[]
  readonly follows: readonly string[]
  readonly looks: readonly { readonly name: string; readonly reason: string; readonly pictures: readonly string[] }[]
}

/** Contents of each state's section, with the pictures that the browser could decode. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.locator('main section').evaluateAll(async (sections) => {
    const textOf = (element: Element | null) => element?.textContent ?? ''
    const linksIn = (list: Element | undefined) =>
      Array.from(list?.querySelectorAll('a') ?? [], ({ hash }) => decodeURIComponent(hash.slice(1)))
    const drawn = async (image: HTMLImageElement) => {
      image.loading = 'eager'
      await image.decode()
      return `${image.alt} · ${String(image.naturalWidth)}`
    }
    return Promise.all(
      sections.map(async (section) => {
        const [leads, follows] = section.querySelectorAll('.arrows > div')
        const looks = Array.from(section.querySelectorAll<HTMLElement>('.look'), async (look) => ({
          name: look.dataset['name'] ?? '',
          reason: textOf(look.querySelector('p')),
          pictures: await Promise.all(Array.from(look.querySelectorAll('img'), drawn)),
        }))
        return {
          state: section.id,
          heading: textOf(section.querySelector('h2')),
          leads: linksIn(leads),
          follows: linksIn(follows),
          looks: await Promise.all(looks),
        }
      }),
    )
  })

test('the gallery draws each visual state of every state in both themes, widths and languages on one page (BEST-11)', async ({
  page,
  origins,
  sandbox,
  trouble,
}) => {
  expect(journeyLeaves().filter((state) => !(seenStates as readonly string[]).includes(state))).toEqual(UNSEEN)
  const reachable = seenStates.flatMap((state) => visualStates[state].filter(isReachable))
  expect(looksToDraw.map(({ visualState, language }) => `${visualState.name} ${language}`).sort()).toEqual(
    reachable.flatMap(({ name }) => LANGUAGES.map((language) => `${name} ${language}`)).sort(),
  )

  rmSync(FOLDER, { recursive: true, force: true })
  writeTable(FOLDER)
  const [chosen] = looksToDraw.filter(({ visualState }) => visualState.name === NAME)
  for (const look of looksToDraw.filter(({ visualState }) => visualState === chosen?.visualState))
    await drawLook({ page, origins, sandbox, trouble }, look, { gallery: FOLDER, check: () => Promise.resolve() })
  makeGalleryPage(FOLDER)
  await page.goto(pathToFileURL(`${FOLDER}index.html`).href)

  const shown = await shownOn(page)
  expect(shown.map(({ state }) => state)).toEqual(seenStates)
  const graph = journeyGraph()
  for (const [index, state] of seenStates.entries()) {
    const { heading, leads, follows, looks } = shown[index] ?? {}
    expect(heading).toBe(state)
    expect(leads).toEqual([...new Set(graph.filter(({ to }) => to === state).map(({ from }) => from))])
    expect(follows).toEqual([...new Set(graph.filter(({ from }) => from === state).map(({ to }) => to))])
    expect(looks?.map(({ name }) => name)).toEqual(visualStates[state].map(({ name }) => name))
    for (const [place, look] of visualStates[state].entries())
      expect(looks?.[place]?.reason).toContain(isReachable(look) ? '' : look.unreachable)
  }

  const drawn = shown.flatMap(({ looks }) => looks).filter(({ pictures }) => pictures.length > 0)
  expect(drawn.find(({ name }) => name === NAME)?.pictures).toHaveLength(
    LANGUAGES.length * WIDTHS.length * THEMES.length,
  )
  for (const { pictures } of drawn)
    for (const width of WIDTHS)
      expect(
        pictures.filter((told) => told.includes(`${String(width)} px`) && told.endsWith(` · ${String(width)}`)),
      ).toHaveLength(LANGUAGES.length * THEMES.length)
  const pictures = page.locator('figure:visible')
  await expect(pictures).toHaveCount(drawn.length * 8)
  await page.locator('input[name="theme"][value="dark"]').uncheck()
  await expect(pictures).toHaveCount(drawn.length * 4)
  await page.getByRole('searchbox').fill(NAME)
  await expect(page.locator('main section:visible')).toHaveCount(1)
})
