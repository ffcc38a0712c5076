import type { Locator } from '@playwright/test'

/** In milliseconds, of a double click. */
const BETWEEN = 300

declare global {
  interface Window {
    firstClick?: Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>
  }
}

/**
 * Double-clicks at the place of an element, and waits in between for what the first click does. The second click is made in the page, since
 * its time, as its events tell it, must not depend on the machine. It is for the element that is there by then.
 */
export async function clickTwice(element: Locator, meanwhile: () => Promise<void>): Promise<void> {
  const page = element.page()
  await page.evaluate(() => {
    const keep = ({ clientX, clientY, timeStamp }: MouseEvent) => (window.firstClick = { clientX, clientY, timeStamp })
    addEventListener('click', keep, { capture: true, once: true })
  })
  await element.click()
  await meanwhile()
  await page.evaluate((between) => {
    const first = window.firstClick
    if (!first) throw new Error('nothing was clicked before')
    const { clientX, clientY } = first
    const target = document.elementFromPoint(clientX, clientY)
    const how = { clientX, clientY, detail: 2, bubbles: true, cancelable: true, composed: true }
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      const isPointer = type.startsWith('pointer')
      const event = isPointer
        ? new PointerEvent(type, { ...how, detail: 0, pointerType: 'mouse' })
        : new MouseEvent(type, how)
      Object.defineProperty(event, 'timeStamp', { value: first.timeStamp + between })
      target?.dispatchEvent(event)
    }
  }, BETWEEN)
}
