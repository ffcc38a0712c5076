const DEADLINE = 400

/** Deadlines for calls that never end: short, but long enough for a call to arrive on a busy machine. */
export const IMPATIENT = {
  readDeadline: DEADLINE,
  loginDeadline: DEADLINE,
  moneyDeadline: DEADLINE,
  preferenceDeadline: DEADLINE,
}
