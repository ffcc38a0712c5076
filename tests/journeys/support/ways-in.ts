import type { CDPSession, Page } from '@playwright/test'

/** Deprecated, but the only way to copy in the same task as the selection. */
interface CopyingDocument {
  execCommand(command: 'copy'): boolean
}

const fieldOf = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)

async function emptied(page: Page, name: string) {
  const field = fieldOf(page, name)
  await field.fill('')
  await field.focus()
  return field
}

/**
 * Pastes from the clipboard: the text is copied from another field of the same page, and pasted with the keyboard. It is copied in the same
 * task as its selection, because the page may move the focus between two steps of a test.
 */
async function pasted(page: Page, name: string, text: string) {
  await page.evaluate((copied) => {
    const source = document.body.appendChild(document.createElement('textarea'))
    source.value = copied
    source.select()
    const isCopied = (document as unknown as CopyingDocument).execCommand('copy')
    source.remove()
    if (!isCopied) throw new Error(`${copied} was not copied`)
  }, text)
  await emptied(page, name)
  await page.keyboard.press('Control+V')
}

async function dropped(page: Page, wire: CDPSession, name: string, text: string) {
  const field = await emptied(page, name)
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error(`${name} is not on the page`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await wire.send('Input.dispatchDragEvent', { type, ...at, data })
}

/** Composed text is in the field before it is committed. */
async function composed(page: Page, wire: CDPSession, name: string, text: string) {
  await emptied(page, name)
  await wire.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await wire.send('Input.insertText', { text })
}

/**
 * Simulates Chromium's autofill, independent of the focus: the whole text at once, with key events without a key. A headless browser has no
 * autofill that a test could trigger.
 */
async function filledIn(page: Page, name: string, text: string) {
  await fieldOf(page, name).evaluate((element, value) => {
    const input = element as HTMLInputElement
    const write = (written: string) => {
      // The browser bypasses any value setter that the page has put on the field.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, written)
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    }
    write('')
    input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    write(value)
    input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, text)
}

/** Enters the text in each possible way, one after the other; the caller checks after each. */
export async function byEachWay(
  page: Page,
  name: string,
  text: string,
  look: (way: string) => Promise<void>,
): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const ways = {
    'typed key by key': async () => (await emptied(page, name)).pressSequentially(text),
    'pasted from the clipboard': () => pasted(page, name, text),
    'dropped there': () => dropped(page, wire, name, text),
    composed: () => composed(page, wire, name, text),
    'filled in by the browser': () => filledIn(page, name, text),
  }
  for (const [way, put] of Object.entries(ways)) {
    await put()
    await look(way)
  }
  await wire.detach()
}
