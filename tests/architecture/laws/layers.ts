import { importsOf } from '../../support/reading/imports'
import type { Source } from '../../support/reading/source'

/** Folders from the lowest layer up: each imports only from lower layers and from itself. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  sandbox: [
    ['records'],
    ['failures', 'kernel'],
    ['cards', 'ledger', 'orders', 'page', 'telemetry'],
    ['http', 'inbox', 'parent'],
    ['app', 'members'],
    ['faults', 'mobile', 'payments'],
    ['api', 'bank', 'control', 'shop'],
    ['desk', 'inspector'],
    ['programs'],
    ['node', 'worker'],
  ],
  // The files next to these folders start the app, in the browser and for prerendering.
  'src/app': [['boot', 'composition'], ['first'], ['shell-slots'], ['after-paint']],
  tests: [
    ['support'],
    ['documented-provider', 'machines', 'sandbox'],
    [
      'app',
      'architecture',
      'components',
      'entities',
      'gateways',
      'hosting',
      'inspector',
      'loader',
      'release',
      'routing',
      'screens',
      'services',
      'shell',
      'telemetry',
      'words',
    ],
    ['faults'],
    ['journeys'],
    ['bench', 'gallery', 'paths'],
  ],
}

const TOPS = Object.keys(LAYERS)

function placeOf(path: string): { readonly top: string; readonly folder: string | undefined } | undefined {
  const top = TOPS.find((name) => path.startsWith(`${name}/`))
  if (top === undefined) return undefined
  const [folder, ...rest] = path.slice(top.length + 1).split('/')
  return { top, folder: rest.length > 0 ? folder : undefined }
}

const layerOf = (top: string, folder: string) => LAYERS[top]?.findIndex((folders) => folders.includes(folder)) ?? -1

function faultsOf(file: Source): string[] {
  const from = placeOf(file.path)
  if (from?.folder === undefined) return []
  const { top, folder } = from
  const layer = layerOf(top, folder)
  if (layer === -1) return [`${file.path}: no layer is known for the folder ${folder} of ${top}`]
  return importsOf(file).flatMap(({ place, specifier, target }) => {
    const to = target === undefined ? undefined : placeOf(target)
    if (to?.top !== top || to.folder === folder) return []
    if (to.folder !== undefined && layerOf(top, to.folder) < layer) return []
    return [`${place} takes '${specifier}': ${folder} may not know ${to.folder ?? `the files of ${top} itself`}`]
  })
}

export const layerFaults = (files: readonly Source[]): string[] => files.flatMap(faultsOf)
