import { endSessions } from '../members/session'
import { type Act, type Acts, type Incident, NOTHING } from './act'
import { HELD_ACTS } from './held-calls'
import { NETWORK_ACTS } from './network'
import { OTHER_ANSWER_ACTS } from './other-answer'
import { SPOILT_BODY_ACTS } from './spoilt-body'

const CONNECTION_ACTS: Acts = {
  delay: {
    argument: /^\d{1,6}$/,
    play: async ({ argument, answer, deps }) => {
      await deps.wait(Number(argument))
      return answer()
    },
  },
  reset: { argument: NOTHING, play: ({ wire }) => wire.cut('reset') },
  hang: { argument: NOTHING, play: ({ wire }) => wire.cut('hang') },
}

/** Acts that leave the answer unchanged, but change the clock or the session it depends on. */
const CIRCUMSTANCE_ACTS: Acts = {
  clock: {
    argument: /^\+\d{1,7}$/,
    play: ({ argument, answer, call, deps }) => {
      const order = deps.state.orders.get(call.token ?? '')
      if (order) order.shiftSeconds += Number(argument)
      return answer()
    },
  },
  'token-revoked': {
    argument: NOTHING,
    play: ({ answer, call, deps }) => {
      endSessions(deps, call.token)
      return answer()
    },
  },
}

export const ACTS: Acts = {
  ...CONNECTION_ACTS,
  ...OTHER_ANSWER_ACTS,
  ...SPOILT_BODY_ACTS,
  ...NETWORK_ACTS,
  ...CIRCUMSTANCE_ACTS,
  ...HELD_ACTS,
}

/** `status:503` → the act `status` with the argument `503`. */
function actOf(written: string): { readonly act: Act | undefined; readonly argument: string } {
  const [, name = '', argument = ''] = /^([^:]*):?(.*)$/s.exec(written) ?? []
  return { act: Object.hasOwn(ACTS, name) ? ACTS[name] : undefined, argument }
}

export function isAct(written: string): boolean {
  const { act, argument } = actOf(written)
  return act?.argument.test(argument) === true
}

export async function perform(written: string, incident: Omit<Incident, 'argument' | 'perform'>): Promise<Response> {
  const { act, argument } = actOf(written)
  if (!act) throw new Error(`no act is written ${written}`)
  const other: Incident['perform'] = (name, answer) => perform(name, { ...incident, answer })
  return act.play({ ...incident, argument, perform: other })
}
