import type { Screen } from '../../../machines/checkout/rules'
import { screenOf } from '../../../machines/checkout/screens'
import { screensAhead } from '../../../machines/checkout/next-screens'
import { hasPaymentUnderWay } from '../../../machines/checkout/views'
import { pressOver } from '../../components/field/press-over'
import { isSavingData, pageIdle } from '../../services/platform/idle'
import { reloadOnce } from '../../services/platform/reload-once'
import { typingOver } from '../../services/platform/typing'
import type { CheckoutActor } from '../../checkout/provider'
import type { ScreenParts, ScreenRegistry } from '../first/frame-parts'

const form = () => import('../../screens/identify/chunk').then(({ identifyParts }) => identifyParts)

/** Each screen is a chunk of its own. Of the first one this is what joins it when it can be used. */
const chunks: Record<Screen, () => Promise<ScreenParts>> = {
  identify: form,
  sdk: form,
  'quick-login': () => import('../../screens/quick-login/chunk').then(({ quickLoginParts }) => quickLoginParts),
  register: () => import('../../screens/register/register').then(({ registerParts }) => registerParts),
  'email-verify': () =>
    import('../../screens/email-verify/email-verify').then(({ emailVerifyParts }) => emailVerifyParts),
  'foreign-number': () =>
    import('../../screens/foreign-phone/foreign-phone').then(({ ForeignPhoneScreen }) => ({
      Main: ForeignPhoneScreen,
    })),
  'change-phone-number': () =>
    import('../../screens/phone-change/phone-change').then(({ PhoneChangeScreen }) => ({ Main: PhoneChangeScreen })),
  otp: () => import('../../screens/otp/otp').then(({ OtpScreen }) => ({ Main: OtpScreen })),
  pay: () => import('../../screens/pay/chunk').then(({ payParts }) => payParts),
  refund: () => import('../../screens/refund/refund').then(({ RefundScreen }) => ({ Main: RefundScreen })),
  settlement: () =>
    import('../../screens/settlement/settlement').then(({ SettlementScreen }) => ({ Main: SettlementScreen })),
  'credit-redirect': () =>
    import('../../screens/redirect/credit-redirect').then(({ CreditRedirectScreen }) => ({
      Main: CreditRedirectScreen,
    })),
  result: () => import('../../screens/result/result').then(({ ResultScreen }) => ({ Main: ResultScreen })),
  'outcome-unknown': () =>
    import('../../screens/outcome-unknown/outcome-unknown').then(({ OutcomeUnknownScreen }) => ({
      Main: OutcomeUnknownScreen,
    })),
  'invalid-token': () =>
    import('../../screens/invalid-token/invalid-token').then(({ InvalidTokenScreen }) => ({
      Main: InvalidTokenScreen,
    })),
  'start-failed': () =>
    import('../../screens/start-failed/start-failed').then(({ StartFailedScreen }) => ({ Main: StartFailedScreen })),
  'opening-failed': () =>
    import('../../screens/opening-failed/opening-failed').then(({ OpeningFailedScreen }) => ({
      Main: OpeningFailedScreen,
    })),
  elsewhere: () =>
    import('../../screens/elsewhere/elsewhere').then(({ ElsewhereScreen }) => ({ Main: ElsewhereScreen })),
  'form-expired': () =>
    import('../../screens/expired/expired').then(({ FormExpiredScreen }) => ({ Main: FormExpiredScreen })),
  'member-expired': () =>
    import('../../screens/expired/expired').then(({ MemberExpiredScreen }) => ({ Main: MemberExpiredScreen })),
}

interface Beside {
  /** Loads the sentences of the screens after the first. They are added before a screen is put into the stock. */
  readonly words: () => Promise<() => void>
  /** Kept once the address says where the machine is: a page that is reloaded begins at its address. */
  readonly addressed: Promise<void>
}

/** The screens that a state leads to load before they are asked for, while the page is idle; with Save-Data they wait. */
export function loadScreens(actor: CheckoutActor, registry: ScreenRegistry, { words, addressed }: Beside) {
  const asked = new Set<Screen>()
  const failed = new Set<Screen>()

  async function fetch(screen: Screen) {
    if (asked.has(screen)) return
    asked.add(screen)
    try {
      const [parts, addWords] = await Promise.all([chunks[screen](), words()])
      // What joins a form that is being typed into would take turns with the keys.
      if (registry.partsOf(screen)) await typingOver()
      await pressOver()
      addWords()
      registry.put(screen, parts)
    } catch {
      failed.add(screen)
      look()
    }
  }

  /**
   * What could not be had ahead of time matters only once its screen is on show; no payment is left for it. A screen that has
   * only just come on show is in the address a moment later.
   */
  async function giveUp(screen: Screen) {
    await addressed.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (!failed.delete(screen)) return
    if (hasPaymentUnderWay(actor.getSnapshot()) || !reloadOnce()) registry.put(screen, 'missing')
  }

  /** One after the other, so that none of them is in the way of what the shopper does or waits for. */
  let isLoadingAhead = false
  async function loadAhead() {
    if (isLoadingAhead || isSavingData()) return
    isLoadingAhead = true
    const next = () => Array.from(screensAhead(actor.getSnapshot())).find((screen) => !asked.has(screen))
    for (let screen = next(); screen; screen = next()) {
      await pageIdle()
      await typingOver()
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
  /** A screen whose code is long on its way has its title and its way back before it is there. */
  async function addWordsAlone() {
    const addWords = await words()
    // An ordinary screen is here by then, and has added them: two changes at once are drawn once.
    await pageIdle()
    await typingOver()
    await pressOver()
    addWords()
  }
  look()
  actor.subscribe(look)
  addWordsAlone().catch(() => undefined)
}
