import { headersBeside, headersFor } from '../../scripts/headers/headers-for.mjs'
import { securityText } from '../../scripts/headers/security-text.mjs'
import { createSandbox } from '../programs/sandbox'
import { builtFiles } from './built-files'
import { keptStore } from './kept-store'
import { mounted } from './mounted'
import { originsOn } from './places'

declare const self: ServiceWorkerGlobalScope

/** Written in by the build of the playground. */
declare const BUILD: { readonly id: string; readonly files: readonly string[]; readonly own: readonly string[] }

type Answer = (request: Request, page?: string) => Promise<Response>

const { origin } = self.location

async function start(): Promise<Answer> {
  const origins = originsOn(origin)
  const answer: Answer = mounted(
    await createSandbox({
      origins,
      store: keptStore(BUILD.id),
      clock: { now: Date.now },
      seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
      timings: { waits: 1, deadlines: 1 },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      // A worker's own requests do not come back to it.
      fetch: (input, init) => answer(new Request(input, init)),
      hosting: {
        ...{ headersFor, headersBeside, securityText },
        files: builtFiles(BUILD.files, origin, (input, init) => fetch(input, init)),
      },
    }),
    origins,
  )
  return answer
}

let started: Promise<Answer> | undefined

async function answerTo({ request, clientId }: FetchEvent): Promise<Response> {
  started ??= start()
  const answer = await started
  const client = clientId === '' ? undefined : await self.clients.get(clientId)
  return answer(request, client?.url ?? (request.referrer || undefined))
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== origin || BUILD.own.includes(url.pathname)) return
  // The checkout's root needs an order, and a visitor comes to the site's.
  if (url.pathname === '/' && url.search === '') event.respondWith(Response.redirect(`${originsOn(origin).shop}/`, 303))
  else event.respondWith(answerTo(event))
})
