import { BROKEN } from './broken-children'
import type { Beginning, CheckoutStory } from './checkout-story'
import { type SeenState, seenStates, waysTo } from './way-table'

export type Begin = (beginning?: Beginning) => CheckoutStory

/** The way to a state; where something is to be other than the table has it, the story begins so. */
async function goTo(state: SeenState, begin: Begin): Promise<CheckoutStory> {
  const ways = waysTo(state).map(([, way]) => way)
  const broken = ways.flatMap(({ broken: name }) => name ?? []).at(-1)
  const input = Object.assign({}, ...ways.map((way) => way.input ?? {})) as NonNullable<Beginning['input']>
  const story = begin({ input, ...(broken && { children: BROKEN[broken] }) })
  await story.go(ways.flatMap(({ steps }) => steps))
  return story
}

export const ways = Object.fromEntries(
  seenStates.map((state) => [state, (begin: Begin) => goTo(state, begin)]),
) as Readonly<Record<SeenState, (begin: Begin) => Promise<CheckoutStory>>>
