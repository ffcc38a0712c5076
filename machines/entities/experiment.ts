/** The experiment that an order takes part in, by its number at the provider: 0, 1, 2. */
export type ExperimentGroup = 'ORIGIN' | 'GROUP_A' | 'GROUP_B'

const GROUPS: readonly ExperimentGroup[] = ['ORIGIN', 'GROUP_A', 'GROUP_B']

/** A number that is none of them counts as the original. */
export const experimentGroupOf = (told: unknown): ExperimentGroup => GROUPS[Number(told)] ?? 'ORIGIN'
