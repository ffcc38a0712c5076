import { fromCallback } from 'xstate'
import type { clock } from '../../machines/countdown/machine'
import type { Instant } from '../../machines/entities/instant'

/** The server's time on this device, whatever the device itself believes. */
export interface ServerClock {
  /** Sets it by what the server said a moment ago, in milliseconds. */
  set(systemTime: Instant): void
  /** Undefined before the server has said anything. */
  now(): Instant | undefined
  /** Calls back whenever the clock was set. */
  onSet(listener: () => void): () => void
}

export function createServerClock(): ServerClock {
  let mark: { readonly server: Instant; readonly wall: number; readonly steady: number } | undefined
  const listeners = new Set<() => void>()
  return {
    set(systemTime) {
      mark = { server: systemTime, wall: Date.now(), steady: performance.now() }
      listeners.forEach((listener) => {
        listener()
      })
    },
    // A steady clock may stand still while the device sleeps, and the wall clock may be turned back: the longer one is right.
    now: () => mark && mark.server + Math.max(performance.now() - mark.steady, Date.now() - mark.wall),
    onSet(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const WAKING_EVENTS = ['visibilitychange', 'pageshow', 'focus', 'online'] as const

/** Ticks at once, at each whole second of the server's, and whenever the page wakes up. */
export function ticking(time: ServerClock): typeof clock {
  return fromCallback<{ type: 'clock.ticked'; now: Instant }>(({ sendBack }) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const now = time.now()
      if (now === undefined) return
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
      WAKING_EVENTS.forEach((name) => {
        removeEventListener(name, tick, true)
      })
    }
  })
}
