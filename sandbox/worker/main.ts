import { headersBeside, headersFor } from '../../scripts/headers/headers-for.mjs'
import { securityText } from '../../scripts/headers/security-text.mjs'
import { createSandbox } from '../programs/sandbox'
import { type Answer, startedByNeed } from './answer'
import { type ListedFiles, builtFiles } from './built-files'
import { browserDatabase } from './database'
import { databaseStore } from './database-store'
import { mounted } from './mounted'
import { cacheNameOf, dropOtherBuilds } from './old-builds'
import { entranceAt, originsOn } from './places'

declare const self: ServiceWorkerGlobalScope

/** The build of the playground inserts this. */
declare const BUILD: {
  readonly id: string
  /** Identifies the sandbox's code only. */
  readonly sandbox: string
  readonly files: ListedFiles
  readonly own: readonly string[]
}

const { origin } = self.location

const files = builtFiles(BUILD.files, {
  origin,
  fetch: (input, init) => fetch(input, init),
  caches,
  name: cacheNameOf(BUILD.id),
})

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function start(): Promise<Answer> {
  const origins = originsOn(origin)
  const programs: Answer = mounted(
    await createSandbox({
      origins,
      store: databaseStore({ sandbox: BUILD.sandbox, worker: crypto.randomUUID(), database: browserDatabase(), wait }),
      clock: { now: Date.now },
      seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
      timings: { waits: 1, deadlines: 1 },
      wait,
      // A worker's own requests do not fire its `fetch` event, so they are passed on here.
      fetch: (input, init) => programs(new Request(input, init)),
      hosting: { headersFor, headersBeside, securityText, files },
    }),
    origins,
  )
  return programs
}

const answer = startedByNeed(start)

async function answerTo({ request, clientId }: FetchEvent): Promise<Response> {
  const client = clientId === '' ? undefined : await self.clients.get(clientId)
  return answer(request, client?.url ?? (request.referrer || undefined))
}

// Another build waits until the pages of this one are closed, so that they keep the sandbox that they began with.
self.addEventListener('install', (event) => {
  event.waitUntil(files.save())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherBuilds(BUILD.id, { registration: self.registration, caches }))
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== origin || BUILD.own.includes(url.pathname)) return
  const entrance = entranceAt(url)
  event.respondWith(entrance === undefined ? answerTo(event) : Response.redirect(entrance, 303))
})
