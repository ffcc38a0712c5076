import type { WordKey } from '../../../words/table'

/** Why it can't be paid yet, whatever the method. */
export const REASONS = {
  connection: 'payment.reason.connection',
  agreement: 'payment.reason.agreement',
} as const satisfies Readonly<Record<string, WordKey>>
