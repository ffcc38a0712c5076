import { endSessions } from '../members/session'
import { type Acts, NOTHING } from './act'

/** Nothing happens to the answer itself, but to what it was given, or is used, in. */
export const CIRCUMSTANCE_ACTS: Acts = {
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
