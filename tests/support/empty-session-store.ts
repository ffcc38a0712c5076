import type { SessionStore } from '../../src/services/storage/session-store'

export const EMPTY_SESSION_STORE: SessionStore = {
  login: () => undefined,
  code: () => undefined,
  admission: () => undefined,
  submission: () => undefined,
  saveLogin: () => undefined,
  saveCode: () => undefined,
  saveAdmission: () => undefined,
  saveFlow: () => undefined,
  saveSubmission: () => undefined,
  saveReturning: () => undefined,
  clearLogin: () => undefined,
  leavePage: () => undefined,
}
