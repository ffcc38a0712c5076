import { createSessionStore } from '../../services/storage/session-store'
import { createServerClock } from '../../services/platform/server-clock'
import { createSession } from '../../services/session/session'
import { createSubmissions } from '../../services/reconciliation/submission'
import { lazyPaymentLock } from '../../services/tabs/payment-lock'
import type { CompositionInput } from './input'

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** This tab's state for its order: the login, the payment that was sent, and which tab may send one. */
export function createSessionDeps({ needs: { token, flow, emit }, configuration: { timings } }: CompositionInput) {
  const time = createServerClock()
  const storage = () => sessionStorage
  const sessionStore = createSessionStore(token, storage)
  if (flow !== 'pay') sessionStore.saveFlow(flow)
  const session = createSession(time, sessionStore, (endsAt) => {
    emit({ type: 'session.updated', endsAt })
  })
  const tabs = once(async () => {
    const { openTabs } = await import('../../services/tabs/tab-ownership')
    return openTabs({ token, timings, hadSent, hasSent })
  })
  const paymentLock = lazyPaymentLock(tabs)
  const submissions = createSubmissions(sessionStore, time, paymentLock)
  const hasSent = () => submissions.current() !== undefined
  const hadSent = hasSent()
  return { time, storage, sessionStore, session, tabs, paymentLock, submissions, hasSent }
}

export type SessionDeps = ReturnType<typeof createSessionDeps>
