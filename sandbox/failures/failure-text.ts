import type { Words } from '../records/language'

export interface FailureText extends Words {
  readonly group?: string
}

export const inGroup = (group: string, tr: string, en: string): FailureText => ({ group, tr, en })
