import type { Page } from '@playwright/test'

/** More Tab stops than any page has. */
const MOST = 80

/** Runs in the page: the focused element, and whether its first line is hidden. `undefined` past the last stop. */
function stopNow(): { name: string; isHidden: boolean } | undefined {
  const { activeElement: stop } = document
  const [rect] = stop?.getClientRects() ?? []
  if (!stop || stop === document.body || !rect) return undefined
  const { left, right, top, bottom } = rect
  const around = stop.parentElement ?? stop
  const isSeen = (y: number) => around.contains(document.elementFromPoint((left + right) / 2, y))
  const { field, action } = (stop as HTMLElement).dataset
  const name = field ?? action ?? stop.textContent.trim().slice(0, 30)
  return { name: name || stop.id || stop.tagName, isHidden: !isSeen(top + 1) || !isSeen(bottom - 1) }
}

/** Presses Tab from the top of the page through all stops. */
export async function walkByTab(page: Page) {
  await page.evaluate(() => {
    // Tab continues from the last focused element.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
  })
  const stops: string[] = []
  const hidden: string[] = []
  while (stops.length < MOST) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopNow)
    if (!stop) break
    stops.push(stop.name)
    if (stop.isHidden) hidden.push(stop.name)
  }
  return { stops, hidden }
}
