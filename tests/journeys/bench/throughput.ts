import { checkoutMachine } from '../../../machines/checkout/machine'
import { FAMILY, CHECKOUT_INPUTS } from '../../machines/exploration/checkout-space'
import { checkoutFace } from '../../machines/exploration/checkout-face'
import { explore } from '../../machines/exploration/explore'

/** Transitions of the whole checkout in a second, of its first ones. */
export function transitionsPerSecond(wanted: number): number {
  let taken = 0
  const began = performance.now()
  explore({
    ...{ machine: checkoutMachine, inputs: CHECKOUT_INPUTS, family: FAMILY, faceOf: checkoutFace },
    isEnough: () => {
      taken += 1
      return taken >= wanted
    },
  })
  return (taken / (performance.now() - began)) * 1000
}
