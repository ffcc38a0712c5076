import { type Visit, type Wanted, arrive, type Scene } from './visit'

/** Something that is done or waited for on the way to a look. */
export type Act = (visit: Visit) => Promise<unknown>

/** One way in which a state can stand before a shopper's eyes. */
export interface VisualState {
  /** What is seen, as the subject of a sentence. */
  readonly name: string
  /** Made of the same parts as another look of its state, with other words in them: `npm run everything` holds it against WCAG. */
  readonly isVariant: boolean
  /** Goes there as a shopper would, and comes back when the look is on the page and stays there. */
  readonly reach: (scene: Scene) => Promise<void>
}

/** A look that no shopper can get to see, why that stays so, and the name of the look as which it would be drawn. */
export interface Unreachable {
  readonly name: string
  readonly unreachable: string
  readonly looksLike: string
}

/** No state is without a look, if only to say why it is never seen. */
export type VisualStates = readonly [VisualState | Unreachable, ...(VisualState | Unreachable)[]]

export const isReachable = (visualState: VisualState | Unreachable): visualState is VisualState =>
  'reach' in visualState

type More = readonly [Wanted | Act, ...Act[]]

function visualStateOf(name: string, [first, ...acts]: More): VisualState {
  const [wanted, all] = typeof first === 'function' ? [{}, [first, ...acts]] : [first, acts]
  return {
    name,
    isVariant: false,
    async reach(scene) {
      const visit = await arrive(scene, wanted)
      for (const act of all) await act(visit)
    },
  }
}

/** A look: what it is called, who comes with what order where that is not any, and what is done on the way. */
export const visualState = (name: string, ...more: More): VisualState => visualStateOf(name, more)
export const variant = (name: string, ...more: More): VisualState => ({ ...visualStateOf(name, more), isVariant: true })
