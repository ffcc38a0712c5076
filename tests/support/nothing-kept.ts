import type { Keeper } from '../../src/services/storage/kept-entry'

/** A tab that keeps nothing. */
export const NOTHING_KEPT: Keeper = {
  login: () => undefined,
  code: () => undefined,
  admission: () => undefined,
  submission: () => undefined,
  keepLogin: () => undefined,
  keepCode: () => undefined,
  keepAdmission: () => undefined,
  keepFlow: () => undefined,
  keepSubmission: () => undefined,
  keepReturning: () => undefined,
  forgetLogin: () => undefined,
}
