import type { SessionStore } from '../../src/services/storage/session-store'

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
