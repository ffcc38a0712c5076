import { type Visit, type Wanted, arrive, type Scene } from './visit'

/** An action or a wait on the way to a visual state. */
export type Act = (visit: Visit) => Promise<unknown>

/** One way in which a state can look to the shopper. */
export interface VisualState {
  /** What is visible, as the subject of a sentence. */
  readonly name: string
  /** Same parts as another visual state of the same state, with different text: only `npm run everything` checks it against WCAG. */
  readonly isVariant: boolean
  /** Goes there as a shopper would, and resolves once the page shows it and it is stable. */
  readonly reach: (scene: Scene) => Promise<void>
}

/** A visual state that no shopper can see, why, and which drawn one it looks like. */
export interface Unreachable {
  readonly name: string
  readonly unreachable: string
  readonly looksLike: string
}

/** Every state has at least one entry, even if only to say why it is never seen. */
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

/** A visual state: its name, the member and order if they matter, and the acts that lead to it. */
export const visualState = (name: string, ...more: More): VisualState => visualStateOf(name, more)
export const variant = (name: string, ...more: More): VisualState => ({ ...visualStateOf(name, more), isVariant: true })
