import type { TabBrowser } from '../../src/services/tabs/lock-set'

/** Features of a browser, which may be missing. */
export interface Has {
  readonly locks?: boolean
  readonly channel?: boolean
  /**
   * `closed` throws on every access, as with cookies blocked; `full` throws on every write, `unreadable` on every read; `missing` is null,
   * as in an app's web view without DOM storage.
   */
  readonly storage?: 'open' | 'closed' | 'full' | 'unreadable' | 'missing'
}

type Listener = (event: never) => void

interface Held {
  readonly name: string
  readonly lose: () => void
}

/** A browser with several tabs of one origin, and the features through which tabs find each other. */
export function fakeBrowser({ locks = true, channel = true, storage = 'open' }: Has = {}) {
  const entries = new Map<string, string>()
  const held = new Map<string, Held>()
  const tabs: { tell: (type: string, event: object) => void; hear: Map<string, Set<(data: unknown) => void>> }[] = []

  const locksOf = (mine: Set<Held>): LockManager => {
    const request = (
      name: string,
      { ifAvailable = false, steal = false }: LockOptions,
      work: (lock: { name: string } | null) => unknown,
    ) =>
      new Promise((resolve, reject) => {
        const holder = held.get(name)
        if (holder && ifAvailable) {
          resolve(work(null))
          return
        }
        if (holder && !steal) throw new Error('no queue exists here')
        holder?.lose()
        const own: Held = {
          name,
          lose: () => {
            mine.delete(own)
            reject(new DOMException('stolen', 'AbortError'))
          },
        }
        held.set(name, own)
        mine.add(own)
        // As in a browser, the callback runs a moment later.
        void Promise.resolve()
          .then(() => work({ name }))
          .then(() => {
            mine.delete(own)
            if (held.get(name) === own) held.delete(name)
            resolve(undefined)
          })
      })
    return {
      request,
      query: async () => ({ held: Array.from(held.keys(), (name) => ({ name })), pending: [] }),
    } as unknown as LockManager
  }

  function openTab() {
    const listeners = new Map<string, Set<Listener>>()
    const mine = new Set<Held>()
    const hear = new Map<string, Set<(data: unknown) => void>>()
    const on = (type: string, listener: Listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    }
    const tell = (type: string, event: object) => {
      listeners.get(type)?.forEach((listener) => {
        listener(event as never)
      })
    }
    const tab = { tell, hear }
    tabs.push(tab)
    const elsewhere = () => tabs.filter((other) => other !== tab)
    const changed = (key: string, newValue: string | null) => {
      elsewhere().forEach((other) => {
        other.tell('storage', { key, newValue })
      })
    }
    let isGone = false
    const write = (key: string, text: string | null) => {
      if (isGone) return
      if (storage === 'full' && text !== null) throw new DOMException('full', 'QuotaExceededError')
      if (text === null) entries.delete(key)
      else entries.set(key, text)
      changed(key, text)
    }
    class Channel {
      readonly #name: string
      constructor(name: string) {
        this.#name = name
      }
      set onmessage(listener: (event: { data: unknown }) => void) {
        hear.set(
          this.#name,
          new Set([
            (data) => {
              listener({ data })
            },
          ]),
        )
      }
      postMessage(data: unknown) {
        elsewhere().forEach((other) => {
          other.hear.get(this.#name)?.forEach((listener) => {
            listener(data)
          })
        })
      }
    }
    const browser = {
      addEventListener: on,
      removeEventListener: (type: string, listener: Listener) => listeners.get(type)?.delete(listener),
      document: { visibilityState: 'visible', addEventListener: on },
      navigator: locks ? { locks: locksOf(mine) } : {},
      ...(channel && { BroadcastChannel: Channel }),
      get localStorage() {
        if (storage === 'closed') throw new DOMException('blocked', 'SecurityError')
        if (storage === 'missing') return null
        return {
          getItem(key: string) {
            if (storage === 'unreadable') throw new DOMException('corrupt', 'UnknownError')
            return entries.get(key) ?? null
          },
          setItem: write,
          removeItem: (key: string) => {
            write(key, null)
          },
        }
      },
    } as unknown as TabBrowser
    return {
      browser,
      tell,
      /** The shopper leaves the page, which enters the back/forward cache with everything it holds. */
      hide() {
        tell('pagehide', { persisted: true })
      },
      show() {
        tell('pageshow', { persisted: true })
      },
      /** The page unloads, as by a reload or a link; a crash sends no event before. */
      leave(how: 'properly' | 'dying' = 'properly') {
        if (how === 'properly') tell('pagehide', {})
        isGone = true
        tabs.splice(tabs.indexOf(tab), 1)
        listeners.clear()
        for (const own of mine) held.delete(own.name)
      },
    }
  }

  return { openTab, entries, lockNames: () => Array.from(held.keys()) }
}

export type FakeTab = ReturnType<ReturnType<typeof fakeBrowser>['openTab']>
