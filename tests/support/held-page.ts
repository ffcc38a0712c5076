import { vi } from 'vitest'

interface Held {
  /** A modal is in the document: from before it has the focus until its animation has ended. */
  readonly hasModal: boolean
  /** The modal fixes the body, as on an iPhone: nothing scrolls. */
  readonly isLocked: boolean
}

/** Stubs a page that a modal may hold, with `others` of its document; `watched` has the observers of the body. */
export function heldPage(
  others: { readonly querySelector?: (selector: string) => unknown; readonly activeElement?: object } = {},
) {
  const watched = new Set<() => void>()
  let held: Held = { hasModal: false, isLocked: false }
  class Observer {
    readonly #changed: () => void
    constructor(changed: () => void) {
      this.#changed = changed
    }
    observe(_: object, { attributes, childList }: MutationObserverInit) {
      if (attributes && childList) watched.add(this.#changed)
    }
    disconnect() {
      watched.delete(this.#changed)
    }
  }
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('document', {
    ...others,
    querySelector: (selector: string) =>
      selector === '[data-modal]' ? (held.hasModal ? {} : null) : (others.querySelector?.(selector) ?? null),
    body: { matches: (selector: string) => selector === '[data-scroll-lock]' && held.isLocked },
  })
  return {
    watched,
    become(next: Partial<Held>) {
      held = { ...held, ...next }
      for (const changed of [...watched]) changed()
    },
  }
}
