import type { Screen } from '../../../machines/checkout/rules'
import { IdentifyScreen } from '../../screens/identify/identify'
import type { ScreenParts, ScreenRegistry, ShellSlots } from './frame-parts'

export function createScreenRegistry(): ScreenRegistry {
  const first: ScreenParts = { Main: IdentifyScreen }
  const registry = new Map<Screen, ScreenParts | 'missing'>([
    ['identify', first],
    ['sdk', first],
    // The same page, until it is here what else it asks for.
    ['quick-login', first],
  ])
  let overForms: ScreenParts | undefined
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
      if (parts !== 'missing' && parts.Countries) overForms ??= parts
      tell()
    },
    overForms: () => overForms,
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
