import type { Act, Acts, Incident } from './act'
import { CIRCUMSTANCE_ACTS } from './circumstance'
import { CONNECTION_ACTS } from './connection'
import { NETWORK_ACTS } from './network'
import { OTHER_ANSWER_ACTS } from './other-answer'
import { SPOILT_BODY_ACTS } from './spoilt-body'

export const ACTS: Acts = {
  ...CONNECTION_ACTS,
  ...OTHER_ANSWER_ACTS,
  ...SPOILT_BODY_ACTS,
  ...NETWORK_ACTS,
  ...CIRCUMSTANCE_ACTS,
}

/** `status:503` → the act `status` with the argument `503`. */
function actOf(written: string): { readonly act: Act | undefined; readonly argument: string } {
  const [, name = '', argument = ''] = /^([^:]*):?(.*)$/.exec(written) ?? []
  return { act: Object.hasOwn(ACTS, name) ? ACTS[name] : undefined, argument }
}

export function isAct(written: string): boolean {
  const { act, argument } = actOf(written)
  return act?.argument.test(argument) === true
}

export async function perform(written: string, incident: Omit<Incident, 'argument'>): Promise<Response> {
  const { act, argument } = actOf(written)
  if (!act) throw new Error(`no act is written ${written}`)
  return act.play({ ...incident, argument })
}
