/** A told scenario: a function of the machine, so that it can be told again with a machine that was changed. */
export type Scenario<Machine> = (machine: Machine) => Promise<void> | void

/** Scenarios by their titles. */
export type Told<Machine> = Readonly<Record<string, Scenario<Machine>>>
