import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Secrets } from '../../support/secrets'
import { type Shift, watchShifts } from './layout-shift'
import { hearSecrets } from './left-secrets'
import { ReusedPage } from './reused-page'
import { listenTo } from './listen'
import { Trouble } from './trouble'

/** A browser context that outlives a test, and the present listener to its pages' complaints. */
interface Kept {
  readonly context: BrowserContext
  readonly options: string
  heardBy: Trouble
  /** Of the test that runs. */
  shifts: Shift[]
  /** Likewise: what its pages received. */
  secrets: Secrets
  /** A test has changed it in a way that the next one would notice. */
  isChanged: boolean
  page: ReusedPage | undefined
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
  private readonly newSecrets: () => Secrets

  /** `newSecrets` begins the list of each test. */
  constructor(newSecrets: () => Secrets) {
    this.newSecrets = newSecrets
  }

  async begin(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
    const named = JSON.stringify(options)
    if (this.kept?.options !== named) await this.drop()
    this.kept ??= await this.open(browser, options, named)
    return this.kept.context
  }

  /** From now on `trouble` receives what the pages of the context complain about. */
  hear(context: BrowserContext, trouble: Trouble): void {
    if (this.kept?.context !== context) return
    this.kept.heardBy = trouble
    this.kept.shifts = []
    this.kept.secrets = this.newSecrets()
  }

  /** The layout shifts of the test that runs. */
  shiftsIn(context: BrowserContext): readonly Shift[] {
    return this.kept?.context === context ? this.kept.shifts : []
  }

  /** What the pages of the context received in the test that runs. */
  secretsIn(context: BrowserContext): Secrets | undefined {
    return this.kept?.context === context ? this.kept.secrets : undefined
  }

  /** The page that the last test has left, or a new one. */
  async page(context: BrowserContext, origin: string): Promise<Page> {
    const { kept } = this
    if (kept?.context !== context) return context.newPage()
    kept.page ??= new ReusedPage(await context.newPage(), origin)
    return kept.page.page
  }

  /** Leaves nothing of what the test has done, or no context. */
  async end(hasPassed: boolean): Promise<void> {
    const { kept } = this
    if (!kept) return
    // A page that is still on its way somewhere can't be led away from there, and takes its context with it.
    const isClean = hasPassed && !kept.isChanged && (await isSwept(kept).catch(() => false))
    if (!isClean) await this.drop()
  }

  async drop(): Promise<void> {
    const { kept } = this
    this.kept = undefined
    await kept?.context.close()
  }

  private async open(browser: Browser, options: BrowserContextOptions, named: string): Promise<Kept> {
    const context = await browser.newContext(options)
    const kept: Kept = {
      context,
      options: named,
      heardBy: new Trouble(),
      shifts: [],
      secrets: this.newSecrets(),
      isChanged: false,
      page: undefined,
    }
    await listenTo(context, { note: (what) => kept.heardBy.note(what) })
    await watchShifts(context, (shift) => kept.shifts.push(shift))
    hearSecrets(context, () => kept.secrets)
    const noteChange = () => {
      kept.isChanged = true
    }
    watch(context, CHANGES, noteChange)
    // A setting of the browser beyond its page cannot be taken back.
    watch(context, ['newCDPSession'], () => {
      if (kept.page) kept.page.isChanged = true
    })
    watch(context.clock, CLOCK_CHANGES, noteChange)
    return kept
  }
}

async function isSwept(kept: Kept): Promise<boolean> {
  const { context, page } = kept
  const [first] = context.pages()
  if (!first) return false
  const stays = page !== undefined && !page.page.isClosed() && !page.isChanged
  const last = stays ? page.page : first
  const others = context.pages().filter((each) => each !== last)
  await Promise.all(others.map((each) => each.close()))
  await last.unrouteAll({ behavior: 'ignoreErrors' })
  if (stays) await page.leave()
  else await last.goto('about:blank')
  const wire = await context.newCDPSession(last)
  await wire.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: LEFT_BEHIND })
  if (stays) {
    await wire.send('Page.resetNavigationHistory')
    await wire.detach()
    page.isChanged = false
  } else {
    kept.page = undefined
    await last.close()
  }
  return true
}
