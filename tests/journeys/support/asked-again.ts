import type { Page } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import type { SandboxClient } from '../../support/sandbox-client'

/** How often the page has read the order, and checked the login with the provider. */
export async function questions(sandbox: SandboxClient, token: string) {
  const calls = await sandbox.requests(token)
  const count = (path: string) => calls.filter((call) => call.path.endsWith(path) && call.method === 'POST').length
  return { order: count(PATHS.detail), login: calls.filter((call) => call.path.endsWith(PATHS.credentials)).length }
}

export const payable = (page: Page) => page.locator('[data-action="pay"]:not([aria-disabled])')

export const cardForm = (page: Page) => page.locator('[data-form="credit-card-form"]')
