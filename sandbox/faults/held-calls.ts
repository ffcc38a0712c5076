import type { Act, Acts, Arriving } from './act'
import type { FaultRule } from '../records/fault'

/** How a held call continues: by another act or `pass`, before or after it has taken effect. */
interface Release {
  readonly act: string
  readonly phase: 'before' | 'after-commit'
}

export interface HeldCall {
  readonly call: Arriving
  readonly goOn: (how: Release) => void
}

const held = new WeakMap<FaultRule, HeldCall[]>()

export const heldBy = (rule: FaultRule): readonly HeldCall[] => held.get(rule) ?? []

export function takeHeld(rule: FaultRule, taken: HeldCall): void {
  held.set(
    rule,
    heldBy(rule).filter((one) => one !== taken),
  )
}

const hold: Act = {
  argument: /^\d{0,2}$/,
  async play({ argument, answer, call, perform, rule, wire }) {
    if (rule.struck <= Number(argument)) return answer()
    let own: HeldCall | undefined
    const released = new Promise<Release>((goOn) => {
      own = { call, goOn }
      held.set(rule, [...heldBy(rule), own])
    })
    // The exchange closes when the client gives up.
    const word = await Promise.race([released, wire.cut('hang')])
    if (own) takeHeld(rule, own)
    if (word instanceof Response) return word
    if (word.phase === 'before') return perform(word.act, answer)
    const committed = await answer()
    return perform(word.act, () => Promise.resolve(committed))
  },
}

export const HELD_ACTS: Acts = {
  hold,
  pass: { argument: /^$/, play: ({ answer }) => answer() },
}
