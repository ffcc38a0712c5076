import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Secrets } from '../../support/secrets'
import { type Shift, watchShifts } from './layout-shift'
import { hearSecrets } from './left-secrets'
import { ReusedPage } from './reused-page'
import { listenTo } from './listen'
import { Trouble } from './trouble'

/** A browser context that outlives a test. `heardBy` receives the errors of its pages for the current test. */
interface Kept {
  readonly context: BrowserContext
  readonly options: BrowserContextOptions
  heardBy: Trouble
  /** Of the current test. */
  shifts: Shift[]
  /** What the pages received during the current test. */
  secrets: Secrets
  /** Whether a test has changed the context in a way that affects the next test. */
  isChanged: boolean
  page: ReusedPage | undefined
}

/** Methods that change a context for all pages opened later. */
const CHANGES = [
  'addCookies',
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const

const CLOCK_CHANGES = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** All site data except the HTTP cache, which is the reason to reuse a context. */
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

/** More contexts than a worker alternates between, each with an idle process. */
const MOST = 4

/** Reuses a browser context for a worker's tests with equal options: each starts as in a new one, with the app's code cached. */
export class KeptContext {
  /** The one of the current test. */
  private kept: Kept | undefined
  /** By their options; the one used longest ago is first. */
  private readonly all = new Map<string, Kept>()
  private readonly newSecrets: () => Secrets

  /** `newSecrets` creates the list for each test. */
  constructor(newSecrets: () => Secrets) {
    this.newSecrets = newSecrets
  }

  async begin(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
    const named = JSON.stringify(options)
    this.kept = this.all.get(named) ?? (await this.open(browser, options))
    this.all.delete(named)
    this.all.set(named, this.kept)
    const [first] = this.all
    if (first && this.all.size > MOST) await this.close(...first)
    return this.kept.context
  }

  /** Sends the errors of the context's pages to `trouble` from now on. */
  hear(context: BrowserContext, trouble: Trouble): void {
    if (this.kept?.context !== context) return
    this.kept.heardBy = trouble
    this.kept.shifts = []
    this.kept.secrets = this.newSecrets()
  }

  shiftsIn(context: BrowserContext): readonly Shift[] {
    return this.kept?.context === context ? this.kept.shifts : []
  }

  /** The secrets that the context's pages received during the current test. */
  secretsIn(context: BrowserContext): Secrets | undefined {
    return this.kept?.context === context ? this.kept.secrets : undefined
  }

  /** The page that the last test has left, or a new one. */
  async page(context: BrowserContext, origin: string): Promise<Page> {
    const { kept } = this
    if (kept?.context !== context) return context.newPage()
    kept.page ??= new ReusedPage(await context.newPage(), origin, kept.options)
    return kept.page.page
  }

  /** Clears everything that the test has left; drops the context if that fails. */
  async end(hasPassed: boolean): Promise<void> {
    const { kept } = this
    if (!kept) return
    // A page that is still navigating can't be cleared, so its context is dropped.
    const isClean = hasPassed && !kept.isChanged && (await isSwept(kept).catch(() => false))
    if (!isClean) await this.close(JSON.stringify(kept.options), kept)
  }

  /** Closes all contexts. */
  async drop(): Promise<void> {
    await Promise.all(Array.from(this.all, ([named, kept]) => this.close(named, kept)))
  }

  private async close(named: string, { context }: Kept): Promise<void> {
    this.all.delete(named)
    await context.close()
  }

  private async open(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options)
    const kept: Kept = {
      context,
      options,
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
    // Browser settings made over CDP can't be undone.
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
