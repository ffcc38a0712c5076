import { importsOf } from '../../support/reading/imports'
import type { Source } from '../../support/reading/source'

/** The layers from the lowest up: a folder imports only from lower layers and from itself. */
const LAYERS = [
  ['entities'],
  ['machines'],
  // `loader` is what a merchant's page loads; the app imports its message types and their bound.
  ['gateways', 'words', 'components', 'checkout', 'loader'],
  ['services', 'screens', 'shell'],
  ['routing'],
  ['app'],
] as const

const layerOf = (folder: string) => LAYERS.findIndex((folders) => (folders as readonly string[]).includes(folder))

/** The layer's folder that a file belongs to: a folder of `src`, or one next to `src`. */
function folderOf(path: string): string | undefined {
  const [top, second] = path.split('/')
  if (top === 'machines') return second === 'entities' ? 'entities' : 'machines'
  if (top === 'src') return second !== undefined && layerOf(second) >= 2 ? second : undefined
  return path.startsWith('scripts/headers/') ? 'headers' : top
}

function mayTake(from: string, to: string): boolean {
  if (from === to) return true
  if (from === 'styles') return false
  // The sandbox shares HTTP with the app and the header rules with the real server, nothing else.
  if (from === 'sandbox') return to === 'headers'
  // Components must not know machines.
  if (from === 'components' && to === 'machines') return false
  if (to === 'styles' || to === 'locales') return layerOf(from) >= 2
  return layerOf(to) !== -1 && layerOf(to) < layerOf(from)
}

function faultsOf(file: Source): string[] {
  // A declaration file at the top of `src` only declares modules for TypeScript.
  if (/^src\/[^/]+\.d\.ts$/.test(file.path)) return []
  const from = folderOf(file.path)
  if (from === undefined) return [`${file.path} is in no folder of the layers`]
  return importsOf(file).flatMap(({ place, specifier, target }) => {
    if (target === undefined) return []
    const to = folderOf(target)
    if (to !== undefined && mayTake(from, to)) return []
    return [`${place} takes '${specifier}': ${from} may not know ${to ?? target}`]
  })
}

export function arrowFaults(files: readonly Source[]): string[] {
  return files.flatMap(faultsOf)
}
