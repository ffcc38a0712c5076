import type { SnapshotFrom } from 'xstate'
import type { Agreement, AgreementName } from '../../entities/agreement'
import type { readingMachine } from './machine'

export type ReadingView =
  | { readonly kind: 'loading' | 'failed'; readonly text: AgreementName }
  | { readonly kind: 'reading'; readonly text: AgreementName; readonly agreement: Agreement }

/** What is on show of a text; one that was closed keeps its last look while it goes. */
export function readingView(snapshot: SnapshotFrom<typeof readingMachine>): ReadingView {
  const { text, agreement } = snapshot.context
  if (agreement) return { kind: 'reading', text, agreement }
  return { kind: snapshot.matches('failed') ? 'failed' : 'loading', text }
}
