import type { CheckoutActor } from '../../../src/checkout/provider'
import { type Moment, type Twist, isLeaving } from './journey-call'
import type { Tab } from './tab'

/** In milliseconds of a turning event loop: a call that is not held back would be sent by then. */
const AWAY = 500

/** In milliseconds, on an idle event loop. */
const TURN = 10

/** Counts turns instead of time: on a busy machine both the turns and the awaited calls take longer. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise((resolve) => {
      AbortSignal.timeout(TURN).addEventListener('abort', resolve)
    })
}

/** A shopper who leaves the page once, at a given moment of a payment. */
export function leaving(twist: Twist | undefined, tab: () => Tab) {
  const [how, when] = isLeaving(twist) ? (twist.split(':') as ['exit' | 'hide', Moment]) : []
  let actor: CheckoutActor | undefined
  let isPressed = false
  let isSentOnceLeft = false
  /** The page that the shopper has left. A page that the tab opens later was not left. */
  let away: Tab['page']

  function exit() {
    actor?.send({ type: 'shopper.askedToExit' })
    actor?.send({ type: 'shopper.exited' })
    // The page refuses to leave during a pressed or sent payment.
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
    /** Whether the shopper leaves at the question about a new price. */
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
    isSentOnceLeft: () => isSentOnceLeft,
  }
}
