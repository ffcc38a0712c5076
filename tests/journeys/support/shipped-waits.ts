import { type Page, type Request, expect } from '@playwright/test'
import { changeBlock } from './changed-page'

/** Uses the shipped timings: the configuration sets none. */
export async function keepShippedWaits(page: Page): Promise<void> {
  await changeBlock(page, { isOfShippedWaits: true })
}

/** Pauses the page's clock a moment ahead; from then on time passes only when the test moves it. */
export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

interface Due {
  /** Milliseconds of the page's clock, from where it was paused. */
  readonly after: number
  readonly isIt: (request: Request) => boolean
}

const MARGIN = 100
/** Real milliseconds in which a request arrives here even on a slow machine; silence can only be shown by waiting. */
const HEARING = 500

/** On a paused clock: expects no such request until just before `after`, and one right after it. */
export async function isAskedAfter(page: Page, { after, isIt }: Due): Promise<Request> {
  const heard: string[] = []
  page.on('request', (request) => {
    if (isIt(request)) heard.push(request.url())
  })
  await page.clock.runFor(after - MARGIN)
  await page.waitForRequest(isIt, { timeout: HEARING }).catch(() => undefined)
  expect(heard, `asked before ${after} ms`).toEqual([])
  const [request] = await Promise.all([page.waitForRequest(isIt), page.clock.runFor(2 * MARGIN)])
  return request
}
