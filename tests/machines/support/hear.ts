import type { AnyActorRef, AnyMachineSnapshot, EventObject, SimulatedClock } from 'xstate'
import type { HeldPort } from './held-port'
import { settled } from './settled'
import type { Step } from './way-table'

/** A guard that breaks at the question breaks at the event, too: its machine hears it. */
function canHear(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return true
  }
}

type Children = Readonly<Record<string, AnyActorRef | undefined>>

/** The one that can hear it, of several the one that is farthest below. */
function hearerOf(actor: AnyActorRef, event: EventObject): AnyActorRef | undefined {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined
  // A port and a source have no children, and hear nothing.
  if (!snapshot?.children) return undefined
  for (const child of Object.values<AnyActorRef | undefined>(snapshot.children as Children)) {
    const hearer = child && hearerOf(child, event)
    if (hearer) return hearer
  }
  return canHear(snapshot, event) ? actor : undefined
}

/** Sends everything to a machine that can hear it, at the machine or anywhere below. */
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

/** Goes steps of the table over held ports. */
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
