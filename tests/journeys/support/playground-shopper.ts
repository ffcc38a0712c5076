import { type FrameLocator, type Page, expect } from '@playwright/test'

/** A page, or the checkout's frame in one. */
export type Place = Pick<Page, 'locator'> | FrameLocator

export const field = (at: Place, name: string) => at.locator(`[data-field="${name}"]`)
export const press = (at: Place, action: string) => at.locator(`[data-action="${action}"]`).first().click()

/** Records a page's errors, except the host's own 404 for the first page. */
export function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.startsWith(`${origin}/__shop/`))
      complaints.push(message.text())
  })
  return complaints
}

/** The newest code, read in the inbox page. */
export async function codeFor(page: Page, origin: string): Promise<string> {
  const inbox = await page.context().newPage()
  await inbox.goto(`${origin}/__provider/inbox`)
  const code = await inbox.locator('[data-sms-code]').first().getAttribute('data-sms-code')
  await inbox.close()
  return code ?? ''
}

/** Presses the shop's button, on the page with these options. */
export async function buy(page: Page, origin: string, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${origin}/__shop/?${new URLSearchParams({ lang: 'en', ...choices })}`)
  await press(page, 'buy')
}

export async function logIn(page: Page, origin: string, at: Place = page): Promise<void> {
  await expect(field(at, 'email')).not.toHaveValue('')
  await press(at, 'continue')
  await at.locator('[data-screen="otp"]').waitFor()
  await field(at, 'verificationCode').pressSequentially(await codeFor(page, origin))
  await press(at, 'verify')
}

export async function enter(page: Page, origin: string, choices: Readonly<Record<string, string>>): Promise<void> {
  await buy(page, origin, choices)
  await logIn(page, origin)
  await page.locator('main[data-screen="pay"]').waitFor()
}

export async function pay(at: Place): Promise<void> {
  await field(at, 'agreement').check()
  await press(at, 'pay')
}

/** The shop shows the order as paid, and the ledger has one payment. */
export async function isPaidOnce(page: Page): Promise<void> {
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid', { timeout: 20_000 })
  await page.getByRole('link', { name: 'Open in the provider panel' }).click()
  await booksHold(page)
  await expect(page.locator('[data-authorisation]')).toHaveCount(1)
}

export async function booksHold(page: Page): Promise<void> {
  await expect(page.locator('[data-books]')).toHaveAttribute('data-books', 'hold')
}
