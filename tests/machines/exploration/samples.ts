import fc from 'fast-check'
import { type AnyStateMachine, type EventObject, createActor, createMachine } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { FAMILY } from './checkout-space'
import { EVENTS } from '../fixtures/events'
import { INPUTS } from '../fixtures/inputs'

type Rows = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>

/** The root machine and all of its descendants. */
export const MACHINES: readonly AnyStateMachine[] = [checkoutMachine, ...Object.values(FAMILY)]

export const events = Object.values(EVENTS as unknown as Rows).flatMap((rows) =>
  Object.values(rows).flat(),
) as EventObject[]

export const contexts = MACHINES.flatMap((machine) =>
  ((INPUTS as unknown as Readonly<Record<string, readonly unknown[]>>)[machine.id] ?? []).map(
    (input) => createActor(machine, { input }).getSnapshot().context as unknown,
  ),
)

/** Personal data and provider text that must never be recorded. */
export const canaries = fc.oneof(
  fc.emailAddress(),
  fc.uuid(),
  fc.stringMatching(/^\+90 5\d\d \d{3} \d\d \d\d$/),
  fc.stringMatching(/^\d{11,16}$/),
  fc.string({ minLength: 8 }),
)

/** A machine with this context that toggles between two states. */
export const toggling = (context: unknown, type: string) =>
  createMachine({
    id: 'checkout',
    context: context as Record<string, unknown>,
    initial: 'open',
    states: { open: { on: { [type]: 'shut' } }, shut: { on: { [type]: 'open' } } },
  })
