import { type Page, expect } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import type { MadeOrder } from '../../support/control-answers'
import { HOST_KEY } from '../../support/host-message'
import type { SandboxClient } from '../../support/sandbox-client'
import { changeBlock } from './changed-page'

export interface App {
  readonly page: Page
  readonly origins: Pick<Origins, 'gateways'>
  /** Its token is also the analytics key of the page's events. */
  readonly order: MadeOrder
  /** Whether this device's app dispatches its messages on the window or on the document. */
  readonly target?: 'window' | 'document'
  readonly bridge?: string
  /** Whether the configuration requires the time and the nonces of a message. */
  readonly isStrict?: boolean
}

/** Runs before any script of the page: defines the bridge as the app does, and records where the page listens. */
function actAsApp(bridge: string) {
  // Init scripts accumulate when the page is opened again.
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

/** Opens the order in the app's web view, and resolves once the page listens: an earlier message would be lost. */
export async function openInApp({ page, origins, order, target = 'document', ...app }: App) {
  const { bridge = 'ReactNativeWebView', isStrict = false } = app
  const embeddedApp = { bridge: 'walletApp', key: HOST_KEY, strict: isStrict }
  const analytics = { url: `${origins.gateways}/analytics/i`, key: order.token }
  await changeBlock(page, { values: { analytics, embeddedApp } })
  await page.addInitScript(actAsApp, bridge)
  await page.goto(order.checkoutUrl.tr)
  await expect.poll(() => page.evaluate(() => (window as unknown as { heardAt: string[] }).heardAt)).toEqual([target])
}

export async function say(page: Page, target: 'window' | 'document', data: string | object, origin = '') {
  await page.evaluate(
    ({ where, said, from }) => {
      const to = where === 'window' ? window : document
      to.dispatchEvent(new MessageEvent('message', { origin: from, data: JSON.parse(said) as unknown }))
    },
    { where: target, said: JSON.stringify(data), from: origin },
  )
}

/** Sends each message, and expects the form to stay and each refusal to be tracked; a valid message is then still accepted. */
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
