import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { ToldEvent } from '../../machines/fixtures/events'
import { type Page, methodOf, payingOf } from './page'
import type { Way } from './shopper'

/** The machine that handles an event: a child of the checkout or of the payment, the checkout itself, or the current method. */
type Hearer =
  keyof ReturnType<Page['actor']['getSnapshot']>['children'] | keyof ReturnType<typeof payingOf> | 'checkout' | 'method'

function hearerIn({ actor }: Page, name: Hearer): AnyActorRef | undefined {
  const snapshot = actor.getSnapshot()
  if (name === 'checkout') return actor
  if (name === 'method') return methodOf(snapshot)
  return { ...snapshot.children, ...payingOf(snapshot) }[name]
}

export const RETRIED = { type: 'shopper.retried' } as const

/** One press, possible while its machine can handle the event. */
export const pressing = (name: string, whose: Hearer, event: ToldEvent): Way => ({
  name,
  isOpen: (page) => (hearerIn(page, whose)?.getSnapshot() as AnyMachineSnapshot | undefined)?.can(event) === true,
  take: (page) => hearerIn(page, whose)?.send(event),
})

/** Ticks the agreement, which all methods share. */
export const agree = ({ actor }: Page) => {
  payingOf(actor.getSnapshot()).payment?.send({ type: 'shopper.agreed', isAgreed: true })
}
