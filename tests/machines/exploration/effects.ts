import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
  createActor,
} from 'xstate'

/** The effects of a step that change the state of the whole system. */
export type Effect =
  | { readonly kind: 'spawn'; readonly id: string; readonly src: string; readonly input: unknown }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'send'; readonly to: string; readonly event: EventObject }
  | { readonly kind: 'wait'; readonly id: string; readonly event: EventObject; readonly delay: number }
  | { readonly kind: 'cancel'; readonly id: string }

export interface Stepped {
  readonly snapshot: AnyMachineSnapshot
  readonly effects: readonly Effect[]
}

interface Raw {
  readonly type: string
  readonly params: unknown
}

interface Params {
  readonly id: string
  readonly src: string
  readonly input: unknown
  readonly targetId: string
  readonly event: EventObject
  readonly delay: number | undefined
  readonly sendId: string
}

function effectOf({ type, params }: Raw): Effect | undefined {
  const { id, src, input, targetId, event, delay, sendId } = (params ?? {}) as Params
  switch (type) {
    case 'xstate.spawnChild':
      return { kind: 'spawn', id, src, input }
    case 'xstate.stopChild':
      return { kind: 'stop', id }
    case 'xstate.sendTo':
      return { kind: 'send', to: targetId, event }
    case 'xstate.raise':
      // An event raised without a delay was already processed in the same step.
      return delay === undefined ? undefined : { kind: 'wait', id, event, delay }
    case 'xstate.cancel':
      return { kind: 'cancel', id: sendId }
    default:
      // Other effects (assigns, emitted events) are in the snapshot or do not matter here.
      return undefined
  }
}

type Scope = Parameters<AnyStateMachine['transition']>[2]

const scopes = new WeakMap<AnyStateMachine, Scope>()

const listeners = new WeakMap<AnyStateMachine, (event: InspectionEvent) => void>()

/** Passes the inspection events of a machine's steps to a listener. */
export function listenToSteps(machine: AnyStateMachine, tell: (event: InspectionEvent) => void) {
  listeners.set(machine, tell)
  // The next step makes a scope that is inspected.
  scopes.delete(machine)
}

/**
 * Scope for stepping a machine without running it. XState's own `transition` creates an actor, with an unused snapshot, for every
 * step; one scope for all steps halves the time of an exploration.
 */
function scopeOf(machine: AnyStateMachine): Scope {
  const known = scopes.get(machine)
  if (known) return known
  const inspect = listeners.get(machine)
  const self = createActor(machine, inspect && { inspect })
  const nothing = () => undefined
  const scope: Scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  scopes.set(machine, scope)
  return scope
}

function stepped(machine: AnyStateMachine, step: (scope: Scope) => AnyMachineSnapshot): Stepped {
  const effects: Effect[] = []
  const snapshot = step({
    ...scopeOf(machine),
    actionExecutor: (action) => {
      const effect = effectOf(action)
      if (effect) effects.push(effect)
    },
  })
  return { snapshot, effects }
}

/** The first step of a machine, without running it. */
export function firstStep(machine: AnyStateMachine, input: unknown): Stepped {
  return stepped(machine, (scope) => machine.getInitialSnapshot(scope, input))
}

/** One event in one machine, without running it. */
export function nextStep(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): Stepped {
  return stepped(machine, (scope) => machine.transition(snapshot, event, scope))
}
