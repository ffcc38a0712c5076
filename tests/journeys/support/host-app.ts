import { type Page, expect } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import type { MadeOrder } from '../../support/control-answers'
import { HOST_KEY } from '../../support/host-message'
import { changeBlock } from './changed-page'

export interface App {
  readonly page: Page
  readonly origins: Pick<Origins, 'gateways'>
  /** Its token is also what the page's events are counted under. */
  readonly order: MadeOrder
  /** To which of the two the app of this device speaks. */
  readonly target?: 'window' | 'document'
  readonly bridge?: string
}

/** Runs before any script of the page: what the app does to its web view, and a note of where the page listens. */
function actAsApp(bridge: string) {
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
export async function openInApp({ page, origins, order, target = 'document', bridge = 'ReactNativeWebView' }: App) {
  const analytics = { url: `${origins.gateways}/analytics/i`, key: order.token }
  await changeBlock(page, { values: { analytics, embeddedApp: { bridge: 'walletApp', key: HOST_KEY } } })
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
