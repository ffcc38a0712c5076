import type { CheckoutActor } from '../../../src/checkout/provider'
import { type Moment, type Twist, isLeaving } from './journey-call'
import type { Tab } from './tab'

/** In milliseconds of a loop that turns: a call that was not held back would be sent by then. */
const AWAY = 500

/** In milliseconds, where nothing keeps the loop from turning. */
const TURN = 10

/** On a busy machine a turn takes longer, and the calls that are waited for do so, too. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise((resolve) => {
      AbortSignal.timeout(TURN).addEventListener('abort', resolve)
    })
}

/** A shopper who leaves the page once, at one moment of a payment. */
export function leaving(twist: Twist | undefined, tab: () => Tab) {
  const [how, when] = isLeaving(twist) ? (twist.split(':') as ['exit' | 'hide', Moment]) : []
  let actor: CheckoutActor | undefined
  let isPressed = false
  let isSentOnceLeft = false
  /** The page that the shopper is away from. What the tab opens in its place was not left. */
  let away: Tab['page']

  function exit() {
    actor?.send({ type: 'shopper.askedToExit' })
    actor?.send({ type: 'shopper.exited' })
    // A payment that is pressed or sent is not left.
    if (actor?.getSnapshot().matches({ exit: 'leaving' })) away = tab().page
  }
  function hide() {
    const { page } = tab()
    away = page
    page?.hide()
    void turns(AWAY / TURN).then(() => {
      away = undefined
      page?.show()
    })
  }
  let hasLeft = false
  function at(moment: Moment) {
    if (moment === 'sending' && away !== undefined && tab().page === away) isSentOnceLeft = true
    if (hasLeft || moment !== when || !isPressed) return
    hasLeft = true
    if (how === 'exit') exit()
    else hide()
  }
  return {
    how,
    /** Another price is what the shopper is asked about. */
    isAsked: when === 'asked',
    press: () => {
      isPressed = true
    },
    at,
    overhear(heard: CheckoutActor) {
      actor = heard
      const attempt = heard.getSnapshot().children.payment?.getSnapshot().children.attempt
      if (attempt?.getSnapshot().hasTag('priceChanged')) queueMicrotask(() => at('asked'))
    },
    /** A payment was sent while the shopper was away. */
    isSentOnceLeft: () => isSentOnceLeft,
  }
}
