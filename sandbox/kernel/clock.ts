/** Epoch milliseconds. The only source of time in the sandbox. */
export interface Clock {
  now(): number
}

/** A clock that the control API can move forward. The shift is part of the state, so it is stored with everything else. */
export function movableClock(base: Clock, state: { readonly shiftSeconds: number }): Clock {
  return { now: () => base.now() + state.shiftSeconds * 1000 }
}
