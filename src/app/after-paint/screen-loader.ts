import type { Screen } from '../../../machines/checkout/rules'
import { screenOf } from '../../../machines/checkout/screens'
import { nextScreens } from '../../../machines/checkout/next-screens'
import { hasPaymentUnderWay } from '../../../machines/checkout/views'
import { whenPressEnds } from '../../components/field/when-press-ends'
import { isSavingData, whenPageIdle } from '../../services/platform/idle'
import { reloadOnce } from '../../services/platform/reload-once'
import { whenTypingEnds } from '../../services/platform/typing'
import type { CheckoutActor } from '../../checkout/provider'
import type { ScreenParts, ScreenRegistry } from '../first/frame-parts'

/** Each screen is a chunk. The first screen is in the page already; its chunk adds parts once the form can be used. */
const chunks: Record<Screen, () => Promise<{ readonly parts: ScreenParts }>> = {
  identify: () => import('../../screens/identify/chunk'),
  sdk: () => import('../../screens/identify/chunk'),
  'quick-login': () => import('../../screens/quick-login/chunk'),
  register: () => import('../../screens/register/register'),
  'email-verify': () => import('../../screens/email-verify/email-verify'),
  'foreign-number': () => import('../../screens/foreign-phone/foreign-phone'),
  'change-phone-number': () => import('../../screens/phone-change/phone-change'),
  otp: () => import('../../screens/otp/otp'),
  pay: () => import('../../screens/pay/chunk'),
  refund: () => import('../../screens/refund/refund'),
  settlement: () => import('../../screens/settlement/settlement'),
  'credit-redirect': () => import('../../screens/redirect/credit-redirect'),
  result: () => import('../../screens/result/result'),
  'outcome-unknown': () => import('../../screens/outcome-unknown/outcome-unknown'),
  'invalid-token': () => import('../../screens/invalid-token/invalid-token'),
  'start-failed': () => import('../../screens/start-failed/start-failed'),
  'opening-failed': () => import('../../screens/opening-failed/opening-failed'),
  elsewhere: () => import('../../screens/elsewhere/elsewhere'),
  'form-expired': () => import('../../screens/expired/form-expired'),
  'member-expired': () => import('../../screens/expired/member-expired'),
}

interface Beside {
  /** Loads the later screens' sentences and returns a function that adds them, which must run before a screen is registered. */
  readonly words: () => Promise<() => void>
  /** Settles once the address matches the machine: a reloaded page restarts from its address. */
  readonly addressed: Promise<void>
}

/** Loads the screens that a state leads to before they are needed, while the page is idle; with Save-Data, only when they are needed. */
export function loadScreens(actor: CheckoutActor, registry: ScreenRegistry, { words, addressed }: Beside) {
  const asked = new Set<Screen>()
  const failed = new Set<Screen>()

  async function fetch(screen: Screen) {
    if (asked.has(screen)) return
    asked.add(screen)
    try {
      const [{ parts }, addWords] = await Promise.all([chunks[screen](), words()])
      // Adding parts to a form that the shopper types in would delay their keystrokes.
      if (registry.partsOf(screen)) await whenTypingEnds()
      await whenPressEnds()
      addWords()
      registry.put(screen, parts)
    } catch {
      failed.add(screen)
      look()
    }
  }

  /**
   * A failed prefetch matters only once its screen is shown, and a payment in progress is never interrupted by a reload. Waits until the
   * address names the new screen, since the reloaded page restarts from it.
   */
  async function giveUp(screen: Screen) {
    await addressed.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (!failed.delete(screen)) return
    if (hasPaymentUnderWay(actor.getSnapshot()) || !reloadOnce()) registry.put(screen, 'missing')
  }

  /** Loads one chunk at a time, so that prefetching does not compete with what the shopper does or waits for. */
  let isLoadingAhead = false
  async function loadAhead() {
    if (isLoadingAhead || isSavingData()) return
    isLoadingAhead = true
    const next = () => Array.from(nextScreens(actor.getSnapshot())).find((screen) => !asked.has(screen))
    for (let screen = next(); screen; screen = next()) {
      await whenPageIdle()
      await whenTypingEnds()
      await fetch(screen)
    }
    isLoadingAhead = false
  }

  function look() {
    const now = screenOf(actor.getSnapshot())
    void fetch(now)
    void loadAhead()
    if (failed.has(now)) void giveUp(now)
  }
  /** Gives a screen whose chunk is slow its title and back button before it arrives. */
  async function addWordsAlone() {
    const addWords = await words()
    // By then a screen that loads normally has added the sentences with its parts, in a single render.
    await whenPageIdle()
    await whenTypingEnds()
    await whenPressEnds()
    addWords()
  }
  look()
  actor.subscribe(look)
  addWordsAlone().catch(() => undefined)
}
