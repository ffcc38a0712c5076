import type { Frame, Page } from '@playwright/test'
import { sungIn } from '../../support/canary'

/** Runs in the page: the persisted snapshot of the page's machine, found in React's tree. */
function persistedSnapshot(): string {
  interface Fiber {
    readonly memoizedProps: { readonly checkout?: { readonly actor?: { getPersistedSnapshot(): unknown } } } | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  const root = document.getElementById('root') as unknown as Readonly<Record<string, { stateNode: { current: Fiber } }>>
  const container = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
  const waiting: Fiber[] = [root[container]?.stateNode.current].filter((fiber) => fiber !== undefined)
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const actor = fiber.memoizedProps?.checkout?.actor
    if (actor) return JSON.stringify(actor.getPersistedSnapshot())
    for (const next of [fiber.sibling, fiber.child]) if (next) waiting.push(next)
  }
  throw new Error('no machine is in the page')
}

export const persistedOf = (page: Page | Frame): Promise<string> => page.evaluate(persistedSnapshot)

/** All places of a page that outlast a field or that others can read. */
async function keptOn(page: Page): Promise<Readonly<Record<string, string>>> {
  const places = await page.evaluate(async () => ({
    address: location.href,
    historyState: JSON.stringify(history.state),
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    windowName: window.name,
    title: document.title,
  }))
  return {
    ...places,
    html: await page.content(),
    cookies: JSON.stringify(await page.context().cookies()),
    snapshot: await persistedOf(page),
  }
}

/** Names of the places that contain card data. */
export async function sungOn(page: Page): Promise<readonly string[]> {
  const places = Object.entries(await keptOn(page))
  return places.flatMap(([place, text]) => sungIn(text).map((what) => `${what} in ${place}`))
}

/** All strings in the page's memory, after garbage collection. */
export async function memoryOf(page: Page): Promise<string> {
  const wire = await page.context().newCDPSession(page)
  const pieces: string[] = []
  wire.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk))
  await wire.send('HeapProfiler.enable')
  await wire.send('HeapProfiler.collectGarbage')
  await wire.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await wire.detach()
  return (JSON.parse(pieces.join('')) as { readonly strings: readonly string[] }).strings.join('\n')
}
