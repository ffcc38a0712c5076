import { fromCallback } from 'xstate'
import { tabOwnershipMachine } from '../../../machines/around/tab-ownership/machine'
import { type RivalEvent, claimOrder, reloadPage, takeOver } from '../../../machines/around/tab-ownership/ports'
import { implementPort } from '../platform/implement-port'
import type { PaymentLock } from './payment-lock'
import { type TabDeps, createTabLocks } from './tab-locks'

/** What this tab knows of the others, for its machine and for the payment. It loads in parallel with the order. */
export interface Tabs {
  readonly logic: typeof tabOwnershipMachine
  readonly lock: PaymentLock
}

export function openTabs(deps: Omit<TabDeps, 'begunAt'>): Tabs {
  const locks = createTabLocks({ ...deps, begunAt: Date.now() - performance.now() }, window)
  const logic = tabOwnershipMachine.provide({
    actors: {
      claimOrder: implementPort(claimOrder, () => locks.claim()),
      takeOver: implementPort(takeOver, () => locks.takeOver()),
      reloadPage: implementPort(reloadPage, () => {
        // A page with a sent payment must stay, to show its outcome.
        if (deps.hasSent()) return Promise.resolve(undefined)
        location.reload()
        return new Promise<undefined>(() => undefined)
      }),
      rivals: fromCallback<RivalEvent>(({ sendBack }) => locks.subscribe(sendBack)),
    },
  })
  return { logic, lock: locks.lock }
}
