const DEADLINE = 400

/** For what never ends: soon over, and still long enough for a call to arrive on a busy machine. */
export const IMPATIENT = {
  readDeadline: DEADLINE,
  loginDeadline: DEADLINE,
  moneyDeadline: DEADLINE,
  preferenceDeadline: DEADLINE,
}
