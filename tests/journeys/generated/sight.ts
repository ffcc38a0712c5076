import { type JourneyState, journeyStateOf, placeOf } from '../../../machines/checkout/screens'
import { paths } from '../../../src/routing/paths'
import type { System } from '../../machines/exploration/system'

/** Of where everything stands, what a page has to show. It can be written down. */
export interface Sight {
  readonly state: JourneyState
  /** The address beside it. */
  readonly address: string
  /** By whom something was kept in the tab. */
  readonly kept: string | undefined
  /** Where each child is, by its name. */
  readonly children: Readonly<Record<string, string>>
}

/** Of a machine with regions, where the one that screens are drawn from is. */
function stateOfChild(value: unknown): string {
  if (typeof value === 'string') return value
  const [regions] = Object.values(value as Record<string, { code?: string; form?: string; payment?: string | object }>)
  const { payment } = regions ?? {}
  if (typeof payment === 'object') return Object.keys(payment)[0] ?? ''
  return regions?.code ?? regions?.form ?? payment ?? ''
}

export function sightOf({ snapshot, kids }: System): Sight {
  const checkout = snapshot as unknown as Parameters<typeof journeyStateOf>[0]
  const children = Array.from(kids, ([id, kid]) =>
    kid.kind === 'machine' ? [[id, stateOfChild(kid.system.snapshot.value)] as const] : [],
  ).flat()
  return {
    state: journeyStateOf(checkout),
    address: paths[placeOf(checkout)],
    kept: (snapshot.context as { kept?: string }).kept,
    children: Object.fromEntries(children),
  }
}
