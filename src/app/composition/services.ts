import { bankDay } from '../../../machines/entities/bank-day'
import type { OpenCardVault } from '../../checkout/card-vault'
import { pascalOf } from '../../gateways/provider'
import type { RootHandlers } from '../../services/checkout/late-checkout'
import { createCardVault } from '../../services/payment/card-vault'
import { watchAbsence } from '../../services/platform/absence'
import { addActors } from './add-actors'
import { createCheckoutDeps } from './checkout-deps'
import { isLocalTest, parseConfiguration } from './configuration'
import { createHttpDeps } from './http-deps'
import { initialFlowOf } from './initial-flow'
import type { ServicesInput } from './input'
import { addFirstMachines } from './machines'
import { createSessionDeps } from './session-deps'
import { createTelemetryDeps } from './telemetry-deps'

const unheard = () => undefined

interface Created {
  readonly handlers: RootHandlers
  readonly vault: OpenCardVault
  /** What the beginning of this flow is called (BOOT-02). */
  readonly initialFlow: string
}

/** Configuration → gateways → services. Throws ConfigurationError. */
export function createServices(needs: ServicesInput): Created {
  const { flow, logics, tell } = needs
  const configuration = parseConfiguration(needs.configurationText, needs.pageOrigin)
  const given = { needs, configuration, isTestMode: isLocalTest(configuration.testMode, needs.pageOrigin) }
  const sessionDeps = createSessionDeps(given)
  const telemetryDeps = createTelemetryDeps(given, sessionDeps)
  const deps = { ...sessionDeps, ...telemetryDeps, ...createHttpDeps(given, sessionDeps, telemetryDeps) }
  const { time, submissions, tabs } = deps
  const today = () => bankDay(time.now() ?? Date.now())
  const vault = createCardVault(today)
  watchAbsence({
    tell,
    timings: configuration.timings,
    onRestored() {
      vault.forgetAll()
      submissions.comeBack()
    },
  })
  deps.startTelemetry()
  const identify = addFirstMachines(given, deps)
  const answers = createCheckoutDeps(given, deps, { vault, today })
  return {
    vault,
    initialFlow: initialFlowOf(flow, pascalOf(configuration.product.slug)),
    handlers: {
      ...identify,
      ...answers,
      startOrder(question, signal) {
        // Beside the question, which does not wait for it: a tab that can't be told from others is as good as the only one.
        tabs().then(({ logic }) => {
          addActors(logics.checkout, { tabOwnership: logic })
          tell({ type: 'tab.joined' })
        }, unheard)
        return answers.startOrder(question, signal)
      },
    },
  }
}
