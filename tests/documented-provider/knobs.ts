import type { Knob } from './knob.ts'
import { knobsOfLogin } from './knobs-of-login.ts'
import { knobsOfPayments } from './knobs-of-payments.ts'
import { knobsOfSending } from './knobs-of-sending.ts'
import { knobsOfValues } from './knobs-of-values.ts'
import { seeded } from './random.ts'

/** The freedoms that the documents leave; `set` and `excludes` say what can't be combined. Applied in this order: values last. */
const table = { ...knobsOfLogin, ...knobsOfPayments, ...knobsOfSending, ...knobsOfValues }

export type KnobName = keyof typeof table

export const KNOBS: Readonly<Record<KnobName, Knob>> = table

export const isKnobName = (name: string): name is KnobName => Object.hasOwn(KNOBS, name)

export const KNOB_NAMES: readonly KnobName[] = Object.keys(KNOBS).filter(isKnobName)

export const canBeTogether = (one: KnobName, other: KnobName): boolean => {
  const [first, second] = [KNOBS[one], KNOBS[other]]
  const sameSet = first.set !== undefined && first.set === second.set
  const excluded = (first.excludes ?? []).includes(other) || (second.excludes ?? []).includes(one)
  return one === other || (!sameSet && !excluded)
}

export const randomKnobs = (seed: number): readonly KnobName[] => {
  const random = seeded(seed)
  const share = 0.1 + random() * 0.4
  return KNOB_NAMES.map((name) => ({ name, turn: random(), at: random() }))
    .sort((one, other) => one.at - other.at)
    .filter(({ name, turn }) => turn < share && KNOBS[name].apart !== true)
    .reduce<readonly KnobName[]>(
      (chosen, { name }) => (chosen.every((other) => canBeTogether(name, other)) ? [...chosen, name] : chosen),
      [],
    )
}
