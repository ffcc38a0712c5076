import type { Words } from '../records/language'

/** What a failure says in both languages, and the group it belongs to where it has one. */
export interface FailureText extends Words {
  readonly group?: string
}

export const inGroup = (group: string, tr: string, en: string): FailureText => ({ group, tr, en })
