import type { SnapshotFrom } from 'xstate'
import type { Agreement, AgreementName } from '../../entities/agreement'
import type { legalTextMachine } from './machine'

export type LegalTextView =
  | { readonly kind: 'loading' | 'failed'; readonly text: AgreementName }
  | { readonly kind: 'reading'; readonly text: AgreementName; readonly agreement: Agreement }

/** A closed text keeps its last view, so that it stays visible during the closing animation. */
export function legalTextView(snapshot: SnapshotFrom<typeof legalTextMachine>): LegalTextView {
  const { text, agreement } = snapshot.context
  if (agreement) return { kind: 'reading', text, agreement }
  return { kind: snapshot.matches('failed') ? 'failed' : 'loading', text }
}
