import type { Browser } from '@playwright/test'
import type { MadeMember } from '../../support/control-answers'
import type { SandboxClient } from '../../support/sandbox-client'
import { type Waits, setWaits } from './changed-page'
import { listenTo } from './listen'
import { shopperOn } from './shopper'
import type { Trouble } from './trouble'

interface Deps {
  readonly browser: Browser
  readonly sandbox: SandboxClient
  readonly member: MadeMember
  readonly trouble: Trouble
}

/** The same member on another device, which shares nothing with the test's browser. */
export async function anotherBrowser({ browser, sandbox, member, trouble }: Deps, waits: Waits = {}) {
  const context = await browser.newContext({
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 390, height: 844 },
  })
  await listenTo(context, trouble)
  const page = await context.newPage()
  await setWaits(page, waits)
  return { page, shopper: shopperOn(page, sandbox, member) }
}
