import type { Page } from '@playwright/test'
import type { MadeMember } from '../../support/control-answers'
import type { SandboxClient } from '../../support/sandbox-client'

export const HEADING = { level: 1 } as const

export async function callsTo(sandbox: SandboxClient, token: string, path: string) {
  const requests = await sandbox.requests(token)
  return requests.filter((request) => request.method === 'POST' && request.path.endsWith(path))
}

export async function comesIn(page: Page, sandbox: SandboxClient, member: MadeMember) {
  await page.locator('main[data-screen="identify"]').waitFor()
  await page.locator('[data-field="email"]').fill(member.email)
  await page.locator('[data-field="gsmNumber"]').fill(member.gsmNumber.replace('+90', ''))
  await page.locator('[data-action="continue"]').click()
  await page.locator('main[data-screen="otp"]').waitFor()
  // The route to the refund or settlement must survive a reload.
  await page.reload()
  await page.locator('main[data-screen="otp"]').waitFor()
  await page.locator('[data-field="verificationCode"]').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await page.locator('[data-action="verify"]').click()
}

export const balanceOf = async (sandbox: SandboxClient, { memberId }: MadeMember) =>
  (await sandbox.memberOf(memberId))?.balance

/** Opens the URL, and returns the init data in the provider's answer. */
export async function opened(page: Page, url: string, path: string): Promise<Record<string, unknown>> {
  const told = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(path),
  )
  await page.goto(url)
  return (await (await told).json()) as Record<string, unknown>
}
