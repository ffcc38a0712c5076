import type { Frame, Page } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'

export interface Inspected {
  readonly frame: Frame
  /** Every message that the frame has posted to the inspector. */
  readonly stream: () => Promise<string>
}

/** Runs in the inspector's page. */
function holdFrame(address: string): void {
  const heard: unknown[] = []
  Object.assign(window, { heard })
  window.addEventListener('message', ({ data }) => heard.push(data))
  const frame = document.createElement('iframe')
  frame.src = address
  frame.style.cssText = 'width: 100%; height: 100vh'
  document.body.append(frame)
}

/** Opens the checkout of the inspector's build in a frame of the inspector's origin, without the inspector's own page. */
export async function openInspected(page: Page, { inspector, app }: Origins, address: string): Promise<Inspected> {
  const holder = `${inspector}/holder`
  await page.route(holder, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Holder</title><body></body>' }),
  )
  await page.goto(holder)
  const comes = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith(app))
  await page.evaluate(holdFrame, address)
  const frame = await comes
  return {
    frame,
    stream: () => page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard)),
  }
}
