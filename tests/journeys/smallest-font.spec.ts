import { type Page, expect } from '@playwright/test'
import { LAUNCH_OPTIONS } from './support/launch-options'
import { test } from './support/test'
import { looksNamed } from './visual-states/visual-states'

const SMALLEST = 24

/** Chrome's setting for the smallest font size. */
const ENLARGED = {
  ...LAUNCH_OPTIONS,
  args: [...(LAUNCH_OPTIONS.args ?? []), `--blink-settings=minimumFontSize=${SMALLEST}`],
}

test.use({ viewport: { width: 390, height: 844 }, launchOptions: ENLARGED })

interface WrappedText {
  readonly words: string
  readonly fontSize: number
  /** Shortest distance between two of its lines. */
  readonly apart: number
}

/** Runs in the page: the texts that take more than one line. */
function wrappedTexts(): WrappedText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: WrappedText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent: words } = node
    if (!parent || !words?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
    const gaps = tops.slice(1).flatMap((top, index) => (top === tops[index] ? [] : [top - (tops[index] ?? top)]))
    if (gaps.length === 0) continue
    texts.push({ words, fontSize: parseFloat(getComputedStyle(parent).fontSize), apart: Math.min(...gaps) })
  }
  return texts
}

async function expectLinesApart(page: Page) {
  const texts = await page.evaluate(wrappedTexts)
  expect(texts.length).toBeGreaterThan(1)
  expect(Math.min(...texts.map(({ fontSize }) => fontSize))).toBe(SMALLEST)
  expect(texts.filter(({ apart, fontSize }) => apart < fontSize)).toEqual([])
}

const SCREENS = looksNamed(
  'the form with a fault at each field',
  'the form of a new member with all its faults',
  'what a foreign number can pay with',
  'the saved cards',
  'a balance that is enough',
  'a transfer with its code',
)

for (const { visualState } of SCREENS) {
  test(`lines stay apart at the browser’s smallest font size: ${visualState.name} (A11Y-02~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    trouble.allow(/^layout shift/)
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    await expectLinesApart(page)
  })
}
