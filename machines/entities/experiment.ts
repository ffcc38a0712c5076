/** The experiment that an order takes part in, by its number at the provider: 0, 1, 2. */
export type ExperimentGroup = 'ORIGIN' | 'GROUP_A' | 'GROUP_B'

const GROUPS: readonly ExperimentGroup[] = ['ORIGIN', 'GROUP_A', 'GROUP_B']

/** A number or digits; anything else counts as the original. */
export function experimentGroupOf(told: unknown): ExperimentGroup {
  const isNumber = typeof told === 'number' || (typeof told === 'string' && /^\d+$/.test(told))
  return (isNumber ? GROUPS[Number(told)] : undefined) ?? 'ORIGIN'
}
