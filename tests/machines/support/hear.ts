import type { AnyActorRef, AnyMachineSnapshot, EventObject, SimulatedClock } from 'xstate'
import type { HeldPort } from './held-port'
import { settled } from './settled'
import type { Step } from './way-table'

/** A guard that throws in `can` also throws when the event is sent, so the machine counts as a receiver. */
function canHear(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return true
  }
}

type Children = Readonly<Record<string, AnyActorRef | undefined>>

function hearerOf(actor: AnyActorRef, event: EventObject): AnyActorRef | undefined {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined
  // Ports and event sources have no children and accept no events.
  if (!snapshot?.children) return undefined
  for (const child of Object.values<AnyActorRef | undefined>(snapshot.children as Children)) {
    const hearer = child && hearerOf(child, event)
    if (hearer) return hearer
  }
  return canHear(snapshot, event) ? actor : undefined
}

/** Sends each event to the deepest machine that accepts it, at or below this one. Throws if there is none. */
export function tellBelow(actor: AnyActorRef, events: readonly EventObject[]): void {
  for (const event of events) {
    const hearer = hearerOf(actor, event)
    if (!hearer) throw new Error(`no machine can hear ${event.type}`)
    hearer.send(event)
  }
}

interface Going {
  readonly actor: AnyActorRef
  readonly clock: SimulatedClock
  readonly ports: Readonly<Record<string, Pick<HeldPort<never, never>, 'answer' | 'fail'>>>
}

export async function go({ actor, clock, ports }: Going, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('wait' in step) clock.increment(step.wait)
    else if ('type' in step) tellBelow(actor, [step])
    else {
      const port = ports[step.port]
      if (!port) throw new Error(`no test holds ${step.port}`)
      await settled()
      await (step.isBroken ? port.fail() : port.answer(step.output as never))
    }
  }
  await settled()
}
