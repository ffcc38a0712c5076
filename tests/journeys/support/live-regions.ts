import type { Page } from '@playwright/test'

/**
 * Runs in every document before its own scripts. A region inserted together with its text is announced only if it is an alert, and none
 * while it is hidden from screen readers, as the page is under a modal.
 */
function recordLiveRegions(): void {
  const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  const announced: string[] = []
  Object.assign(window, { announced })
  const known = new WeakMap<Element, string>()
  new MutationObserver(() => {
    for (const region of Array.from(document.querySelectorAll(REGIONS))) {
      const text = region.textContent.trim()
      const before = known.get(region)
      known.set(region, text)
      const isOpen = before === undefined ? region.getAttribute('role') === 'alert' : text !== before
      if (isOpen && text !== '' && !region.closest('[aria-hidden="true"]')) announced.push(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Records what a screen reader announces, from the next document on. */
export async function recordAnnouncements(page: Page) {
  await page.addInitScript(recordLiveRegions)
  /** The announcements so far that contain these words. */
  return async (words: RegExp | string): Promise<readonly string[]> => {
    const all = await page.evaluate(() => (window as unknown as { announced: string[] }).announced)
    return all.filter((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)))
  }
}
