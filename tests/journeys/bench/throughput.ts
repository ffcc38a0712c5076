import { exploreCheckout } from '../../machines/exploration/checkout-space'

/** Transitions per second over the first transitions of the whole checkout. */
export function transitionsPerSecond(wanted: number): number {
  let taken = 0
  const began = performance.now()
  exploreCheckout({
    isEnough: () => {
      taken += 1
      return taken >= wanted
    },
  })
  return (taken / (performance.now() - began)) * 1000
}
