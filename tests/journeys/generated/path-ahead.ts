import type { WalkedStep } from './browser-paths'

/** The rest of a path, before one of its steps. */
export interface PathAhead {
  /** The remaining steps, the present one first. */
  readonly ahead: readonly Pick<WalkedStep, 'event'>[]
  /** How many new phone numbers have been typed, this step included. */
  readonly numbers: number
}

interface Answer {
  readonly kind?: string
}

/** The kind of the next answer of this port on the path; `error` if the call fails. */
export function answerAhead({ ahead }: Pick<PathAhead, 'ahead'>, port: string): string | undefined {
  for (const { event } of ahead) {
    if (event.type === `xstate.error.actor.${port}`) return 'error'
    if (event.type !== `xstate.done.actor.${port}`) continue
    return (event as { output?: Answer }).output?.kind ?? 'answered'
  }
  return undefined
}

/** How the search for a lost payment ends on this path; undefined if it does not end. */
export function settledAs({ ahead }: Pick<PathAhead, 'ahead'>): string | undefined {
  for (const { event } of ahead) {
    const { kind = '' } = (event as { output?: Answer }).output ?? {}
    if (event.type === 'xstate.done.actor.askOutcome' && ['paid', 'notCharged'].includes(kind)) return kind
  }
  return undefined
}
