import type { ComponentType } from 'react'
import type { Screen } from '../../machines/checkout/rules'
import type { PayDetailProps } from '../shell/pay-detail'
import { IdentifyScreen } from '../screens/identify/identify'

export interface ScreenParts {
  readonly Main: ComponentType
  /** What the screen puts into the payment bar. */
  readonly Action?: ComponentType
}

/** Parts of the frame that come after the first paint. */
export interface FrameParts {
  readonly TimeLeft: ComponentType
  readonly PayDetail: ComponentType<PayDetailProps>
}

/** The screens that are here already. The first one is in the page before any script; who fetches the others is elsewhere. */
export interface ScreenStock {
  readonly partsOf: (screen: Screen) => ScreenParts | 'missing' | undefined
  /** A screen has come, or can't be had. */
  readonly put: (screen: Screen, parts: ScreenParts | 'missing') => void
  /** What the frame can do without at first. */
  readonly frame: () => FrameParts | undefined
  readonly putFrame: (parts: FrameParts) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createScreenStock(): ScreenStock {
  const first: ScreenParts = { Main: IdentifyScreen }
  const stock = new Map<Screen, ScreenParts | 'missing'>([
    ['identify', first],
    ['sdk', first],
  ])
  let frame: FrameParts | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    listeners.forEach((listener) => {
      listener()
    })
  }
  return {
    partsOf: (screen) => stock.get(screen),
    put(screen, parts) {
      stock.set(screen, parts)
      tell()
    },
    frame: () => frame,
    putFrame(parts) {
      frame = parts
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
