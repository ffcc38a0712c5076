import type { RouterHistory } from '@tanstack/react-router'
import type { Place } from '../../machines/checkout/rules'
import { placeOf } from '../../machines/checkout/screens'
import type { Language } from '../../machines/entities/language'
import type { CheckoutActor } from '../checkout/provider'
import { type Path, pathOf } from '../screens/registry'
import { pathWithin } from './mount'
import { overlays } from '../components/modal/overlays'
import { createAddressBook, type Here } from './router'
import { searchWith } from './search'

/** How the page began. */
export interface Opening {
  /** Of the address it was opened at. */
  readonly path: string
  /** Where it began. */
  readonly place: Place
}

/** What the page speaks, which an address says as well. */
export interface Spoken {
  readonly language: () => Language
  /** Returns a function that stops it. */
  readonly onChange: (listener: () => void) => () => void
}

/** The present search, unless it names another language than the page speaks. */
const searchIn = (spoken: Language, { language, search }: Here): string =>
  language === spoken ? search : searchWith(search, 'lang', spoken)

/**
 * Keeps the address and the machine in step, both ways. A state writes its path; Back, Forward and typed addresses only ask
 * the machine, which decides; the address is then put right: a refused Back is put back by a new entry, a refused
 * Forward is overwritten. It may begin late: what has happened since the page was opened is then made good. Returns a function that
 * stops it.
 */
export function projectAddress(
  actor: CheckoutActor,
  history: RouterHistory,
  opening: Opening,
  spoken: Spoken,
): () => void {
  const book = createAddressBook(history)
  const pathNow = (): Path => pathOf(placeOf(actor.getSnapshot()))

  function write(how: 'push' | 'replace', wanted = pathNow()) {
    const here = book.here()
    const { path, search } = here
    const wantedSearch = searchIn(spoken.language(), here)
    if (path === wanted && search === wantedSearch) return
    // Another language is no other place.
    history[path === wanted ? 'replace' : how](book.hrefOf(wanted, wantedSearch))
    history.flush()
  }

  // While the machine is asked by an address, its change of state must not write an entry of its own.
  let isAsking = false

  function ask(isForward: boolean) {
    isAsking = true
    // What is over the page is what goes; the page under it stays as it is.
    const hasClosed = overlays.closeTop()
    if (!hasClosed) actor.send({ type: 'address.asked', screen: book.here().place })
    isAsking = false
    write(isForward ? 'replace' : 'push')
    return hasClosed
  }

  // What is over the page has an entry of its own, for Back to leave; once it is gone otherwise, Back goes past that.
  const over = new Set<number>()
  const indexNow = () => history.location.state.__TSR_index
  overlays.onOpen(() => {
    history.push(history.location.href)
    history.flush()
    over.add(indexNow())
  })

  if (pathWithin(history.location.pathname) === opening.path) {
    // The address the page was opened at is the first entry: it is put right in its place. What came after gets an entry of its own.
    write('replace', pathOf(opening.place))
    write('push')
  } else ask(false)

  const subscription = actor.subscribe(() => {
    if (!isAsking) write('push')
  })
  const stopHearing = spoken.onChange(() => {
    write('replace')
  })
  let index = indexNow()
  const stopListening = history.subscribe(({ action }) => {
    const from = index
    index = indexNow()
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    const wasOver = over.delete(from)
    if (!ask(action.type === 'FORWARD' || (action.type === 'GO' && action.index > 0)) && wasOver && index < from)
      history.back()
  })
  return () => {
    stopListening()
    stopHearing()
    subscription.unsubscribe()
  }
}
