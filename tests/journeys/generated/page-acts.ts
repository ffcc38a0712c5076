import type { Locator, Page } from '@playwright/test'

/** Selectors of public handles, of which the first counts that names something on show; of several elements, `at` says which. */
export interface Target {
  readonly on: string | readonly string[]
  readonly at?: number | 'first' | 'last'
  /** Without looking whether something lies over it: a box or a tab that is drawn by another element. */
  readonly isCovered?: true
}

/** One thing that is done on a page. Texts may have values in them: `{{code}}`. */
export type PageAct =
  | (Target & { readonly act: 'click' | 'hover' | 'focus' | 'blur' })
  /** Where `isEmptyOnly`, a field that is on show and empty. */
  | (Target & { readonly act: 'fill'; readonly text: string; readonly isEmptyOnly?: true })
  /** Key by key, after what there was is gone. */
  | (Target & { readonly act: 'type'; readonly text: string })
  /** At once, as a keyboard of a phone does it. */
  | (Target & { readonly act: 'insert'; readonly text: string })
  | (Target & { readonly act: 'check'; readonly is: boolean })
  | { readonly act: 'leave' }

/** What stands in a text for each name between braces. */
export type Values = Readonly<Record<string, string>>

/** A text with its values put in; throws where one is not known. */
export function withValues(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value is known for ${name}`)
    return value
  })
}

async function found(page: Page, { on, at }: Target): Promise<Locator> {
  if (typeof on === 'string') return placed(page.locator(on), at)
  const onShow = on.map((selector) => `${selector}:visible`)
  await page.locator(onShow.join(', ')).first().waitFor()
  for (const selector of onShow) {
    const locator = page.locator(selector)
    if ((await locator.count()) > 0) return placed(locator, at ?? 'first')
  }
  throw new Error(`nothing is on show of ${on.join(', ')}`)
}

function placed(locator: Locator, at: Target['at']): Locator {
  if (at === undefined) return locator
  return at === 'first' ? locator.first() : at === 'last' ? locator.last() : locator.nth(at)
}

/** Does one thing on a page. */
export async function doOnPage(page: Page, act: PageAct, values: Values): Promise<void> {
  if (act.act === 'leave') return page.mouse.move(0, 0)
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
    case 'check':
      return target.setChecked(act.is, how)
    case 'fill':
      if (act.isEmptyOnly && (!(await target.isVisible()) || (await target.inputValue()) !== '')) return
      return target.fill(withValues(act.text, values))
    case 'type':
      await target.fill('')
      return target.pressSequentially(withValues(act.text, values))
    case 'insert':
      await target.focus()
      return page.keyboard.insertText(withValues(act.text, values))
  }
}
