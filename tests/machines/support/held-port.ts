import { fromPromise } from 'xstate'
import type { Port } from '../../../machines/port'
import { settled } from './settled'

/** A port that writes down what it is asked, and answers when the story says so. */
export interface HeldPort<Output, Input> {
  readonly logic: Port<Output, Input>
  /** Everything that was asked, in order. */
  readonly asked: readonly Input[]
  /** Answers the newest question. */
  answer(output: Output): Promise<void>
  /** The newest question breaks: no connection, a deadline, a nonsensical answer. */
  fail(): Promise<void>
}

export type HeldFor<P> = P extends Port<infer Output, infer Input> ? HeldPort<Output, Input> : never

function holdPort<Output, Input>(): HeldPort<Output, Input> {
  const asked: Input[] = []
  let newest: { answer: (output: Output) => void; fail: (error: Error) => void } | undefined

  async function settleNewest(how: (question: NonNullable<typeof newest>) => void) {
    if (!newest) throw new Error('nobody has asked')
    how(newest)
    await settled()
  }

  return {
    logic: fromPromise<Output, Input>(({ input }) => {
      asked.push(input)
      return new Promise((answer, fail) => {
        newest = { answer, fail }
      })
    }),
    asked,
    answer: (output) =>
      settleNewest(({ answer }) => {
        answer(output)
      }),
    fail: () =>
      settleNewest(({ fail }) => {
        fail(new Error('broken on purpose'))
      }),
  }
}

/** Stands in for a port of a machine, whose type says what it is asked and what it answers. */
export function hold<P>(): HeldFor<P> {
  return holdPort() as HeldFor<P>
}
