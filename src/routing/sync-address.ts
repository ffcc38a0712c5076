import type { RouterHistory } from '@tanstack/react-router'
import type { Place } from '../../machines/checkout/rules'
import { journeyStateOf, placeOf } from '../../machines/checkout/screens'
import { type Flow, flowAt } from '../../machines/entities/flow'
import type { Language } from '../../machines/entities/language'
import type { CheckoutActor } from '../checkout/provider'
import { type Path, pathOf } from '../screens/registry'
import { pathWithin } from './mount'
import { overlays } from '../components/modal/overlays'
import { createAddressRouter, type CurrentAddress } from './router'
import { searchWith } from './search'

export interface OpeningAddress {
  /** Path of the address it was opened at. */
  readonly path: string
  /** Place of the machine's first state. */
  readonly place: Place
  /** The link's flow; its order may turn it into another one. */
  readonly flow: Flow
}

/** The page's language, which the address carries too. */
export interface PageLanguage {
  readonly language: () => Language
  /** Returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void
}

/** The state of an overlay's history entry. */
const OVERLAY: object = { isOverlay: true }

/** The current search, with `lang` replaced if the page speaks another language. */
const searchIn = (spoken: Language, { language, search }: Pick<CurrentAddress, 'language' | 'search'>): string =>
  language === spoken ? search : searchWith(search, 'lang', spoken)

/**
 * The search names the link's flow where the path does not: at a path that all flows share, and where an order has turned a link to pay
 * into another flow. A reload or another tab then asks for the same detail again (BOOT-17).
 */
const searchFor = (flow: Flow, wanted: Path, search: string): string =>
  flowAt(wanted) === flow ? search : searchWith(search, 'flow', flow)

/**
 * Syncs the address and the machine, both ways. A state writes its path. Back, Forward and typed addresses send a
 * request to the machine, which decides; then the address is corrected: a refused Back pushes a new entry, a refused
 * Forward is replaced. May start late: it then catches up with what happened since the page was opened. Returns a
 * function that stops it.
 */
export function syncAddress(
  actor: CheckoutActor,
  history: RouterHistory,
  opening: OpeningAddress,
  spoken: PageLanguage,
): () => void {
  const addressRouter = createAddressRouter(history)
  const pathNow = (): Path => pathOf(placeOf(actor.getSnapshot()))

  function write(how: 'push' | 'replace', wanted = pathNow()) {
    const here = addressRouter.here()
    const { path, language, search } = here
    const wantedSearch = searchIn(spoken.language(), { language, search: searchFor(opening.flow, wanted, search) })
    if (path === wanted && search === wantedSearch) return
    const href = addressRouter.hrefOf(wanted, wantedSearch)
    // A change of language alone adds no history entry, and an overlay's stays one.
    if (path === wanted) history.replace(href, history.location.state)
    else history[how](href)
    history.flush()
  }

  // While an address change is sent to the machine, its transition must not write an entry of its own.
  let isAsking = false

  function ask(isForward: boolean) {
    isAsking = true
    // An open overlay is closed first; the page under it stays.
    const hasClosed = overlays.closeTop()
    if (!hasClosed) actor.send({ type: 'address.asked', screen: addressRouter.here().place })
    isAsking = false
    write(isForward ? 'replace' : 'push')
    return hasClosed
  }

  // Each overlay pushes an entry, so that Back closes it. If it was closed in another way, Back skips that entry. The entry itself is marked:
  // it outlives the page that pushed it.
  overlays.onOpen(() => {
    history.push(history.location.href, OVERLAY)
    history.flush()
  })

  const isStarting = () => journeyStateOf(actor.getSnapshot()) === 'arriving.starting'
  // A page opened at the path of its state, or of the first one after starting, gets no entry for it: a new entry would only remove the
  // forward entry of a bank's page that the shopper has left by Back.
  let openedAt: string | undefined
  if (pathWithin(history.location.pathname) === opening.path) {
    const { path } = addressRouter.here()
    // The opening address is the first entry and is corrected in place. The current state gets an entry of its own.
    if (path !== pathNow()) write('replace', pathOf(opening.place))
    write('push')
    if (isStarting()) openedAt = path
  } else ask(false)

  const subscription = actor.subscribe(() => {
    if (!isAsking) write(pathNow() === openedAt ? 'replace' : 'push')
    if (!isStarting()) openedAt = undefined
  })
  const stopWatchingLanguage = spoken.onChange(() => {
    write('replace')
  })
  let entry = history.location.state
  const stopListening = history.subscribe(({ action }) => {
    const from = entry
    entry = history.location.state
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    const hasClosed = ask(action.type === 'FORWARD' || (action.type === 'GO' && action.index > 0))
    if (!hasClosed && 'isOverlay' in from && entry.__TSR_index < from.__TSR_index) history.back()
  })
  return () => {
    stopListening()
    stopWatchingLanguage()
    subscription.unsubscribe()
  }
}
