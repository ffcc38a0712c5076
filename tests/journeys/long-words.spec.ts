import { expect } from '@playwright/test'
import { sampled } from '../support/whole-run'
import { test } from './support/test'
import { wordsBeyond } from './support/words-beyond'
import { looksNamed, reachableLooks } from './visual-states/visual-states'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** Third-party names in the sandbox: a merchant, banks and card programmes. A sentence from the provider is in a `bdi`. */
const NAMES =
  /Defne Ev & Yaşam|Akbank|Axess|Denizbank|Garanti (?:Bankası|BBVA)|(?:Türkiye )?İş Bankası|Yapı Kredi Bankası|Bonus|World|QNB/g
    .source

/** Runs in the page: replaces each third-party text by 300 letters without a break. */
function makeLong(names: string): void {
  const long = 'W'.repeat(300)
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const isSentence = node.parentElement?.closest('bdi') ?? null
    node.nodeValue = isSentence ? long : (node.nodeValue ?? '').replace(new RegExp(names, 'g'), long)
  }
}

/** Runs in the page: third-party names that are a text node of their own but not isolated from the surrounding text direction. */
function namesLoose(names: string): readonly string[] {
  const loose: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const isName = new RegExp(`^\\s*(?:${names})\\s*$`).test(node.nodeValue ?? '')
    if (isName && !node.parentElement?.closest('bdi, option, title')) loose.push(node.nodeValue ?? '')
  }
  return loose
}

/** Every place that shows a third-party text. */
const ofEachPlace = looksNamed(
  'what the amount is made of, opened on a phone',
  'a declined card',
  'a transfer with its code',
  'a shopping credit, its bank and payment plan chosen',
  'the receipt of a payment in installments',
)

for (const { state, visualState } of sampled(ofEachPlace, reachableLooks)) {
  test(`${state}: ${visualState.name} fits a screen of 320 and 256 px, however long third-party texts are (A11Y-02~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    // The replacement is longer than any space that the page reserves.
    trouble.allow(/^layout shift/)
    expect(await page.evaluate(namesLoose, NAMES), 'names that could turn the words beside them').toEqual([])
    await page.evaluate(makeLong, NAMES)
    for (const width of [320, 256]) {
      await page.setViewportSize({ width, height: 568 })
      expect(await page.evaluate(wordsBeyond), `at ${width} pixels`).toEqual([])
    }
  })
}
