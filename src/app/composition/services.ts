import { countdownMachine } from '../../../machines/around/countdown/machine'
import { noticeMachine } from '../../../machines/around/notice/machine'
import { leaveForShop } from '../../../machines/checkout/ports'
import { emailMismatchMachine } from '../../../machines/sign-in/email-mismatch/machine'
import { checkMember } from '../../../machines/sign-in/identify/ports'
import { bankDay } from '../../../machines/entities/bank-day'
import type { Flow } from '../../../machines/entities/flow'
import type { BankVisit } from '../../checkout/bank-visit'
import type { OpenCardVault } from '../../checkout/card-vault'
import { pascalOf } from '../../gateways/provider'
import type { RootHandlers } from '../../services/checkout/lazy-checkout'
import { leaveForShopHandler } from '../../services/checkout/leave-for-shop'
import { legalTextLogic } from '../../services/checkout/legal-text'
import { createCardVault } from '../../services/payment/card-vault'
import { clearCardOfFormerBuyer } from '../../services/payment/clear-former-card'
import { bankObserver } from '../../services/reconciliation/bank-observer'
import { createPendingBankRedirect } from '../../services/redirects/pending-bank-redirect'
import { watchAbsence } from '../../services/platform/absence'
import { implementPort } from '../../services/platform/implement-port'
import { ticking } from '../../services/platform/server-clock'
import { clearLoginWhenDone } from '../../services/session/clear-login'
import { foreignPhoneLogic } from '../../services/sign-in/foreign-phone'
import { identifyHandlers } from '../../services/sign-in/identify'
import { otpLogic } from '../../services/sign-in/otp'
import { phoneChangeLogic } from '../../services/sign-in/phone-change'
import { countryHandlers } from '../../services/sign-in/country-choice'
import { registrationLogic } from '../../services/sign-in/registration'
import { addActors } from './add-actors'
import { createCheckoutHandlers } from './checkout-handlers'
import { isLocalTest, parseConfiguration } from './configuration'
import { createHttpDeps, type Deps } from './http-deps'
import type { CompositionInput, ServicesInput } from './input'
import { createSessionDeps } from './session-deps'
import { createTelemetryDeps } from './telemetry-deps'

/** Adds the machines of the sign-in, and those around every screen, to the running checkout. */
function addFirstMachines({ needs: { language, logics }, configuration }: CompositionInput, deps: Deps) {
  const { time, sessionStore, session, events, members, payments, clock, askTime } = deps
  // A code counts for a duration, so it also has a timer where the provider sends no time.
  const otpTime = { ...time, now: time.nowOrDevice }
  // One object, because every sign-in machine must see which codes the others have used up.
  const signIn = {
    members,
    time: otpTime,
    sessionStore,
    session,
    clock: ticking(otpTime, askTime),
    staleOtpReferences: new Set<string>(),
    triedOtpReferences: new Set<string>(),
    resendCooldown: configuration.timings.resendCooldown,
  }
  const identify = identifyHandlers(signIn)
  addActors(logics.checkout, {
    registration: registrationLogic(signIn, logics.countryChoice),
    // The same port handler as the first form's.
    emailMismatch: emailMismatchMachine.provide({
      actors: { checkMember: implementPort(checkMember, identify.checkMember) },
    }),
    foreignPhone: foreignPhoneLogic({
      members,
      payments,
      sessionStore,
      returnPatience: configuration.timings.returnPatience,
    }),
    phoneChange: phoneChangeLogic(signIn),
    countdown: countdownMachine.provide({ actors: { clock } }),
    otp: otpLogic(signIn),
    notice: noticeMachine,
    legalText: legalTextLogic(language, {
      texts: configuration.providerTexts,
      isShownWhereMissing: configuration.testMode,
    }),
    leaveForShop: implementPort(leaveForShop, leaveForShopHandler({ events, sessionStore })),
  })
  return identify
}

/** The name of a flow's beginning, with the product's name in Pascal case. */
function initialFlowOf(flow: Flow, product: string): string {
  return flow === 'pay' ? `payWith${product}Init` : `${flow}ToBalanceInit`
}

const ignore = () => undefined

interface Created {
  readonly handlers: RootHandlers
  readonly vault: OpenCardVault
  readonly bankVisit: () => BankVisit | undefined
  /** The name of this flow's beginning (BOOT-02). */
  readonly initialFlow: string
}

/** Configuration → gateways → services. Throws ConfigurationError. */
export function createServices(needs: ServicesInput): Created {
  const { flow, logics, emit } = needs
  const configuration = parseConfiguration(needs.configurationText, needs.pageOrigin)
  const given = { needs, configuration, isLocalTest: isLocalTest(configuration.testMode, needs.pageOrigin) }
  const sessionDeps = createSessionDeps(given)
  const telemetryDeps = createTelemetryDeps(given, sessionDeps)
  const deps = { ...sessionDeps, ...telemetryDeps, ...createHttpDeps(given, sessionDeps, telemetryDeps) }
  const { time, askTime, submissions, tabs } = deps
  const today = () => bankDay(time.now() ?? Date.now())
  const vault = createCardVault(today)
  // A page that is left, frozen or not, keeps no typed card.
  addEventListener('pagehide', () => {
    vault.clearAll()
  })
  watchAbsence({
    emit,
    timings: configuration.timings,
    time,
    askTime,
    onRestored() {
      vault.clearAll()
      submissions.comeBack()
    },
  })
  clearLoginWhenDone(needs.actor, deps.sessionStore)
  clearCardOfFormerBuyer(needs.actor, vault)
  deps.startTelemetry()
  const identify = addFirstMachines(given, deps)
  const pendingBankRedirect = createPendingBankRedirect({ ...bankObserver(submissions), emit })
  const handlers = createCheckoutHandlers(given, deps, { vault, today, pendingBankRedirect })
  return {
    vault,
    bankVisit: () => pendingBankRedirect.visit(),
    initialFlow: initialFlowOf(flow, pascalOf(configuration.product.slug)),
    handlers: {
      ...identify,
      ...countryHandlers(needs.language),
      ...handlers,
      startOrder(question, signal) {
        // Runs in parallel: the order does not wait for it. A tab that can't detect other tabs counts as the only one.
        tabs().then(({ logic }) => {
          addActors(logics.checkout, { tabOwnership: logic })
          emit({ type: 'tab.joined' })
        }, ignore)
        return handlers.startOrder(question, signal)
      },
    },
  }
}
