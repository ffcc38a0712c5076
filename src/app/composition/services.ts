import { bankDay } from '../../../machines/entities/bank-day'
import { countdownMachine } from '../../../machines/around/countdown/machine'
import { leaveForShop, type HostEvent } from '../../../machines/checkout/ports'
import type { Flow } from '../../../machines/entities/flow'
import type { Language } from '../../../machines/entities/language'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { RawAnswer } from '../../gateways/answer'
import { noticeMachine } from '../../../machines/around/notice/machine'
import { initialFlowOf } from './initial-flow'
import { createHttp, reachHost } from '../../gateways/http'
import { pascalOf } from '../../gateways/provider'
import { createMemberGateway } from '../../gateways/member/gateway'
import { createPaymentGateway } from '../../gateways/payment/gateway'
import { createCardVault } from '../../services/payment/card-vault'
import { checkoutHandlers } from '../../services/checkout/checkout'
import { foreignPhoneLogic } from '../../services/sign-in/foreign-phone'
import { emailMismatchLogic } from '../../services/sign-in/email-mismatch'
import { identifyHandlers } from '../../services/sign-in/identify'
import { watchAbsence } from '../../services/platform/absence'
import { watchConnection } from '../../services/platform/connection'
import { httpObserver } from '../../services/platform/http-observer'
import { logFault } from '../../services/platform/fault-log'
import { countryChoiceLogic } from '../../services/sign-in/country-choice'
import { createCallCounter } from '../../services/telemetry/call-counter'
import { createEventRecord } from '../../services/telemetry/events'
import { createErrorRecord } from '../../services/telemetry/monitoring/error-record'
import { createSessionStore } from '../../services/storage/session-store'
import { createPendingBankRedirect } from '../../services/redirects/pending-bank-redirect'
import { createKeptTransfers } from '../../services/storage/kept-transfer'
import type { Logics, RootHandlers } from '../../services/checkout/late-checkout'
import { legalTextLogic } from '../../services/checkout/legal-text'
import { createServerClock, ticking } from '../../services/platform/server-clock'
import { createFirstSeenAtBank } from '../../services/storage/first-seen-at-bank'
import { createSession } from '../../services/session/session'
import { createSubmissions } from '../../services/reconciliation/submission'
import { syncedClock } from '../../services/platform/synced-clock'
import { implementPort } from '../../services/platform/implement-port'
import { leavingForShop } from '../../services/checkout/leave-for-shop'
import { phoneChangeLogic } from '../../services/sign-in/phone-change'
import { latePaymentLock } from '../../services/tabs/payment-lock'
import { registrationLogic } from '../../services/sign-in/registration'
import { otpLogic } from '../../services/sign-in/otp'
import { isLocalTest, parseConfiguration } from './configuration'

export interface ServicesInput {
  readonly configurationText: string
  readonly pageOrigin: string
  readonly token: string
  /** The one that the page speaks now. */
  readonly language: () => Language
  readonly flow: Flow
  readonly begun: Promise<RawAnswer> | undefined
  /** What broke before this code was there. */
  readonly earlierErrors: readonly unknown[]
  /** The running machines, to which those that load late are added: actors are looked up when they are spawned. */
  readonly logics: Logics
  readonly tell: (event: HostEvent) => void
}

const unheard = () => undefined

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

interface Created {
  readonly handlers: RootHandlers
  readonly vault: OpenCardVault
  /** What the beginning of this flow is called (BOOT-02). */
  readonly initialFlow: string
}

/** Configuration → gateways → services. Throws ConfigurationError. */
export function createServices(needs: ServicesInput): Created {
  const { token, language, flow, logics, tell } = needs
  const configuration = parseConfiguration(needs.configurationText, needs.pageOrigin)
  const { timings } = configuration
  const isTestMode = isLocalTest(configuration.testMode, needs.pageOrigin)
  const time = createServerClock()
  const storage = () => sessionStorage
  const sessionStore = createSessionStore(token, storage)
  if (flow !== 'pay') sessionStore.keepFlow(flow)
  const session = createSession(time, sessionStore, (endsAt) => {
    tell({ type: 'session.told', endsAt })
  })
  const today = () => bankDay(time.now() ?? Date.now())
  const vault = createCardVault(today)
  const tabs = once(async () => {
    const { openTabs } = await import('../../services/tabs/tab-ownership')
    return openTabs({ token, timings, hadSent, hasSent })
  })
  const paymentLock = latePaymentLock(tabs)
  const submissions = createSubmissions(sessionStore, time, paymentLock)
  const hasSent = () => submissions.current() !== undefined
  const hadSent = hasSent()
  const events = createEventRecord(storage)
  const { analytics, embeddedApp, monitoring } = configuration
  const errors = monitoring ? createErrorRecord(window, needs.earlierErrors) : undefined
  const counter = createCallCounter({ events, isOutcomeAwaited: hasSent })
  const heard = httpObserver(tell, () => hasSent() || submissions.paid() !== undefined)
  const connection = watchConnection(tell, reachHost)
  const http = createHttp({
    provider: configuration,
    get language() {
      return language()
    },
    token,
    timings,
    credentials: session.credentials,
    ...heard,
    onSend: connection.sent,
    ...(analytics && { onOutcome: counter.hear }),
    onFault(error, kind) {
      errors?.report(error)
      logFault(error, kind, token)
      heard.onFault?.(error, kind)
    },
  })
  const requestContext = {
    http,
    provider: configuration,
    get language() {
      return language()
    },
    token,
    flow,
    isTestMode,
  }
  const members = createMemberGateway(requestContext)
  const { payments, askTime } = syncedClock(createPaymentGateway(requestContext), time, timings.timePause)
  const clock = ticking(time, askTime)
  const add = (actors: object) => {
    Object.assign(logics.checkout.implementations.actors, actors)
  }
  const countryChoice = countryChoiceLogic(language)
  Object.assign(logics.identify.implementations.actors, { countryChoice })
  watchAbsence({
    tell,
    timings,
    onRestored() {
      vault.forgetAll()
      submissions.comeBack()
    },
  })
  const identify = identifyHandlers({ members, time, sessionStore })
  // None of them is waited for, and a page goes on without what could not be loaded.
  if (monitoring && errors) {
    import('../../services/telemetry/monitoring/monitoring')
      .then(({ startMonitoring }) =>
        startMonitoring({
          dsn: monitoring.dsn,
          environment: isTestMode ? 'test' : 'production',
          secrets: () => [token, session.credentials()?.accessToken],
        }),
      )
      .then((report) => {
        errors.attach(report)
      }, unheard)
  }
  if (analytics) {
    import('../../services/telemetry/analytics').then(({ countlySink }) => {
      events.attach(countlySink(analytics, counter.segments))
    }, unheard)
  }
  if (embeddedApp) {
    import('../../services/session/host-message').then(({ hearHost }) => {
      hearHost({ embeddedApp, session, time, tell, events })
    }, unheard)
  }
  const staleOtpReferences = new Set<string>()
  add({
    registration: registrationLogic({ members, time, sessionStore }, countryChoice),
    emailMismatch: emailMismatchLogic(identify),
    foreignPhone: foreignPhoneLogic({ members, payments, sessionStore, returnPatience: timings.returnPatience }),
    phoneChange: phoneChangeLogic({ members, time, sessionStore, staleOtpReferences }),
    countdown: countdownMachine.provide({ actors: { clock } }),
    otp: otpLogic({ members, session, time, clock, sessionStore, staleOtpReferences }),
    notice: noticeMachine,
    legalText: legalTextLogic(language, {
      texts: configuration.providerTexts,
      isShownWhereMissing: configuration.testMode,
    }),
    leaveForShop: implementPort(leaveForShop, leavingForShop(events)),
  })
  const answers = checkoutHandlers({
    members,
    payments,
    requestContext,
    session,
    submissions,
    vault,
    begun: needs.begun,
    time,
    clock,
    sessionStore,
    keptTransfers: createKeptTransfers(token, storage),
    firstSeenAtBank: createFirstSeenAtBank(token, storage),
    pendingBankRedirect: createPendingBankRedirect({
      tellUnseen: () => {
        submissions.become('bankUnreachable')
      },
      tellGone: () => {
        submissions.become('goneToBank')
      },
    }),
    events,
    add,
    timings,
    fingerprintPatience: timings.fingerprintPatience,
    fullBonusOnlyBanks: configuration.fullBonusOnlyBanks,
    calendar: configuration.calendar,
    browser: navigator,
    today,
    lock: paymentLock,
    home: { origin: needs.pageOrigin, isTestMode },
  })
  return {
    vault,
    initialFlow: initialFlowOf(flow, pascalOf(configuration.product.slug)),
    handlers: {
      ...identify,
      ...answers,
      startOrder(question, signal) {
        // Beside the question, which does not wait for it: a tab that can't be told from others is as good as the only one.
        tabs().then(({ logic }) => {
          add({ tabOwnership: logic })
          tell({ type: 'tab.joined' })
        }, unheard)
        return answers.startOrder(question, signal)
      },
    },
  }
}
