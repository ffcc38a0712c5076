import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import { SESSION_ENTRY } from '../../../src/services/storage/session-store'
import type { Secrets, SentByPage } from '../../support/secrets'

function originIn(request: Request): string {
  try {
    return new URL(request.frame().url()).origin
  } catch {
    // A page that has not loaded yet has sent nothing of its own.
    return ''
  }
}

const sentBy = (request: Request): SentByPage => ({
  url: request.url(),
  from: originIn(request),
  isNavigation: request.isNavigationRequest(),
  headers: request.headers(),
  body: request.postDataBuffer()?.toString('utf8') ?? '',
})

/** Records what the context's pages send and log, for the current test. */
export function hearSecrets(context: BrowserContext, now: () => Secrets): void {
  context.on('request', (request) => {
    now().hear(sentBy(request))
  })
  context.on('console', (message) => {
    now().hearSaid(message.text())
  })
}

/** Runs in the page: all places that outlast a field or that others can read. */
const placesOf = () => ({
  session: { ...sessionStorage },
  others: {
    address: location.href,
    history: JSON.stringify(history.state),
    'local storage': JSON.stringify({ ...localStorage }),
    'the name of the window': window.name,
    title: document.title,
  },
  // A redirect to the bank is shown on the result's screen, but is not an end.
  screen: document.querySelector('main:not(:has([data-redirect]))')?.getAttribute('data-screen') ?? '',
})

/** Screens after which the login can't pay any more. */
const ENDS: readonly string[] = ['result', 'invalid-token']

async function leftOn(page: Page, secrets: Secrets): Promise<string[]> {
  const { session, others, screen } = await page.evaluate(placesOf)
  const isEnd = ENDS.includes(screen)
  const { [SESSION_ENTRY]: entry = '', ...rest } = session
  const places = Object.entries({ ...others, 'another entry of the tab': JSON.stringify(rest) })
  const inEntry = secrets.in(String(entry), isEnd ? [] : ['phone', 'e-mail', 'token'])
  // On an end screen, the page itself must not show the shopper's contact either.
  const onPage = isEnd ? secrets.in(await page.content(), ['phone', 'e-mail']) : []
  return [
    ...places.flatMap(([place, text]) => secrets.in(text).map((kind) => `${kind} in ${place}`)),
    ...inEntry.map((kind) => `${kind} in the tab’s entry at ${screen}`),
    ...onPage.map((kind) => `${kind} on the page at ${screen}`),
  ]
}

/** Secrets that a journey has left behind, or sent to a wrong place. */
export async function leftSecrets(context: BrowserContext, { app }: Origins, secrets: Secrets): Promise<string[]> {
  const pages = context.pages().filter((page) => page.url().startsWith(app))
  // A page that is navigating away can't be read, and is gone by then.
  const left = await Promise.all(pages.map((page) => leftOn(page, secrets).catch(() => [])))
  return [...left.flat(), ...secrets.leaks()].map((what) => `secret: ${what}`)
}
