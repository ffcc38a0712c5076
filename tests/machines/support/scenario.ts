/** A scenario is a function of the machine, so that it can run again with a changed machine. */
export type Scenario<Machine> = (machine: Machine) => Promise<void> | void

export type Scenarios<Machine> = Readonly<Record<string, Scenario<Machine>>>
