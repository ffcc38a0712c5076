import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { listenTo } from './listen'
import { Trouble } from './trouble'

/** A browser context that outlives a test, and whoever hears what its pages complain about now. */
interface Kept {
  readonly context: BrowserContext
  readonly options: string
  heardBy: Trouble
  /** A test has changed it in a way that the next one would notice. */
  isChanged: boolean
}

/** What changes a context for all pages that are opened in it later. */
const CHANGES = [
  ...['addCookies', 'addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'routeFromHAR'],
  ...['routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation'],
  ...['setHTTPCredentials', 'setOffline'],
] as const

const CLOCK_CHANGES = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** Everything that a page may leave behind but what it has loaded, which is what a context is kept for. */
const LEFT_BEHIND = 'cookies,file_systems,indexeddb,local_storage,websql,service_workers,cache_storage'

function watch(target: object, methods: readonly string[], onCall: () => void): void {
  for (const method of methods) {
    const original = Reflect.get(target, method) as (...given: unknown[]) => unknown
    Reflect.set(target, method, (...given: unknown[]) => {
      onCall()
      return original.apply(target, given)
    })
  }
}

/** One browser context for the tests of a worker that want the same: each begins in it as in a new one, with the app's code at hand. */
export class KeptContext {
  private kept: Kept | undefined

  async begin(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
    const named = JSON.stringify(options)
    if (this.kept?.options !== named) await this.drop()
    this.kept ??= await this.open(browser, options, named)
    return this.kept.context
  }

  /** From now on `trouble` is told what the pages of the context complain about. */
  hear(context: BrowserContext, trouble: Trouble): void {
    if (this.kept?.context === context) this.kept.heardBy = trouble
  }

  /** Leaves nothing of what the test has done, or no context. */
  async end(hasPassed: boolean): Promise<void> {
    const { kept } = this
    if (!kept) return
    // A page that is still on its way somewhere can't be led away from there, and takes its context with it.
    const isClean = hasPassed && !kept.isChanged && (await isSwept(kept.context).catch(() => false))
    if (!isClean) await this.drop()
  }

  async drop(): Promise<void> {
    const { kept } = this
    this.kept = undefined
    await kept?.context.close()
  }

  private async open(browser: Browser, options: BrowserContextOptions, named: string): Promise<Kept> {
    const context = await browser.newContext(options)
    const kept: Kept = { context, options: named, heardBy: new Trouble(), isChanged: false }
    await listenTo(context, { note: (what) => kept.heardBy.note(what) })
    const noteChange = () => {
      kept.isChanged = true
    }
    watch(context, CHANGES, noteChange)
    watch(context.clock, CLOCK_CHANGES, noteChange)
    return kept
  }
}

async function isSwept(context: BrowserContext): Promise<boolean> {
  const [last, ...others] = context.pages()
  if (!last) return false
  await Promise.all(others.map((page) => page.close()))
  await last.unrouteAll({ behavior: 'ignoreErrors' })
  await last.goto('about:blank')
  const wire = await context.newCDPSession(last)
  await wire.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: LEFT_BEHIND })
  await last.close()
  return true
}
