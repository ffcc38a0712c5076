import { vi } from 'vitest'

const LOCK = '[data-scroll-lock]'

/** Stubs a page whose body a modal holds, with `others` of its document; `watched` has the observers of the body. */
export function lockedPage(others: object = {}) {
  const watched = new Set<() => void>()
  let isLocked = true
  class Observer {
    readonly #changed: () => void
    constructor(changed: () => void) {
      this.#changed = changed
    }
    observe(_: object, { attributes }: MutationObserverInit) {
      if (attributes) watched.add(this.#changed)
    }
    disconnect() {
      watched.delete(this.#changed)
    }
  }
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('document', { ...others, body: { matches: (selector: string) => selector === LOCK && isLocked } })
  const become = (locked: boolean) => {
    isLocked = locked
    for (const changed of [...watched]) changed()
  }
  return {
    watched,
    lock() {
      become(true)
    },
    release() {
      become(false)
    },
  }
}
