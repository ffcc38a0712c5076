import { type Configuration, parseConfiguration } from '../../../src/app/composition/configuration'
import { type ConsumerGateway, createConsumerGateway } from '../../../src/gateways/consumer/gateway'
import type { RequestContext } from '../../../src/gateways/described-call'
import { type Http, type HttpOptions, type HttpTimings, createHttp } from '../../../src/gateways/http'
import { type MemberGateway, createMemberGateway } from '../../../src/gateways/member/gateway'
import { type PaymentGateway, createPaymentGateway } from '../../../src/gateways/payment/gateway'
import type { Session } from '../../../src/services/session/session'
import type { Flow } from '../../../machines/entities/flow'
import type { Language } from '../../../machines/entities/language'
import { newSession } from '../../support/new-session'

const BLOCK = /<script type="application\/json" id="checkout-config">([^]*?)<\/script>/

export async function configurationAt(address: string): Promise<Configuration> {
  const page = await fetch(address)
  if (!page.ok) throw new Error(`No page at ${address} (${page.status}): npm start and npm test build the checkout`)
  return parseConfiguration(BLOCK.exec(await page.text())?.[1], address)
}

export interface AppOptions {
  readonly configuration: Configuration
  readonly token: string
  readonly language?: Language
  readonly flow?: Flow
  readonly timings?: Partial<HttpTimings>
  readonly session?: Session
  readonly hears?: Pick<HttpOptions, 'onSessionEnded' | 'onFault' | 'onRefused'>
}

/** The app's gateways on one page, composed as in the app. */
export interface App {
  readonly configuration: Configuration
  readonly session: Session
  readonly http: Http
  /** The context of every typed call. */
  readonly requestContext: RequestContext
  readonly payments: PaymentGateway
  readonly members: MemberGateway
  readonly consumers: ConsumerGateway
}

export function openApp(options: AppOptions): App {
  const { configuration, token, language = 'tr', flow = 'pay', session = newSession() } = options
  const timings = { ...configuration.timings, ...options.timings }
  const { credentials } = session
  const http = createHttp({ provider: configuration, language, token, timings, credentials, ...options.hears })
  const requestContext = { http, provider: configuration, language, token, flow, isLocalTest: configuration.testMode }
  return {
    configuration,
    session,
    http,
    requestContext,
    payments: createPaymentGateway(requestContext),
    members: createMemberGateway(requestContext),
    consumers: createConsumerGateway(requestContext),
  }
}
