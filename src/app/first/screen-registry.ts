import type { Screen } from '../../../machines/checkout/rules'
import { IdentifyScreen } from '../../screens/identify/identify'
import type { ScreenParts, ScreenRegistry, ShellSlots } from './frame-parts'

export function createScreenRegistry(): ScreenRegistry {
  const first: ScreenParts = { Main: IdentifyScreen }
  const registry = new Map<Screen, ScreenParts | 'missing'>([
    ['identify', first],
    ['sdk', first],
    // The same page, until the other parts of the quick login have loaded.
    ['quick-login', first],
  ])
  let shell: ShellSlots | undefined
  let bringShell: (parts: ShellSlots) => void = () => undefined
  const shellToCome = new Promise<ShellSlots>((resolve) => {
    bringShell = resolve
  })
  const listeners = new Set<() => void>()
  const notify = () => {
    listeners.forEach((listener) => {
      listener()
    })
  }
  return {
    partsOf: (screen) => registry.get(screen),
    put(screen, parts) {
      registry.set(screen, parts)
      // An open country list must stay on the quick login too, whose other parts are still loading.
      if (parts !== 'missing' && parts.Countries && registry.get('quick-login') === first)
        registry.set('quick-login', { ...first, Countries: parts.Countries })
      notify()
    },
    shell: () => shell,
    shellToCome,
    putShell(parts) {
      shell = parts
      bringShell(parts)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
