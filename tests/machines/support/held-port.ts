import { fromPromise } from 'xstate'
import type { Port } from '../../../machines/support/port'
import { settled } from './settled'

/** A port that records its inputs and is answered by the test. */
export interface HeldPort<Output, Input> {
  readonly logic: Port<Output, Input>
  readonly asked: readonly Input[]
  answer(output: Output): Promise<void>
  /** Rejects the latest call: no connection, a deadline, an unusable answer. */
  fail(): Promise<void>
  /** The latest call, to be answered after later ones. */
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

export function hold<P>(): HeldFor<P> {
  return holdPort() as HeldFor<P>
}
