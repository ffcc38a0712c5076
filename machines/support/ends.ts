import type { DoneStateEvent } from 'xstate'

/**
 * How a machine ends. XState computes the output of the final state that was reached and passes it to the machine's own output,
 * both without their types; so `end` checks the one, and `endReached` returns it as the other.
 */
export const endsOf = <Context, Output>() => ({
  /** The output of a final state. */
  end: (output: (args: { readonly context: Context }) => Output) => output,
  /** The output of the machine. */
  endReached: ({ event }: { readonly event: DoneStateEvent }) => event.output as Output,
})
