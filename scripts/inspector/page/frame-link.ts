import type { EventObject } from 'xstate'
import type { InspectorMessage, Samples, PageMessage } from '../shared/messages'
import type { Look, PageAct } from '../shared/paths'

export type Order =
  | { readonly kind: 'inspector.act'; readonly act: PageAct }
  | { readonly kind: 'inspector.advance'; readonly milliseconds: number }
  | { readonly kind: 'inspector.back' }
  | { readonly kind: 'inspector.look'; readonly look: Look }
  | { readonly kind: 'inspector.send'; readonly machine: string; readonly event: EventObject }

export interface FrameLink {
  /** Resolves to the problem, if there is one. */
  readonly ask: (order: Order) => Promise<string | undefined>
  /**
   * Loads an address with this session storage and waits for the page. Rejects if none loads: the browser may show its "Leave
   * page?" prompt.
   */
  readonly begin: (storage: Readonly<Record<string, string>>, open: string) => Promise<void>
}

interface Listeners {
  readonly onMessage: (message: PageMessage) => void
  readonly samples: Samples
}

/** Milliseconds: longer than the iframe polls for anything. */
const PATIENCE = 12_000

/** Milliseconds: longer than a page takes to load. */
const PAGE_PATIENCE = 30_000

/** The message channel to the checkout in the iframe. It only accepts messages from that origin and only sends to it. */
export function linkFrame(frame: HTMLIFrameElement, app: string, { onMessage, samples }: Listeners): FrameLink {
  const open = new Map<
    number,
    { readonly asked: InspectorMessage; readonly answer: (problem: string | undefined) => void }
  >()
  let last = 0
  let turns = 0
  let ready: (() => void) | undefined
  const post = (asked: InspectorMessage) => {
    frame.contentWindow?.postMessage(asked, app)
  }

  async function within<Value>(patience: number, waiting: Promise<Value>, late: () => Value): Promise<Value> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLate = await Promise.race([
      waiting.then(() => false),
      new Promise<true>((resolve) => {
        timer = setTimeout(resolve, patience, true)
      }),
    ])
    clearTimeout(timer)
    return isLate ? late() : waiting
  }

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<PageMessage>) => {
    if (origin !== app || source !== frame.contentWindow) return
    if (data.kind === 'tap.played') {
      open.get(data.id)?.answer(data.problem)
      open.delete(data.id)
      return
    }
    if (data.kind === 'tap.ready') {
      post({ kind: 'inspector.samples', samples })
      ready?.()
      // Repeats the unanswered requests, which a page loaded meanwhile has not received.
      for (const { asked } of Array.from(open.values())) post(asked)
    }
    onMessage(data)
  })

  function hasCome(): Promise<void> {
    const come = new Promise<void>((resolve) => {
      ready = resolve
    })
    return within(PAGE_PATIENCE, come, () => {
      throw new Error('The page in the frame does not open. Choose "Leave" where the browser asks.')
    })
  }

  return {
    ask(order) {
      last += 1
      const id = last
      const asked: InspectorMessage = { ...order, id }
      const answered = new Promise<string | undefined>((answer) => {
        open.set(id, { asked, answer })
      })
      post(asked)
      return within(PATIENCE, answered, () => {
        open.delete(id)
        return 'The page in the frame does not answer.'
      })
    },
    async begin(storage, address) {
      open.clear()
      // Unloads the previous order's page, so that it cannot write into the storage.
      turns += 1
      const waits = hasCome()
      frame.src = `${app}/waiting?turn=${turns}`
      await waits
      const come = hasCome()
      post({ kind: 'inspector.begin', storage, open: address })
      await come
    },
  }
}
