/** Epoch milliseconds; nothing in the sandbox reads the time elsewhere. */
export interface Clock {
  now(): number
}

/** A clock that the control API can move ahead. The shift is state, so it survives with everything else. */
export function movableClock(base: Clock, state: { readonly shiftSeconds: number }): Clock {
  return { now: () => base.now() + state.shiftSeconds * 1000 }
}
