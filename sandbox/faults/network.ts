import { type Acts, NOTHING } from './act'
import type { FaultRule } from '../records/fault'

/** Answers that are held back, by the rule that holds them: at most one a rule. */
const held = new WeakMap<FaultRule, () => void>()

/** For the other answer to leave before the one that was held. */
const HEAD_START = 20

/** A call that concerns the rule was answered: one that waited for that may go. */
export function letGo(rule: FaultRule): void {
  held.get(rule)?.()
}

/** What a network does with calls and answers on their way. */
export const NETWORK_ACTS: Acts = {
  // The first answer is lost, and the caller hears the second.
  dup: {
    argument: NOTHING,
    play: async ({ answer, again }) => {
      await answer()
      return again()
    },
  },
  reorder: {
    // For so many milliseconds at most.
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
