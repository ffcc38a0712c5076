import type { Browser } from '@playwright/test'

/** Network and CPU throttling: a cheap phone on a slow network, or none. */
export const PROFILES = {
  fast: undefined,
  slow: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, cpu: 4 },
} as const

export type ProfileName = keyof typeof PROFILES

/** One page load: times in milliseconds, the number of requests, and bytes as transferred. */
export interface Load {
  readonly painted: number
  readonly typed: number
  readonly keyToPaint: number
  readonly mainThread: number
  readonly requests: number
  readonly bytes: number
}

interface Heard {
  typedAt?: number
  readonly paints: number[]
}

/** Runs in the page before its scripts: records the time of the first input event, and the time from each key to the next paint. */
function hearKeys() {
  const heard: Heard = { paints: [] }
  Object.assign(window, { heard })
  document.addEventListener('input', () => (heard.typedAt ??= performance.now()), true)
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // The message is delivered after the paint.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => heard.paints.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    },
    true,
  )
}

const KEYS = 'ayse@posta.example'

export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * Opens the page with an empty cache, and types into its first field as soon as it is painted.
 *
 * @param pause milliseconds between keys, as a person types; late chunks may load meanwhile
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  profile: ProfileName,
  pause: number,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(hearKeys)
    const wire = await context.newCDPSession(page)
    let [requests, bytes] = [0, 0]
    wire.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests += 1
    })
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await wire.send('Network.enable')
    await wire.send('Performance.enable')
    const slow = PROFILES[profile]
    if (slow) {
      const { cpu, ...network } = slow
      await wire.send('Network.emulateNetworkConditions', { offline: false, ...network })
      await wire.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    }
    await page.goto(address, { waitUntil: 'commit' })
    // Playwright finds the field before it is painted, which no shopper could.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const field = page.locator('[data-field="email"]')
    await field.pressSequentially(KEYS, { delay: pause })
    const untilTyped = { requests, bytes }
    await page.waitForFunction(
      (count) => (window as unknown as { heard: Heard }).heard.paints.length >= count,
      KEYS.length,
    )
    const { typedAt = 0, paints } = await page.evaluate(() => (window as unknown as { heard: Heard }).heard)
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    const { metrics } = await wire.send('Performance.getMetrics')
    const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    return { painted, typed: typedAt, keyToPaint: medianOf(paints), mainThread, ...untilTyped }
  } finally {
    await context.close()
  }
}
