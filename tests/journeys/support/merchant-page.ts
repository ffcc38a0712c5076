import type { Frame, Page } from '@playwright/test'

export interface HeardMessage {
  readonly data: Readonly<Record<string, unknown>>
  readonly origin: string
}

export interface MerchantPage {
  /** Every message posted to the page, in order, across all its documents. */
  readonly messages: readonly HeardMessage[]
  /** The loader's callbacks, as the demo merchant logs them. */
  readonly calls: readonly string[]
  readonly forget: () => void
}

/** Records the messages and loader callbacks of the top page, also after it has navigated away. */
export async function hearMerchantPage(page: Page): Promise<MerchantPage> {
  const [messages, calls]: [HeardMessage[], string[]] = [[], []]
  await page.exposeFunction('noteMessage', (message: HeardMessage) => messages.push(message))
  await page.exposeFunction('noteCall', (call: string) => calls.push(call))
  await page.addInitScript(() => {
    if (window.parent !== window) return
    const { noteMessage, noteCall } = window as unknown as Record<string, (noted: unknown) => Promise<void>>
    addEventListener('message', ({ data, origin }) => void noteMessage?.({ data: data as unknown, origin }))
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.matches('[data-messages]'))
          addedNodes.forEach(({ textContent }) => void noteCall?.(textContent))
    }).observe(document, { subtree: true, childList: true })
  })
  const forget = () => {
    messages.length = 0
    calls.length = 0
  }
  return { messages, calls, forget }
}

export const postOut = (frame: Frame, messages: readonly object[]) =>
  frame.evaluate((all) => {
    for (const message of all) parent.postMessage(message, '*')
  }, messages)

/** Posts to the first frame of the page, from the page itself or from another frame in it. */
export const postIn = (from: Page | Frame, messages: readonly object[]) =>
  from.evaluate((all) => {
    for (const message of all) top?.frames[0]?.postMessage(message, '*')
  }, messages)

/** Adds a frame of the same origin beside the checkout's. */
export async function addFrame(page: Page, origin: string): Promise<Frame> {
  const address = `${origin}/embed/other`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src, id: 'other' })
    document.body.append(frame)
  }, address)
  const frame = await (await page.waitForSelector('#other')).contentFrame()
  if (!frame) throw new Error('nothing is shown in the other frame')
  await frame.waitForURL(address)
  return frame
}

/** Records the messages that the frame receives. Returns a function that reads them. */
export async function hearFrame(frame: Frame): Promise<() => Promise<readonly unknown[]>> {
  await frame.evaluate(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    addEventListener('message', ({ data }) => received.push(data))
  })
  return () => frame.evaluate(() => (window as unknown as { received: unknown[] }).received)
}
