import type { Page } from '@playwright/test'

/** The mark that the translator leaves on each translated text. */
export const TRANSLATED = '\u2060'

/** Runs in every document before its own scripts. */
function translate(mark: string) {
  // `font` elements are used by translators only.
  const element: string = 'font'
  const closed = 'script, style, textarea, font, [translate="no"]'
  const translateWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || parent.closest(closed) || text.data.trim() === '') continue
      const outer = document.createElement(element)
      const inner = outer.appendChild(document.createElement(element))
      inner.textContent = text.data + mark
      parent.insertBefore(outer, text)
      parent.removeChild(text)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      translateWithin(document.body)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    translateWithin(document.body)
  })
}

/** Simulates a browser's translator: replaces each text by elements of its own, now and after every change. */
export async function underTranslation(page: Page) {
  await page.addInitScript(translate, TRANSLATED)
}
