import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import { SESSION_ENTRY } from '../../../src/services/storage/session-store'
import type { Secrets, SentByPage } from '../../support/secrets'

function originIn(request: Request): string {
  try {
    return new URL(request.frame().url()).origin
  } catch {
    // A page that is not there yet has sent nothing of its own.
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

/** Hears what the pages of a context send and say, for the test that runs. */
export function hearSecrets(context: BrowserContext, now: () => Secrets): void {
  context.on('request', (request) => {
    now().hear(sentBy(request))
  })
  context.on('console', (message) => {
    now().hearSaid(message.text())
  })
}

/** Runs in the page: all places that outlast a field, or that others can read. */
const placesOf = () => ({
  session: { ...sessionStorage },
  others: {
    address: location.href,
    history: JSON.stringify(history.state),
    'local storage': JSON.stringify({ ...localStorage }),
    'the name of the window': window.name,
    title: document.title,
  },
  // The way to a bank is on the result's screen, and is no end.
  screen: document.querySelector('main:not(:has([data-redirect]))')?.getAttribute('data-screen') ?? '',
})

/** Where nothing is paid with the login any more. */
const ENDS: readonly string[] = ['result', 'invalid-token']

async function leftOn(page: Page, secrets: Secrets): Promise<string[]> {
  const { session, others, screen } = await page.evaluate(placesOf)
  const isEnd = ENDS.includes(screen)
  const { [SESSION_ENTRY]: entry = '', ...rest } = session
  const places = Object.entries({ ...others, 'another entry of the tab': JSON.stringify(rest) })
  const inEntry = secrets.in(String(entry), isEnd ? [] : ['phone', 'e-mail', 'token'])
  // Of a paid order the page itself may say whose it was.
  const onPage = isEnd ? secrets.in(await page.content(), ['phone', 'e-mail']) : []
  return [
    ...places.flatMap(([place, text]) => secrets.in(text).map((kind) => `${kind} in ${place}`)),
    ...inEntry.map((kind) => `${kind} in the tab’s entry at ${screen}`),
    ...onPage.map((kind) => `${kind} on the page at ${screen}`),
  ]
}

/** What a journey has left behind, or sent where it does not belong. */
export async function leftSecrets(context: BrowserContext, { app }: Origins, secrets: Secrets): Promise<string[]> {
  const pages = context.pages().filter((page) => page.url().startsWith(app))
  // A page on its way elsewhere can't be asked, and is left by then.
  const left = await Promise.all(pages.map((page) => leftOn(page, secrets).catch(() => [])))
  return [...left.flat(), ...secrets.leaks()].map((what) => `secret: ${what}`)
}
