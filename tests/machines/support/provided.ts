import { type AnyStateMachine, StateMachine } from 'xstate'

/** XState binds these to the machine that it constructs. */
const BOUND = ['transition', 'getInitialSnapshot', 'getPersistedSnapshot', 'restoreSnapshot', 'start'] as const

type Implementations = AnyStateMachine['implementations']

/**
 * The machine with other implementations, as from its own `provide`. That parses the whole chart again, which takes half of the time of
 * the scenarios; this one shares the parsed states. XState looks implementations up at the snapshot’s machine, never at a state’s.
 */
export function provided<Machine extends AnyStateMachine>(
  machine: Machine,
  changed: Parameters<Machine['provide']>[0],
): Machine {
  const { actors, actions, guards, delays } = machine.implementations
  const others = changed as Partial<Implementations>
  const made = Object.assign(Object.create(StateMachine.prototype) as AnyStateMachine, machine, {
    implementations: {
      actors: { ...actors, ...others.actors },
      actions: { ...actions, ...others.actions },
      guards: { ...guards, ...others.guards },
      delays: { ...delays, ...others.delays },
    },
  })
  for (const name of BOUND) Object.assign(made, { [name]: (StateMachine.prototype[name] as () => unknown).bind(made) })
  return made as Machine
}
