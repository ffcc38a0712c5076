const NAMES = new Set(['machine.ts', 'setup.ts', 'ports.ts', 'draft.ts', 'rules.ts', 'view.ts', 'descriptions.ts'])

/** Folders that may contain further files: the root's regions and screens, the payment's context, and the three calculations of a card payment. */
const MORE: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  'machines/checkout': new Set([
    'admitting-states.ts',
    'answers.ts',
    'buyer-view.ts',
    'child-status.ts',
    'context.ts',
    'next-screens.ts',
    'regions.ts',
    'screen-meta.ts',
    'screens.ts',
    'state-groups.ts',
    'views.ts',
  ]),
  'machines/payment': new Set(['context.ts']),
  'machines/payment/card': new Set(['choices.ts', 'deductions.ts', 'installments.ts']),
}

/** Files next to a machine whose name is not one of the allowed kinds. */
export function folderFaults(paths: readonly string[]): string[] {
  const machines = new Set(paths.filter((path) => path.endsWith('/machine.ts')).map((path) => path.slice(0, -11)))
  return paths.flatMap((path) => {
    const at = path.lastIndexOf('/')
    const [folder, name] = [path.slice(0, at), path.slice(at + 1)]
    if (!machines.has(folder) || NAMES.has(name) || MORE[folder]?.has(name)) return []
    return [`${path}: a machine folder holds ${[...NAMES].join(', ')}`]
  })
}
