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

const files = builtFiles(BUILD.files, {
  origin,
  fetch: (input, init) => fetch(input, init),
  openCache: () => caches.open(BUILD.id),
})

/** One worker at a time answers, and it needs the files of no other build. */
async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== BUILD.id).map((name) => caches.delete(name)))
}

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
        files,
      },
    }),
    origins,
  )
  return answer
}

let started: Promise<Answer> | undefined

async function answerTo({ request, clientId }: FetchEvent): Promise<Response> {
  // A start that failed is tried again by the next request.
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  const answer = await started
  const client = clientId === '' ? undefined : await self.clients.get(clientId)
  return answer(request, client?.url ?? (request.referrer || undefined))
}

// Another build waits until the pages of this one are closed: with it, the orders that they are about would be gone.
self.addEventListener('install', (event) => {
  event.waitUntil(files.keep())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherBuilds())
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== origin || BUILD.own.includes(url.pathname)) return
  // The checkout's root needs an order, and a visitor comes to the site's.
  if (url.pathname === '/' && url.search === '') event.respondWith(Response.redirect(`${originsOn(origin).shop}/`, 303))
  else event.respondWith(answerTo(event))
})
