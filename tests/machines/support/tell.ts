/** A scenario: a function of the machine, so that it can run again with a changed machine. */
export type Scenario<Machine> = (machine: Machine) => Promise<void> | void

/** Scenarios by their titles. */
export type Told<Machine> = Readonly<Record<string, Scenario<Machine>>>
