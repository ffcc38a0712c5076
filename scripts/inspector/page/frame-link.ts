import type { EventObject } from 'xstate'
import type { Asked, Samples, Told } from '../shared/messages'
import type { Look, PageAct } from '../shared/paths'

/** What is asked of the frame and answered by it. */
export type Order =
  | { readonly kind: 'inspector.act'; readonly act: PageAct }
  | { readonly kind: 'inspector.advance'; readonly milliseconds: number }
  | { readonly kind: 'inspector.back' }
  | { readonly kind: 'inspector.look'; readonly look: Look }
  | { readonly kind: 'inspector.send'; readonly machine: string; readonly event: EventObject }

export interface FrameLink {
  /** Gives the problem, where there is one. */
  readonly ask: (order: Order) => Promise<string | undefined>
  /** Opens an address with this in the tab's storage, and waits for the page. Fails where no page comes: the browser may ask before it leaves. */
  readonly begin: (storage: Readonly<Record<string, string>>, open: string) => Promise<void>
}

interface Listeners {
  readonly hear: (told: Told) => void
  readonly samples: Samples
}

/** Longer than the frame looks for anything. */
const PATIENCE = 12_000

/** Longer than a page takes to come. */
const PAGE_PATIENCE = 30_000

/** The inspector's end of the wire to the framed checkout: it hears that origin alone, and is heard by it alone. */
export function linkFrame(frame: HTMLIFrameElement, app: string, { hear, samples }: Listeners): FrameLink {
  const open = new Map<number, { readonly asked: Asked; readonly answer: (problem: string | undefined) => void }>()
  let last = 0
  let turns = 0
  let ready: (() => void) | undefined
  const tell = (asked: Asked) => {
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

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<Told>) => {
    if (origin !== app || source !== frame.contentWindow) return
    if (data.kind === 'tap.played') {
      open.get(data.id)?.answer(data.problem)
      open.delete(data.id)
      return
    }
    if (data.kind === 'tap.ready') {
      tell({ kind: 'inspector.samples', samples })
      ready?.()
      // A page that has come in between has not heard what is still open.
      for (const { asked } of Array.from(open.values())) tell(asked)
    }
    hear(data)
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
      const asked: Asked = { ...order, id }
      const answered = new Promise<string | undefined>((answer) => {
        open.set(id, { asked, answer })
      })
      tell(asked)
      return within(PATIENCE, answered, () => {
        open.delete(id)
        return 'The page in the frame does not answer.'
      })
    },
    async begin(storage, address) {
      open.clear()
      // No page of the order before may write into the storage after this.
      turns += 1
      const waits = hasCome()
      frame.src = `${app}/waiting?turn=${turns}`
      await waits
      const come = hasCome()
      tell({ kind: 'inspector.begin', storage, open: address })
      await come
    },
  }
}
