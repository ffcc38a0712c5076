import { INPUTS } from '../fixtures/inputs'
import { FAMILY, exploreCheckout } from './checkout-space'
import { type Violation, judgedBy, violationsOf } from './law'
import type { Step } from './explore'
import { LAWS } from './laws'
import { ORDER_FAMILY, exploreOrder } from './orders'
import type { Plant } from './plants'

/** The shortest path on which the mistake's law notices it; undefined if it does not. */
export function noticedBy({ law: name, machine, children, inputs, order }: Plant): Violation | undefined {
  const law = LAWS.find((each) => each.name === name)
  if (!law) throw new Error(`there is no law “${name}”`)
  const judge = judgedBy([law])
  const changed = {
    judge,
    ...(machine && { machine }),
    ...(children && { family: { ...(order ? ORDER_FAMILY : FAMILY), ...children } }),
    // A law about the whole space needs the complete exploration.
    ...(law.ofSpace === undefined && {
      isEnough: (step: Step) => [...judge.ofPlace(step.after), ...judge.ofStep(step)].length > 0,
    }),
  }
  const space = order
    ? exploreOrder({ name: 'planted', flags: order }, changed)
    : exploreCheckout({ ...changed, inputs: inputs ?? INPUTS.checkout.slice(0, 1) })
  return violationsOf([law], space)[0]
}
