import { fromCallback } from 'xstate'
import type { clock } from '../../../machines/around/countdown/machine'
import type { Instant } from '../../../machines/entities/instant'

/** The server's time on this device, correct even if the device's own clock is wrong. */
export interface ServerClock {
  /**
   * Sets the clock from a server time in milliseconds; undefined if the answer has none. `cameAt` is when the answer arrived, by the
   * monotonic clock; it defaults to now.
   */
  set(systemTime: Instant | undefined, cameAt?: number): void
  /** Undefined until the server's time is known. */
  now(): Instant | undefined
  /**
   * Once an answer came without a time, the device's time takes the place of an unknown server time. For how long a code or a host message
   * counts, and for nothing that decides about money.
   */
  readonly nowOrDevice: () => Instant | undefined
  /** The device's clock was changed, or its monotonic clock paused during sleep: only the server can tell which (CNT-09). */
  isDoubtful(): boolean
  /** Subscribes to every `set`, also to one without a time. Returns the function that unsubscribes. */
  onSet(listener: () => void): () => void
}

/** Tolerance in milliseconds for a difference between the device's two clocks, and for the delay of an answer. */
const MOST_APART = 10_000

interface Mark {
  readonly server: Instant
  readonly wall: number
  readonly steady: number
}

const timeSince = ({ server, steady }: Mark): Instant => server + performance.now() - steady

export function createServerClock(): ServerClock {
  let mark: Mark | undefined
  /** An answer came without a time. */
  let isUntimed = false
  const now = () => mark && timeSince(mark)
  const isDoubtful = () =>
    mark !== undefined && Math.abs(Date.now() - mark.wall - (performance.now() - mark.steady)) > MOST_APART
  const listeners = new Set<() => void>()
  return {
    set(systemTime, cameAt = performance.now()) {
      if (systemTime === undefined) {
        isUntimed = true
        // No answer about the order will end the doubt.
        if (isDoubtful()) mark = undefined
      } else {
        const reported = systemTime + performance.now() - cameAt
        const known = now() ?? reported
        // An answer carries the time at which it was sent. Of two that agree within the tolerance, the slower one is behind, so the later
        // time is used.
        const server = known - reported > MOST_APART ? reported : Math.max(known, reported)
        mark = { server, wall: Date.now(), steady: performance.now() }
      }
      listeners.forEach((listener) => {
        listener()
      })
    },
    now,
    // Both of a device's clocks are wrong at times: its monotonic one pauses while it sleeps, as a phone does between an app and this page.
    nowOrDevice: () => now() ?? (isUntimed ? Date.now() : undefined),
    isDoubtful,
    onSet(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const WAKING_EVENTS = ['visibilitychange', 'pageshow', 'focus', 'online'] as const

/** Ticks immediately, at each whole second of server time, and when the page wakes up. Calls `ask` when the time is in doubt. */
export function ticking(time: ServerClock, ask: () => void): typeof clock {
  return fromCallback<{ type: 'clock.ticked'; now: Instant }>(({ sendBack }) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const now = time.now()
      if (now === undefined) return
      if (time.isDoubtful()) ask()
      sendBack({ type: 'clock.ticked', now })
      timer = setTimeout(tick, 1000 - (now % 1000))
    }
    tick()
    const stopListening = time.onSet(tick)
    WAKING_EVENTS.forEach((name) => {
      addEventListener(name, tick, true)
    })
    return () => {
      clearTimeout(timer)
      stopListening()
      WAKING_EVENTS.forEach((name) => removeEventListener(name, tick, true))
    }
  })
}
