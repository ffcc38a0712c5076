import { BROKEN } from './broken-children'
import type { CheckoutHarness } from './checkout-harness'
import { type SeenState, seenStates, waysTo } from './way-table'
import type { Beginning } from './beginning'

export type Begin = (beginning?: Beginning) => CheckoutHarness

async function goTo(state: SeenState, begin: Begin): Promise<CheckoutHarness> {
  const ways = waysTo(state).map(([, way]) => way)
  const broken = ways.flatMap(({ broken: name }) => name ?? []).at(-1)
  const input = Object.assign({}, ...ways.map((way) => way.input ?? {})) as NonNullable<Beginning['input']>
  const harness = begin({ input, ...(broken && { children: BROKEN[broken] }) })
  await harness.go(ways.flatMap(({ steps }) => steps))
  return harness
}

export const ways = Object.fromEntries(
  seenStates.map((state) => [state, (begin: Begin) => goTo(state, begin)]),
) as Readonly<Record<SeenState, (begin: Begin) => Promise<CheckoutHarness>>>
