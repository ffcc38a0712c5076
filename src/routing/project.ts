import type { RouterHistory } from '@tanstack/react-router'
import { screenOf } from '../../machines/checkout/screens'
import type { CheckoutActor } from '../checkout/provider'
import { type Path, paths, screenAsked } from './paths'
import { createAddressBook } from './router'

/**
 * Keeps the address and the machine in step, both ways. A state writes its path; Back, Forward and typed addresses only ask
 * the machine, and whatever it decides, the address is then put right: a refused Back is put back by a new entry, a refused
 * Forward is overwritten. `openedAt` is the path at which the page began: where the address has moved on since then, before anybody
 * listened, it asks as well. Returns a function that stops it.
 */
export function projectAddress(actor: CheckoutActor, history: RouterHistory, openedAt: string): () => void {
  const book = createAddressBook(history)
  const pathNow = (): Path => paths[screenOf(actor.getSnapshot())]

  function write(how: 'push' | 'replace') {
    const { path, search } = book.here()
    if (path === pathNow()) return
    history[how](book.hrefOf(pathNow(), search))
    history.flush()
  }

  // While the machine is asked by an address, its change of state must not write an entry of its own.
  let isAsking = false

  function ask(isForward: boolean) {
    isAsking = true
    actor.send({ type: 'address.asked', screen: screenAsked(book.here().path) })
    isAsking = false
    write(isForward ? 'replace' : 'push')
  }

  // The address the page was opened at is the first entry: it is put right in its place.
  if (history.location.pathname === openedAt) write('replace')
  else ask(false)

  const subscription = actor.subscribe(() => {
    if (!isAsking) write('push')
  })
  const stopListening = history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    ask(action.type === 'FORWARD' || (action.type === 'GO' && action.index > 0))
  })
  return () => {
    stopListening()
    subscription.unsubscribe()
  }
}
