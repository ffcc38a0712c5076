import type { LoginKeeper } from '../../src/services/kept-login'

/** A tab that keeps nothing. */
export const NOTHING_KEPT: LoginKeeper = { read: () => undefined, keep: () => undefined, forget: () => undefined }
