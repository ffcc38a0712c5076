import { type JourneyState, journeyStateOf, placeOf } from '../../../machines/checkout/screens'
import { paths } from '../../../src/routing/paths'
import type { System } from '../../machines/exploration/system'

/** Of where everything stands, what a page has to show. It can be written down. */
export interface Sight {
  readonly state: JourneyState
  /** The address beside it. */
  readonly address: string
  /** A modal lies over the methods: what is behind it is out of reach. */
  readonly isCovered: boolean
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

/** Whether the cards, which the payment has as a child of its own, have a credit offered over them. */
function isOfferOpen({ kids }: System): boolean {
  const payment = kids.get('payment')
  const card = payment?.kind === 'machine' ? payment.system.kids.get('cardPayment') : undefined
  return card?.kind === 'machine' && card.system.snapshot.hasTag('creditOffered')
}

export function sightOf(system: System): Sight {
  const { snapshot, kids } = system
  const checkout = snapshot as unknown as Parameters<typeof journeyStateOf>[0]
  const children = Array.from(kids, ([id, kid]) =>
    kid.kind === 'machine' ? [[id, stateOfChild(kid.system.snapshot.value)] as const] : [],
  ).flat()
  return {
    state: journeyStateOf(checkout),
    address: paths[placeOf(checkout)],
    isCovered: isOfferOpen(system),
    kept: (snapshot.context as { kept?: string }).kept,
    children: Object.fromEntries(children),
  }
}
