import type { Instant } from './instant'

/** Whose time runs out first: the order's, or the member's login (CNT-04). */
export type DeadlineSide = 'form' | 'member'

export interface Deadline {
  readonly at: Instant
  readonly side: DeadlineSide
}

export interface Expiries {
  /** When the checkout form's token ends; undefined when the provider did not say. */
  readonly form: Instant | undefined
  /** When the member's login ends; undefined while nobody is logged in. */
  readonly member: Instant | undefined
  /** The form's own time alone counts (customCOFormExpireTimeEnabled). */
  readonly isFormOnly: boolean
}

/** The earlier of the two, or the form's alone where the order says so (CNT-01). A tie is the form's: its end ends the order. */
export function deadlineOf({ form, member, isFormOnly }: Expiries): Deadline | undefined {
  if (member === undefined || isFormOnly) return form === undefined ? undefined : { at: form, side: 'form' }
  if (form === undefined) return { at: member, side: 'member' }
  return form <= member ? { at: form, side: 'form' } : { at: member, side: 'member' }
}
