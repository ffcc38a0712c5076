import { fromCallback } from 'xstate'
import type { clock } from '../../../machines/around/countdown/machine'
import type { Instant } from '../../../machines/entities/instant'

/** The server's time on this device, even if the device's own clock is wrong. */
export interface ServerClock {
  /** Sets it by what the server said, in milliseconds, in an answer that came just now, or else at `cameAt` of the steady clock. */
  set(systemTime: Instant, cameAt?: number): void
  /** Undefined before the server has said anything. */
  now(): Instant | undefined
  /** The device's own clock was changed, or its steady one stood still while it slept: the server alone knows which (CNT-09). */
  isDoubtful(): boolean
  /** Calls back whenever the clock was set. */
  onSet(listener: () => void): () => void
}

/** So far the device's two clocks may come apart, and so late an answer may be, before anything is made of it. Milliseconds. */
const MOST_APART = 10_000

interface Mark {
  readonly server: Instant
  readonly wall: number
  readonly steady: number
}

const timeSince = ({ server, steady }: Mark): Instant => server + performance.now() - steady

export function createServerClock(): ServerClock {
  let mark: Mark | undefined
  const listeners = new Set<() => void>()
  return {
    set(systemTime, cameAt = performance.now()) {
      const heard = systemTime + performance.now() - cameAt
      const known = mark ? timeSince(mark) : heard
      // An answer tells the time at which it left: of two that agree, the one that was longer on its way is further behind.
      const server = known - heard > MOST_APART ? heard : Math.max(known, heard)
      mark = { server, wall: Date.now(), steady: performance.now() }
      listeners.forEach((listener) => {
        listener()
      })
    },
    now: () => mark && timeSince(mark),
    isDoubtful: () =>
      mark !== undefined && Math.abs(Date.now() - mark.wall - (performance.now() - mark.steady)) > MOST_APART,
    onSet(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const WAKING_EVENTS = ['visibilitychange', 'pageshow', 'focus', 'online'] as const

/** Ticks at once, at each whole second of the server's, and whenever the page wakes up. Asks for the time where it is in doubt. */
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
    const stopHearing = time.onSet(tick)
    WAKING_EVENTS.forEach((name) => {
      addEventListener(name, tick, true)
    })
    return () => {
      clearTimeout(timer)
      stopHearing()
      WAKING_EVENTS.forEach((name) => removeEventListener(name, tick, true))
    }
  })
}
