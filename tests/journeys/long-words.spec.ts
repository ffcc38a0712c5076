import { expect } from '@playwright/test'
import { sampled } from '../support/whole-run'
import { test } from './support/test'
import { wordsBeyond } from './support/words-beyond'
import { looksNamed, reachableLooks } from './visual-states/visual-states'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** The texts of others that the sandbox has: a merchant’s name, banks and what their cards are called. A sentence of the provider is a `bdi`. */
const NAMES =
  /Defne Ev & Yaşam|Akbank|Axess|Denizbank|Garanti (?:Bankası|BBVA)|(?:Türkiye )?İş Bankası|Yapı Kredi Bankası|Bonus|World|QNB/g
    .source

/** Runs in the page: puts 300 letters without a break in the place of each text that is not ours. */
function makeLong(names: string): void {
  const long = 'W'.repeat(300)
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const isSentence = node.parentElement?.closest('bdi') ?? null
    node.nodeValue = isSentence ? long : (node.nodeValue ?? '').replace(new RegExp(names, 'g'), long)
  }
}

/** Runs in the page: the names of others that are a text of their own, with nothing around them that keeps their direction to themselves. */
function namesLoose(names: string): readonly string[] {
  const loose: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const isName = new RegExp(`^\\s*(?:${names})\\s*$`).test(node.nodeValue ?? '')
    if (isName && !node.parentElement?.closest('bdi, option, title')) loose.push(node.nodeValue ?? '')
  }
  return loose
}

/** Each place that has a text of others. */
const ofEachPlace = looksNamed(
  'what the amount is made of, opened on a phone',
  'a declined card',
  'a transfer with its code',
  'a shopping credit, its bank and payment plan chosen',
  'the receipt of a payment in installments',
)

for (const { state, visualState } of sampled(ofEachPlace, reachableLooks)) {
  test(`${state}: ${visualState.name} is no wider than a small screen, however long the words of others are (A11Y-02~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    // What is put in their place is longer than all that a page keeps room for.
    trouble.allow(/^layout shift/)
    expect(await page.evaluate(namesLoose, NAMES), 'names that could turn the words beside them').toEqual([])
    await page.evaluate(makeLong, NAMES)
    for (const width of [320, 256]) {
      await page.setViewportSize({ width, height: 568 })
      expect(await page.evaluate(wordsBeyond), `at ${width} pixels`).toEqual([])
    }
  })
}
