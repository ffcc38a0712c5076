import type { AnyStateMachine } from 'xstate'

const PUT_OUT = { kind: 'putOut' }

/** Whether the machine's output is the one of the final state that was reached, which XState passes to it. */
function isHandedOn({ root: { output } }: AnyStateMachine): boolean {
  if (typeof output !== 'function') return false
  const event = { type: 'xstate.done.state.paid', output: PUT_OUT }
  return (output as (args: object) => unknown)({ context: {}, event }) === PUT_OUT
}

/** Ends that their state does not decide alone: a machine that has several ends and an output has it from its final states. */
export function endFaults(machine: AnyStateMachine): string[] {
  const ends = Object.values(machine.root.states).filter(({ type }) => type === 'final')
  const silent = ends.filter(({ output }) => output === undefined).map(({ key }) => key)
  if (isHandedOn(machine)) return silent.map((key) => `${machine.id}.${key} ends without an output`)
  if (silent.length < ends.length) return [`${machine.id} drops the output of its final state`]
  return ends.length > 1 && machine.root.output !== undefined
    ? [`${machine.id} has the same output for several final states`]
    : []
}
