/** A clock for the page that can be advanced, for playing paths. Real time also passes. */
export interface PageClock {
  /** Advances the clock and runs the timers that are due by then, each once. */
  readonly advance: (milliseconds: number) => void
}

interface Waiting {
  readonly run: () => void
  readonly every: number | undefined
  due: number
  native: number
}

type Handler = TimerHandler

const callOf = (handler: Handler, values: readonly unknown[]) => () => {
  if (typeof handler === 'function') (handler as (...values: readonly unknown[]) => void)(...values)
}

/** Replaces the page's timers, Date and performance.now. Only code that reads them afterwards is affected. */
export function installPageClock(page: Window & typeof globalThis = window): PageClock {
  const [setNative, clearNative] = [page.setTimeout.bind(page), page.clearTimeout.bind(page)]
  const [NativeDate, nativeNow] = [page.Date, page.performance.now.bind(page.performance)]
  const waiting = new Map<number, Waiting>()
  let ahead = 0
  let last = 0

  const now = () => nativeNow() + ahead

  function fire(id: number) {
    const timer = waiting.get(id)
    if (!timer) return
    if (timer.every === undefined) waiting.delete(id)
    else {
      timer.due = now() + timer.every
      schedule(id, timer)
    }
    timer.run()
  }

  function schedule(id: number, timer: Waiting) {
    clearNative(timer.native)
    timer.native = setNative(fire, Math.max(0, timer.due - now()), id)
  }

  function wait(run: () => void, milliseconds: number, every: number | undefined): number {
    last += 1
    const timer: Waiting = { run, every, due: now() + milliseconds, native: 0 }
    waiting.set(last, timer)
    schedule(last, timer)
    return last
  }

  function stop(id?: number) {
    const timer = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !timer) return
    clearNative(timer.native)
    waiting.delete(id)
  }

  class MovedDate extends NativeDate {
    constructor(...given: readonly [] | readonly [number | string | Date]) {
      super(...((given.length === 0 ? [NativeDate.now() + ahead] : given) as [number]))
    }
    static override now() {
      return NativeDate.now() + ahead
    }
  }

  const replace = (on: object, name: string, value: unknown) => {
    Object.defineProperty(on, name, { value, configurable: true, writable: true })
  }
  replace(page, 'Date', MovedDate)
  replace(page.performance, 'now', now)
  replace(page, 'setTimeout', (handler: Handler, milliseconds = 0, ...values: unknown[]) =>
    wait(callOf(handler, values), milliseconds, undefined),
  )
  replace(page, 'setInterval', (handler: Handler, milliseconds = 0, ...values: unknown[]) =>
    wait(callOf(handler, values), milliseconds, Math.max(1, milliseconds)),
  )
  replace(page, 'clearTimeout', stop)
  replace(page, 'clearInterval', stop)

  return {
    advance(milliseconds) {
      ahead += milliseconds
      const due = Array.from(waiting).sort(([, one], [, other]) => one.due - other.due)
      for (const [id, timer] of due)
        if (timer.due <= now()) fire(id)
        else if (waiting.has(id)) schedule(id, timer)
    },
  }
}
