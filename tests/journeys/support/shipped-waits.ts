import { type Page, type Request, expect } from '@playwright/test'
import { changeBlock } from './changed-page'

/** The waits that ship: the configuration says nothing of them, as that of an operator who is content with them. */
export async function keepShippedWaits(page: Page): Promise<void> {
  await changeBlock(page, { isOfShippedWaits: true })
}

/** Holds the page's clock a moment ahead of where it is: from there on time passes only when it is put forward. */
export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

interface Due {
  /** Milliseconds of the page's clock, from where it is held. */
  readonly after: number
  readonly isIt: (request: Request) => boolean
}

const MARGIN = 100
/** Real milliseconds in which what a page asks is heard here, on a slow machine too: silence can be shown by nothing else. */
const HEARING = 500

/** On a held clock: nothing of it is asked until `after` has almost passed; it is right after that. */
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
