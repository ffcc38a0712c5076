import type { ComponentType } from 'react'
import type { Screen } from '../../machines/checkout/rules'
import type { SumLinesProps } from '../components/lines/sum-lines'
import type { MoneyProps } from '../components/money/money'
import type { FormParts } from '../screens/identify/form-parts'
import { IdentifyScreen } from '../screens/identify/identify'
import type { ShellSlots } from './hydration-slots'

export interface ScreenParts extends FormParts {
  readonly Main: ComponentType<{ readonly parts: FormParts }>
  /** What the screen puts into the payment bar. */
  readonly Action?: ComponentType
  /** In the place of the order's price there: what is left to pay, and why it is another amount. */
  readonly Amount?: ComponentType<MoneyProps>
  readonly SumLines?: ComponentType<SumLinesProps>
  /** What can lie over the screen. */
  readonly Dialogs?: ComponentType
}

/** The screens that are here already. The first one is in the page before any script; who fetches the others is elsewhere. */
export interface ScreenRegistry {
  readonly partsOf: (screen: Screen) => ScreenParts | 'missing' | undefined
  /** A screen has come, or can't be had. */
  readonly put: (screen: Screen, parts: ScreenParts | 'missing') => void
  /** The frame around the screens, once its code is here. */
  readonly shell: () => ShellSlots | undefined
  readonly shellToCome: Promise<ShellSlots>
  readonly putShell: (parts: ShellSlots) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createScreenRegistry(): ScreenRegistry {
  const first: ScreenParts = { Main: IdentifyScreen }
  const registry = new Map<Screen, ScreenParts | 'missing'>([
    ['identify', first],
    ['sdk', first],
    // The same page, until it is here what else it asks for.
    ['quick-login', first],
  ])
  let shell: ShellSlots | undefined
  let bringShell: (parts: ShellSlots) => void = () => undefined
  const shellToCome = new Promise<ShellSlots>((resolve) => {
    bringShell = resolve
  })
  const listeners = new Set<() => void>()
  const tell = () => {
    listeners.forEach((listener) => {
      listener()
    })
  }
  return {
    partsOf: (screen) => registry.get(screen),
    put(screen, parts) {
      registry.set(screen, parts)
      tell()
    },
    shell: () => shell,
    shellToCome,
    putShell(parts) {
      shell = parts
      bringShell(parts)
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
