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
}

interface Answer {
  readonly kind?: string
}

/** How the next question of this name will be answered on this path; `error`, when it will break. */
export function answerAhead({ ahead }: Stage, port: string): string | undefined {
  for (const { move } of ahead) {
    if (move.event.type === `xstate.error.actor.${port}`) return 'error'
    if (move.event.type !== `xstate.done.actor.${port}`) continue
    return (move.event as { output?: Answer }).output?.kind ?? 'answered'
  }
  return undefined
}

/** Whether a question of this name will sometime be answered so on this path. */
export function isAhead({ ahead }: Stage, port: string, kind: string): boolean {
  return ahead.some(
    ({ move: { event } }) =>
      event.type === `xstate.done.actor.${port}` && (event as { output?: Answer }).output?.kind === kind,
  )
}
