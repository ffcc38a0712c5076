import type { Locator, Page, Response } from '@playwright/test'
import type { Shopper } from './shopper'

export const LOGIN = '/api/v1/members-login/login-complete'
export const RESEND = '/api/v1/members-login/login/sms-resend'

export const WRONG = 'Kod hatalı, lütfen kontrol edin.'
export const EXHAUSTED = 'Çok fazla hatalı deneme yaptınız, yeni kod isteyin.'
export const LAPSED = 'Bu kodun süresi doldu. Devam etmek için yeni kod isteyin.'
export const SENT_AGAIN = 'Yeni kod gönderdik. Önceki kod artık geçerli değil.'

/** A code that is certainly wrong. */
export const another = (code: string) => (code === '000000' ? '000001' : '000000')

export const button = (page: Page, action: string): Locator => page.locator(`[data-action="${action}"]`)
export const paying = (page: Page): Locator => page.locator('[data-form="credit-card-form"]')
export const news = (page: Page): Locator => page.locator('main').getByRole('status').last()

export async function tryCode(shopper: Shopper, code: string) {
  await shopper.field('verificationCode').pressSequentially(code)
  await shopper.press('verify')
}

export async function referenceIn(page: Page, path: string): Promise<unknown> {
  const isAnswer = (response: Response) =>
    response.request().method() !== 'OPTIONS' && new URL(response.url()).pathname.endsWith(path)
  const answer = (await (await page.waitForResponse(isAnswer)).json()) as { readonly data: { referenceCode: unknown } }
  return answer.data.referenceCode
}
