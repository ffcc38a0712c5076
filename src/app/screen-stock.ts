import type { ComponentType } from 'react'
import type { Screen } from '../../machines/checkout/rules'
import { IdentifyScreen } from '../screens/identify/identify'

export interface ScreenParts {
  readonly Main: ComponentType
  /** What the screen puts into the payment bar. */
  readonly Action?: ComponentType
}

const firstScreen: ScreenParts = { Main: IdentifyScreen }

/** Each screen is a chunk of its own, but the first, which is in the page before any script. */
const chunks: Record<Screen, () => Promise<ScreenParts>> = {
  identify: () => Promise.resolve(firstScreen),
  sdk: () => Promise.resolve(firstScreen),
  otp: () => import('../screens/otp/otp').then(({ OtpScreen }) => ({ Main: OtpScreen })),
  pay: () => import('../screens/pay/chunk').then(({ payParts }) => payParts),
  result: () => import('../screens/result/result').then(({ ResultScreen }) => ({ Main: ResultScreen })),
  'outcome-unknown': () =>
    import('../screens/outcome-unknown/outcome-unknown').then(({ OutcomeUnknownScreen }) => ({
      Main: OutcomeUnknownScreen,
    })),
  'invalid-token': () =>
    import('../screens/invalid-token/invalid-token').then(({ InvalidTokenScreen }) => ({ Main: InvalidTokenScreen })),
  'start-failed': () =>
    import('../screens/start-failed/start-failed').then(({ StartFailedScreen }) => ({ Main: StartFailedScreen })),
  'opening-failed': () =>
    import('../screens/opening-failed/opening-failed').then(({ OpeningFailedScreen }) => ({
      Main: OpeningFailedScreen,
    })),
}

/** The screens that are here already. Those still to come are fetched once. */
export interface ScreenStock {
  partsOf(screen: Screen): ScreenParts | 'missing' | undefined
  fetch(screen: Screen): void
  subscribe(listener: () => void): () => void
}

/** `words` are the sentences of the screens after the first: no such screen is here before they are. */
export function createScreenStock(words: () => Promise<void>): ScreenStock {
  const stock = new Map<Screen, ScreenParts | 'missing'>([
    ['identify', firstScreen],
    ['sdk', firstScreen],
  ])
  const asked = new Set<Screen>()
  const listeners = new Set<() => void>()

  function arrive(screen: Screen, parts: ScreenParts | 'missing') {
    stock.set(screen, parts)
    listeners.forEach((listener) => {
      listener()
    })
  }

  return {
    partsOf: (screen) => stock.get(screen),
    fetch(screen) {
      if (stock.has(screen) || asked.has(screen)) return
      asked.add(screen)
      Promise.all([chunks[screen](), words()]).then(
        ([parts]) => {
          arrive(screen, parts)
        },
        () => {
          arrive(screen, 'missing')
        },
      )
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
