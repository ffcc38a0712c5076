import type { SessionStore } from '../../src/services/storage/session-store'

/** A session store without entries. */
export const EMPTY_SESSION_STORE: SessionStore = {
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
