import type { Locator, Page } from '@playwright/test'

/** Selectors of public handles; the first one that matches a visible element counts. `at` is the index among several, -1 the last. */
export interface Target {
  readonly on: string | readonly string[]
  readonly at?: number
  /** Skips the check for covering elements: another element draws this box or tab. */
  readonly isCovered?: true
}

/** One act on a page. Texts may contain placeholders: `{{code}}`. */
export type PageAct =
  | (Target & { readonly act: 'click' | 'hover' | 'focus' | 'blur' | 'waitFor' })
  /** With `isShownOnly`, skipped if the field is not visible. */
  | (Target & { readonly act: 'fill'; readonly text: string; readonly isShownOnly?: true })
  | (Target & { readonly act: 'pressSequentially'; readonly text: string })
  /** Inserts the whole text into the focused field at once, as a phone's keyboard does. */
  | { readonly act: 'insert'; readonly text: string }
  | (Target & { readonly act: 'check'; readonly is: boolean })
  | { readonly act: 'leave' }

/** Values of the placeholders in a text, by name. */
export type Values = Readonly<Record<string, string>>

/** Replaces the placeholders in a text. Throws if a value is unknown. */
export function withValues(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value is known for ${name}`)
    return value
  })
}

export async function found(page: Page, { on, at }: Target): Promise<Locator> {
  if (typeof on === 'string') return at === undefined ? page.locator(on) : page.locator(on).nth(at)
  const onShow = on.map((selector) => `${selector}:visible`)
  await page.locator(onShow.join(', ')).first().waitFor()
  for (const selector of onShow) {
    const locator = page.locator(selector)
    if ((await locator.count()) > 0) return locator.nth(at ?? 0)
  }
  throw new Error(`nothing is on show of ${on.join(', ')}`)
}

export async function doOnPage(page: Page, act: PageAct, values: Values): Promise<void> {
  if (act.act === 'leave') return page.mouse.move(0, 0)
  if (act.act === 'insert') return page.keyboard.insertText(withValues(act.text, values))
  const target = await found(page, act)
  const how = { force: act.isCovered === true }
  switch (act.act) {
    case 'click':
      return target.click(how)
    case 'hover':
      return target.hover()
    case 'focus':
      return target.focus()
    case 'blur':
      return target.blur()
    case 'waitFor':
      return target.waitFor()
    case 'check':
      return target.setChecked(act.is, how)
    case 'fill':
      if (act.isShownOnly && (await target.isHidden())) return
      return target.fill(withValues(act.text, values))
    case 'pressSequentially':
      return target.pressSequentially(withValues(act.text, values))
  }
}
