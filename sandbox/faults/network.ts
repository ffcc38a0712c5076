import { type Acts, NOTHING } from './act'
import type { FaultRule } from '../records/fault'

/** The answers that are held back, by the rule that holds them: at most one per rule. */
const held = new WeakMap<FaultRule, () => void>()

/** Milliseconds, so that the other answer leaves before the held one. */
const HEAD_START = 20

/** Another call of the rule was answered, so the answer that waited for it is released. */
export function letGo(rule: FaultRule): void {
  held.get(rule)?.()
}

export const NETWORK_ACTS: Acts = {
  // The first answer is lost, and the client receives the second.
  dup: {
    argument: NOTHING,
    play: async ({ answer, again }) => {
      await answer()
      return again()
    },
  },
  reorder: {
    // The maximum number of milliseconds to hold the answer.
    argument: /^[1-9]\d{0,4}$/,
    play: async ({ argument, answer, rule, deps }) => {
      if (held.has(rule)) return answer()
      const overtaken = new Promise<void>((resolve) => held.set(rule, resolve)).then(() => deps.wait(HEAD_START))
      await Promise.race([overtaken, deps.wait(Number(argument))])
      held.delete(rule)
      return answer()
    },
  },
}
