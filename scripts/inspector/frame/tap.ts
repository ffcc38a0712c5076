import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { machineIn, nameOf, stepOf } from '../../../src/services/recorder/recorder'
import type { Answering, Question, Samples, TappedStep, PageMessage } from '../shared/messages'
import { takenArrow } from './arrows'
import { answeringOf } from './events'
import { treeOf } from './tree'

export type Running = Map<string, AnyActorRef>

const TOP = 'checkout'

function questionsOf({ children }: AnyMachineSnapshot): readonly Question[] {
  return Object.entries(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap(([id, child]) => {
    const snapshot = child?.getSnapshot() as { readonly status?: string } | undefined
    if (!child || snapshot?.status !== 'active' || machineIn(snapshot)) return []
    return [{ id, src: typeof child.src === 'string' ? child.src : id }]
  })
}

export interface Tap {
  readonly inspect: (inspected: InspectionEvent) => void
  readonly running: Running
  readonly trySamples: (samples: Samples) => void
}

/**
 * Reports every step of the checkout's machines, without any data of the shopper.
 *
 * @param now milliseconds since the page began
 */
export function createTap(post: (message: PageMessage) => void, now: () => number): Tap {
  const running: Running = new Map()
  const taken = new WeakMap<object, AnyTransitionDefinition[]>()
  let samples: Samples = {}
  let isDue = false

  function postEvents() {
    isDue = false
    const machines: Record<string, Answering> = {}
    for (const [name, actor] of Array.from(running)) {
      const snapshot = machineIn(actor.getSnapshot())
      if (snapshot?.status === 'active') machines[name] = answeringOf(snapshot, samples[snapshot.machine.id] ?? [])
    }
    post({ kind: 'tap.events', machines })
  }

  /** Batches the reports of all steps that one event causes. */
  function postEventsSoon() {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      queueMicrotask(postEvents)
    })
  }

  function stepTo(snapshot: AnyMachineSnapshot, actor: AnyActorRef, event: TappedStep['event'] | object): TappedStep {
    const arrows = taken.get(actor) ?? []
    taken.delete(actor)
    return {
      ...stepOf(snapshot, event as Parameters<typeof stepOf>[1], nameOf(actor, TOP), Math.round(now())),
      chart: snapshot.machine.id,
      arrows: arrows.map(takenArrow),
      active: (snapshot._nodes as readonly AnyStateNode[]).map(({ id }) => id),
      questions: questionsOf(snapshot),
      context: treeOf(snapshot.context),
    }
  }

  return {
    running,
    trySamples(next) {
      samples = next
      postEventsSoon()
    },
    inspect(inspected) {
      const actor = inspected.actorRef as AnyActorRef
      if (inspected.type === '@xstate.microstep') {
        taken.set(actor, [...(taken.get(actor) ?? []), ...inspected._transitions])
        return
      }
      if (inspected.type !== '@xstate.snapshot') return
      const snapshot = machineIn(inspected.snapshot)
      if (!snapshot) return
      const name = nameOf(actor, TOP)
      if (snapshot.status === 'active') running.set(name, actor)
      else if (name !== TOP) running.delete(name)
      try {
        post({ kind: 'tap.step', step: stepTo(snapshot, actor, inspected.event) })
        postEventsSoon()
      } catch {
        // An error here must not break the machine that is being observed.
      }
    },
  }
}
