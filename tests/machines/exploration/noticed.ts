import { INPUTS } from '../fixtures/inputs'
import { FAMILY, exploreCheckout } from './checkout-space'
import { type Violation, breaks, violationsOf } from './law'
import { LAWS } from './laws'
import { ORDER_FAMILY, exploreOrder } from './orders'
import type { Plant } from './plants'

/** The shortest path on which the mistake's law notices it; undefined if it does not. */
export function noticedBy({ law: name, machine, children, inputs, order }: Plant): Violation | undefined {
  const law = LAWS.find((each) => each.name === name)
  if (!law) throw new Error(`there is no law “${name}”`)
  const changed = {
    ...(machine && { machine }),
    ...(children && { family: { ...(order ? ORDER_FAMILY : FAMILY), ...children } }),
    // A law about the whole space needs the complete exploration.
    ...(law.ofSpace === undefined && { isEnough: breaks([law]) }),
  }
  const space = order
    ? exploreOrder({ name: 'planted', flags: order }, changed)
    : exploreCheckout({ ...changed, inputs: inputs ?? INPUTS.checkout.slice(0, 1) })
  return violationsOf([law], space)[0]
}
