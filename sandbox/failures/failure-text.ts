import type { Words } from '../records/language'

/** The text of a failure in both languages, and its group if it has one. */
export interface FailureText extends Words {
  readonly group?: string
}

export const inGroup = (group: string, tr: string, en: string): FailureText => ({ group, tr, en })
