import type { Visit } from '../looks/visit'
import type { WalkedStep } from './browser-paths'
import type { HeldNetwork } from './held-network'

/** A visit whose calls are answered when a path says so. */
export interface Stage extends Visit {
  readonly network: HeldNetwork
  /** What the path does from here on, the present step first. */
  readonly ahead: readonly WalkedStep[]
  /** The name of the last payment that was sent, the number that was typed for a code, and the one that a code was sent to. */
  readonly sent: { submissionId: string; gsmNumber: string; codeTo: string }
  /** A buyer from abroad is at the page. */
  readonly isForeign: boolean
}

interface Answer {
  readonly kind?: string
}

/** How the next question of this name will be answered on this path; `error`, when it will break. */
export function answerAhead({ ahead }: Stage, port: string): string | undefined {
  for (const { event } of ahead) {
    if (event.type === `xstate.error.actor.${port}`) return 'error'
    if (event.type !== `xstate.done.actor.${port}`) continue
    return (event as { output?: Answer }).output?.kind ?? 'answered'
  }
  return undefined
}

/** What the search for a lost payment will come to on this path, where it comes to something. */
export function settledAs({ ahead }: Stage): string | undefined {
  for (const { event } of ahead) {
    const { kind = '' } = (event as { output?: Answer }).output ?? {}
    if (event.type === 'xstate.done.actor.askOutcome' && ['paid', 'notCharged'].includes(kind)) return kind
  }
  return undefined
}
