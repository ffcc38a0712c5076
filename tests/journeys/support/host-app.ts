import { type Page, expect } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import type { MadeOrder } from '../../support/control-answers'
import { HOST_KEY } from '../../support/host-message'
import type { SandboxClient } from '../../support/sandbox-client'
import { changeBlock } from './changed-page'

export interface App {
  readonly page: Page
  readonly origins: Pick<Origins, 'gateways'>
  /** Its token is also what the page's events are counted under. */
  readonly order: MadeOrder
  /** To which of the two the app of this device speaks. */
  readonly target?: 'window' | 'document'
  readonly bridge?: string
  /** Whether the configuration asks for the time and the marks of a message. */
  readonly isStrict?: boolean
}

/** Runs before any script of the page: what the app does to its web view, and a note of where the page listens. */
function actAsApp(bridge: string) {
  // The page is opened in it once more.
  if (bridge in window) return
  Object.defineProperty(window, bridge, { value: { postMessage: () => undefined } })
  const heardAt: string[] = []
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener.bind(target) as (...all: unknown[]) => void
    target.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'message') heardAt.push(name)
      add(type, ...rest)
    }
  }
  Object.assign(window, { heardAt })
}

/** Opens the order in the app's web view, and comes back once it listens: an earlier message is lost. */
export async function openInApp({ page, origins, order, target = 'document', ...app }: App) {
  const { bridge = 'ReactNativeWebView', isStrict = false } = app
  const embeddedApp = { bridge: 'walletApp', key: HOST_KEY, strict: isStrict }
  const analytics = { url: `${origins.gateways}/analytics/i`, key: order.token }
  await changeBlock(page, { values: { analytics, embeddedApp } })
  await page.addInitScript(actAsApp, bridge)
  await page.goto(order.checkoutUrl.tr)
  await expect.poll(() => page.evaluate(() => (window as unknown as { heardAt: string[] }).heardAt)).toEqual([target])
}

/** The web view's own word, as its app has it dispatched. */
export async function say(page: Page, target: 'window' | 'document', data: string | object, origin = '') {
  await page.evaluate(
    ({ where, said, from }) => {
      const to = where === 'window' ? window : document
      to.dispatchEvent(new MessageEvent('message', { origin: from, data: JSON.parse(said) as unknown }))
    },
    { where: target, said: JSON.stringify(data), from: origin },
  )
}

/** Says each of these, and sees the form stay as it was and each counted; then a good one is taken all the same. */
export async function refuses(
  { page, target, order }: { page: Page; target: 'window' | 'document'; order: MadeOrder },
  sandbox: SandboxClient,
  hostile: readonly (readonly [string, string | object, string?])[],
) {
  for (const [index, [label, data, origin]] of hostile.entries()) {
    await say(page, target, data, origin)
    await expect
      .poll(async () =>
        (await sandbox.counted(order.token, 'host-message')).events.map(({ segmentation }) => segmentation['label']),
      )
      .toEqual(hostile.slice(0, index + 1).map(([expected]) => expected))
    await expect(page.locator('main')).toHaveAttribute('data-screen', 'identify')
    expect([label, await page.evaluate(() => sessionStorage.length)]).toEqual([label, 0])
  }
}
