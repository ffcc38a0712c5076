import type { Instant } from './instant'

/** Which deadline comes first: the end of the order's token or of the member's login (CNT-04). */
export type DeadlineSide = 'form' | 'member'

export interface Deadline {
  readonly at: Instant
  readonly side: DeadlineSide
}

export interface Expiries {
  /** When the checkout form's token expires; undefined if the provider did not say. */
  readonly form: Instant | undefined
  /** When the member's login expires; undefined while no member is logged in. */
  readonly member: Instant | undefined
  /** Ignores the login's expiry (customCOFormExpireTimeEnabled). */
  readonly isFormOnly: boolean
}

/** The earlier deadline, or the form's alone if the order says so (CNT-01). A tie goes to the form, because its expiry ends the order. */
export function deadlineOf({ form, member, isFormOnly }: Expiries): Deadline | undefined {
  if (member === undefined || isFormOnly) return form === undefined ? undefined : { at: form, side: 'form' }
  if (form === undefined) return { at: member, side: 'member' }
  return form <= member ? { at: form, side: 'form' } : { at: member, side: 'member' }
}
