import type { WalkedStep } from './browser-paths'

/** A path, as it is before one of its steps. */
export interface PathAhead {
  /** What happens from here on, the present step first. */
  readonly ahead: readonly Pick<WalkedStep, 'event'>[]
  /** How many new phone numbers have been typed, the one of this step included. */
  readonly numbers: number
}

interface Answer {
  readonly kind?: string
}

/** How the next question of this name will be answered on this path; `error`, when it will break. */
export function answerAhead({ ahead }: Pick<PathAhead, 'ahead'>, port: string): string | undefined {
  for (const { event } of ahead) {
    if (event.type === `xstate.error.actor.${port}`) return 'error'
    if (event.type !== `xstate.done.actor.${port}`) continue
    return (event as { output?: Answer }).output?.kind ?? 'answered'
  }
  return undefined
}

/** What the search for a lost payment will come to on this path, where it comes to something. */
export function settledAs({ ahead }: Pick<PathAhead, 'ahead'>): string | undefined {
  for (const { event } of ahead) {
    const { kind = '' } = (event as { output?: Answer }).output ?? {}
    if (event.type === 'xstate.done.actor.askOutcome' && ['paid', 'notCharged'].includes(kind)) return kind
  }
  return undefined
}
