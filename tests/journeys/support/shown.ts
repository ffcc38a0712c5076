import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'
import { ENDING, KINDS } from '../../../scripts/parts/handle-kinds.mjs'
import { FRAME, differences, readLists, withPlaceholders, withoutFrame } from '../../../scripts/run/shown-lists.mjs'
import { watchAllButWords } from './both-languages'

/** Set by `npm run shown`: each visual state's content is written here, and the lists are made from it. */
const WRITTEN = process.env['SHOWN_INTO']

/** Whether the lists are being written; then every visual state is visited. */
export const isListing = WRITTEN !== undefined

const FOLDER = fileURLToPath(new URL('../shown', import.meta.url))

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const listsOf = (state: string, language: Language) => readLists(textOf(`${FOLDER}/${state}.${language}.txt`))

/** The visual states listed in a language, as `state: name`. */
export function listedIn(language: Language): string[] {
  const ending = `.${language}.txt`
  return (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((file) => file.endsWith(ending) && file !== `${FRAME}${ending}`)
    .map((file) => file.slice(0, -ending.length))
    .flatMap((state) => [...listsOf(state, language).keys()].map((name) => `${state}: ${name}`))
}

interface Named {
  readonly state: string
  readonly visualState: { readonly name: string }
}

/** The public handles of a visual state, as `kind value`. */
export function handlesOf({ state, visualState }: Named): string[] {
  const lines = readLists(textOf(`${FOLDER}/${state}${ENDING}`)).get(visualState.name) ?? []
  return lines.flatMap((line) => {
    const [kind, ...values] = line.split(' ')
    return values.map((value) => `${kind} ${value}`)
  })
}

/** Visual states of `others` with a public handle that neither `shown` nor an earlier one has. */
export function withHandlesBeside<VisualState extends Named>(
  shown: readonly VisualState[],
  others: readonly VisualState[],
): VisualState[] {
  const seen = new Set(shown.flatMap(handlesOf))
  return others.filter((look) => {
    const isNew = handlesOf(look).some((handle) => !seen.has(handle))
    for (const handle of handlesOf(look)) seen.add(handle)
    return isNew
  })
}

/** Visual states that add the most lines and handles to those of `shown` and of earlier ones. */
export function showingMost<VisualState extends Named>(
  shown: readonly VisualState[],
  others: readonly VisualState[],
  count: number,
) {
  const linesOf = ({ state, visualState }: VisualState) => {
    const lines = listsOf(state, 'tr').get(visualState.name) ?? []
    // Lines that differ in digits or depth only count as equal; countries have a test of their own.
    const shown = lines.filter((line) => !line.includes('- option ')).map((line) => line.trim().replace(/\d/g, ''))
    return [...shown, ...handlesOf({ state, visualState })]
  }
  const seen = new Set(shown.flatMap(linesOf))
  let left = others.map((visualState) => ({ visualState, lines: linesOf(visualState) }))
  return Array.from({ length: count }, () => {
    left = left.map(({ visualState, lines }) => ({ visualState, lines: lines.filter((line) => !seen.has(line)) }))
    const most = left.reduce((best, one) => (one.lines.length > best.lines.length ? one : best))
    for (const line of most.lines) seen.add(line)
    return most
  })
    .filter(({ lines }) => lines.length > 0)
    .map(({ visualState }) => visualState)
}

async function shownOn(page: Page): Promise<string[]> {
  const [title, snapshot] = await Promise.all([page.title(), page.locator('body').ariaSnapshot()])
  return withPlaceholders([`title: ${title}`, ...snapshot.split('\n')])
}

/** Switches the language; the visual state stays. A modal may cover the link, so the click is dispatched to it. */
async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('[data-action="change-language"]').evaluate((link: HTMLElement) => {
    link.click()
  })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The public handles on the page, one line per kind. */
async function handlesOn(page: Page): Promise<string[]> {
  return page.evaluate((kinds) => {
    const valuesOf = (kind: string) =>
      Array.from(document.querySelectorAll(`[data-${kind}]`), (element) => element.getAttribute(`data-${kind}`) ?? '')
    return kinds.flatMap((kind) => {
      const values = Array.from(new Set(valuesOf(kind))).sort()
      return values.length === 0 ? [] : [[kind, ...values].join(' ')]
    })
  }, Object.keys(KINDS))
}

async function write(page: Page, state: string, name: string, part: string, read: typeof shownOn): Promise<void> {
  let last = ''
  const isSettled = async () => {
    const now = (await read(page)).join('\n')
    const isSame = now === last
    last = now
    return isSame
  }
  await expect.poll(isSettled, { intervals: [300] }).toBe(true)
  const file = `${WRITTEN}/${part}/${state}/${encodeURIComponent(name)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, last)
}

/** Soft, so that a difference in one language does not hide the other's. */
const eachLanguage = expect.configure({ soft: true })

async function compare(page: Page, state: string, name: string, language: Language): Promise<void> {
  const frame = listsOf(FRAME, language).get(FRAME) ?? []
  const listed = listsOf(state, language).get(name)
  if (!listed) throw new Error(`${state}, ${language}: “${name}” is not listed; \`npm run shown\` lists it.`)
  const differing = async () =>
    differences(listed, withoutFrame(await shownOn(page), frame)).map((line) => `${state}, ${language}: ${line}`)
  // The new language may still be loading.
  await eachLanguage.poll(differing, { message: `${name} shows what is listed`, timeout: 3_000 }).toEqual([])
}

/** The public handles of docs/handles.md. `npm run shown` and `npm run generate` write it; changing one needs a new major version. */
async function expectHandles(page: Page, state: string, name: string): Promise<void> {
  const listed = readLists(textOf(`${FOLDER}/${state}${ENDING}`)).get(name) ?? []
  await eachLanguage.poll(() => handlesOn(page), `${name} has the public handles that are listed`).toEqual(listed)
}

/** Compares a visual state with its list, line by line, in both languages. The page starts in Turkish and ends in English. */
export async function expectShown(page: Page, state: string, name: string): Promise<void> {
  const look = (language: Language) =>
    isListing ? write(page, state, name, language, shownOn) : compare(page, state, name, language)
  await look('tr')
  if (isListing) await write(page, state, name, 'handles', handlesOn)
  else await expectHandles(page, state, name)
  const hasStayed = await watchAllButWords(page)
  await changeLanguage(page, 'en')
  await look('en')
  await hasStayed('en')
}
