import type { Visit } from '../support/visit'
import type { WalkedStep } from './browser-paths'
import type { HeldNetwork } from '../support/held-network'

/** What a path has come to so far, that later steps need. */
export interface Sent {
  /** The name of the last payment that was sent. */
  submissionId: string
  /** The number that was typed for a code, and the one that a code was sent to. */
  gsmNumber: string
  codeTo: string
  /** How often the price was changed. */
  prices: number
  /** The text that was opened last. */
  text: string
  /** The pieces of code that have come. */
  readonly loaded: string[]
}

export const nothingSent = (): Sent => ({
  submissionId: '',
  gsmNumber: '',
  codeTo: '',
  prices: 0,
  text: '',
  loaded: [],
})

/** A visit whose calls are answered when a path says so. */
export interface WalkedPage extends Visit {
  readonly network: HeldNetwork
  /** What the path does from here on, the present step first. */
  readonly ahead: readonly Pick<WalkedStep, 'event'>[]
  readonly sent: Sent
  /** A buyer from abroad is at the page. */
  readonly isForeign: boolean
}

interface Answer {
  readonly kind?: string
}

/** How the next question of this name will be answered on this path; `error`, when it will break. */
export function answerAhead({ ahead }: Pick<WalkedPage, 'ahead'>, port: string): string | undefined {
  for (const { event } of ahead) {
    if (event.type === `xstate.error.actor.${port}`) return 'error'
    if (event.type !== `xstate.done.actor.${port}`) continue
    return (event as { output?: Answer }).output?.kind ?? 'answered'
  }
  return undefined
}

/** What the search for a lost payment will come to on this path, where it comes to something. */
export function settledAs({ ahead }: Pick<WalkedPage, 'ahead'>): string | undefined {
  for (const { event } of ahead) {
    const { kind = '' } = (event as { output?: Answer }).output ?? {}
    if (event.type === 'xstate.done.actor.askOutcome' && ['paid', 'notCharged'].includes(kind)) return kind
  }
  return undefined
}
