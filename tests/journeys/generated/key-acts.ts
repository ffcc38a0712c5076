import { type Locator, type Page, expect } from '@playwright/test'
import { type PageAct, type Values, found, withValues } from './page-acts'

/** More key presses than any element needs. */
const MOST = 60

/** Runs in the page: the next key on the way from the focused element to the target; empty once it has the focus. */
function keyTo(target: Element): string {
  const { activeElement } = document
  if (activeElement === target) return ''
  if (!activeElement || activeElement === document.body) return 'Tab'
  const isAhead = (activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  // A tab list is a single Tab stop.
  if (target.closest('[role="tablist"]')?.contains(activeElement)) return isAhead ? 'ArrowRight' : 'ArrowLeft'
  const groupOf = (each: Element) => (each instanceof HTMLInputElement && each.type === 'radio' ? each.name : undefined)
  const group = groupOf(target)
  if (group !== undefined && groupOf(activeElement) === group) {
    // Arrow keys select each radio on the way, so take the shorter direction.
    const radios = Array.from(document.querySelectorAll('input[type="radio"]:enabled')).filter(
      (each) => groupOf(each) === group,
    )
    const down = (radios.indexOf(target) - radios.indexOf(activeElement) + radios.length) % radios.length
    return down <= radios.length / 2 ? 'ArrowDown' : 'ArrowUp'
  }
  return isAhead ? 'Tab' : 'Shift+Tab'
}

/** Runs in the page: names the focused element in a word or two. */
function stopNow(): string {
  const { activeElement: stop } = document
  if (!stop || stop === document.body) return 'nothing'
  const { field, action, method, opens } = (stop as HTMLElement).dataset
  return field ?? action ?? method ?? opens ?? (stop.textContent.trim().slice(0, 30) || stop.tagName)
}

/** Moves the focus to an element with the keys that go from stop to stop. */
async function comeTo(page: Page, target: Locator): Promise<void> {
  const stops: string[] = []
  while (stops.length < MOST) {
    const key = await target.evaluate(keyTo)
    if (key === '') return
    await page.keyboard.press(key)
    stops.push(await page.evaluate(stopNow))
  }
  throw new Error(`no key leads to ${String(target)}: ${stops.join(', ')}`)
}

/** The focus stays in the search field of the list; arrow keys move through its rows. */
async function choose(page: Page, option: Locator): Promise<void> {
  const search = page.locator('[role="combobox"]')
  await comeTo(page, search)
  const id = (await option.getAttribute('id')) ?? ''
  for (let presses = 0; presses < MOST; presses += 1) {
    if ((await search.getAttribute('aria-activedescendant')) === id) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`no arrow points at ${String(option)}`)
}

/** Focuses a field and clears it, so that typing replaces its content. */
async function enter(page: Page, target: Locator, text: string): Promise<void> {
  await comeTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
}

/** Does one act on a page by keyboard only. */
export async function doByKeys(page: Page, act: PageAct, values: Values): Promise<void> {
  await page.evaluate(beginKeys)
  if (act.act === 'leave') return page.keyboard.press('Tab')
  if (act.act === 'insert') return page.keyboard.insertText(withValues(act.text, values))
  const target = await found(page, act)
  if (act.act === 'waitFor') return target.waitFor()
  if (act.act === 'fill' && act.isShownOnly && (await target.isHidden())) return
  await target.waitFor({ state: act.isCovered ? 'attached' : 'visible' })
  switch (act.act) {
    case 'click':
      if (!act.isCovered) await expect(target).toBeEnabled()
      if ((await target.getAttribute('role')) === 'option') return choose(page, target)
      await comeTo(page, target)
      return page.keyboard.press('Enter')
    case 'hover':
    case 'focus':
      return comeTo(page, target)
    case 'blur':
      await comeTo(page, target)
      return page.keyboard.press('Tab')
    case 'check':
      await comeTo(page, target)
      // An arrow key already selects the radio it reaches.
      if ((await target.isChecked()) !== act.is) await page.keyboard.press('Space')
      return
    case 'fill':
      return enter(page, target, withValues(act.text, values))
    case 'pressSequentially':
      await comeTo(page, target)
      return page.keyboard.type(withValues(act.text, values))
  }
}

/** Runs in the page: marks the document, so that from now on focus must not be lost. */
function beginKeys(): void {
  Object.assign(window, { isUsedByKeys: true })
}

/** Runs in the page: where the focus is. A keyboard user continues from there. */
export function placeOfFocus(isNewScreen: boolean): string {
  // A screen starts with the focus on its heading or on its main field.
  const beginning = 'main h1, main input[data-field]'
  if (!('isUsedByKeys' in window)) return 'on the page'
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return 'nowhere'
  const isOnShow = (element: Element) => element.getClientRects().length > 0
  const modals = Array.from(document.querySelectorAll('[data-modal]')).filter(isOnShow)
  if (modals.length > 0) return modals.some((modal) => modal.contains(activeElement)) ? 'on the page' : 'under a modal'
  return isNewScreen && !activeElement.matches(beginning) ? 'past the beginning' : 'on the page'
}

/** Checks that the focus is on the page, inside the modal if one is open, and on a new screen at its beginning. */
export async function keepsFocus(page: Page, isNewScreen: boolean): Promise<void> {
  const look = () => page.evaluate(placeOfFocus, isNewScreen).catch(String)
  await expect.poll(look, { message: 'the focus', intervals: [15, 25, 50, 100] }).toBe('on the page')
}
