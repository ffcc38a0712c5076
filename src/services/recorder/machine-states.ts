import type { StateValue, Step } from './recording'

/** The state value of each running machine, by its path. */
export type MachineStates = ReadonlyMap<string, StateValue>

const isBelow = (path: string, machine: string) => path.startsWith(`${machine}.`)

/** The running machines after a step. Machines below the stepping one that the step does not list have ended. */
export function machineStatesAfter(
  places: MachineStates,
  { machine, value, children = [], ended }: Step,
): MachineStates {
  const running = children.map((child) => `${machine}.${child}`)
  const isLeft = (path: string) =>
    !isBelow(path, machine) || running.some((child) => path === child || isBelow(path, child))
  const next = new Map(Array.from(places).filter(([path]) => isLeft(path)))
  // The checkout itself shows its last state; a child that has ended is removed.
  if (ended !== undefined && machine.includes('.')) next.delete(machine)
  else next.set(machine, value)
  return next
}
