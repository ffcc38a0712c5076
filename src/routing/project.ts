import type { RouterHistory } from '@tanstack/react-router'
import { screenOf } from '../../machines/checkout/screens'
import type { CheckoutActor } from '../checkout/provider'
import { type Path, paths, screenAsked } from './paths'
import { createAddressBook } from './router'

/**
 * Keeps the address and the machine in step, both ways. A state writes its path; Back, Forward and typed addresses only ask
 * the machine, and whatever it decides, the address is then put right: a refused Back is put back by a new entry, a refused
 * Forward is overwritten. Returns a function that stops it.
 */
export function projectAddress(actor: CheckoutActor, history: RouterHistory): () => void {
  const book = createAddressBook(history)
  const pathNow = (): Path => paths[screenOf(actor.getSnapshot())]

  function write(how: 'push' | 'replace') {
    const { path, search } = book.here()
    if (path === pathNow()) return
    history[how](book.hrefOf(pathNow(), search))
    history.flush()
  }

  // The address the page was opened at is the first entry: it is put right in its place.
  write('replace')

  // While the machine is asked by an address, its change of state must not write an entry of its own.
  let isAsking = false
  const subscription = actor.subscribe(() => {
    if (!isAsking) write('push')
  })
  const stopListening = history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    isAsking = true
    actor.send({ type: 'address.asked', screen: screenAsked(book.here().path) })
    isAsking = false
    write(action.type === 'FORWARD' || (action.type === 'GO' && action.index > 0) ? 'replace' : 'push')
  })
  return () => {
    stopListening()
    subscription.unsubscribe()
  }
}
