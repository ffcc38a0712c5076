import type { Submission } from '../attempt/ports'
import type { FormOutput } from './ports'

/** The final states that every form has. `end` is the machine's own, so that its output type is checked. */
export const formEndsOf = <Context, Drafts, Submitted extends Submission, End>(
  end: (output: (args: { readonly context: Context }) => FormOutput<Drafts, Submitted>) => End,
  submissionOf: (context: Context) => Submitted,
  draftsOf: (context: Context) => Drafts,
) =>
  ({
    submitted: {
      type: 'final',
      output: end(({ context }) => ({
        kind: 'submitted',
        submission: submissionOf(context),
        drafts: draftsOf(context),
      })),
    },
    left: { type: 'final', output: end(({ context }) => ({ kind: 'left', drafts: draftsOf(context) })) },
  }) as const
