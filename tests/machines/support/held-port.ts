import { fromPromise } from 'xstate'
import type { Port } from '../../../machines/support/port'
import { settled } from './settled'

/** A port that writes down what it is asked, and answers when the scenario says so. */
export interface HeldPort<Output, Input> {
  readonly logic: Port<Output, Input>
  /** Everything that was asked, in order. */
  readonly asked: readonly Input[]
  /** Answers the newest question. */
  answer(output: Output): Promise<void>
  /** The newest question breaks: no connection, a deadline, a nonsensical answer. */
  fail(): Promise<void>
  /** The question that is the newest now, to be answered when others have come after it. */
  hold(): { answer(output: Output): Promise<void> }
}

export type HeldFor<P> = P extends Port<infer Output, infer Input> ? HeldPort<Output, Input> : never

function holdPort<Output, Input>(): HeldPort<Output, Input> {
  const asked: Input[] = []
  let newest: { answer: (output: Output) => void; fail: (error: Error) => void } | undefined

  async function settle(question: typeof newest, how: (question: NonNullable<typeof newest>) => void) {
    if (!question) throw new Error('no machine has asked')
    how(question)
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
      settle(newest, ({ answer }) => {
        answer(output)
      }),
    fail: () =>
      settle(newest, ({ fail }) => {
        fail(new Error('broken on purpose'))
      }),
    hold() {
      const question = newest
      return {
        answer: (output) =>
          settle(question, ({ answer }) => {
            answer(output)
          }),
      }
    },
  }
}

/** Is in for a port of a machine, whose type says what it is asked and what it answers. */
export function hold<P>(): HeldFor<P> {
  return holdPort() as HeldFor<P>
}
