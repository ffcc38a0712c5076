import type { Flow } from '../../../machines/entities/flow'
import type { Language } from '../../../machines/entities/language'
import { parseMinor } from '../../../machines/entities/money'
import type { Configuration } from '../../../src/app/composition/configuration'
import type { HttpTimings } from '../../../src/gateways/http'
import type { Login } from '../../../src/gateways/member/login/answers'
import type { CardPayment } from '../../../src/gateways/payment/card/payload'
import { hashedEmail } from '../../../src/services/platform/hashed-email'
import type { MadeMember, MadeOrder } from '../../support/control-answers'
import { newSession } from '../../support/new-session'
import type { SandboxClient } from '../../support/sandbox-client'
import { type App, openApp } from './app'
import { GOOD_CARD } from './cards'
import { valueOf } from '../../support/value-of'

/** What any provider returns for a new member and order. */
interface Arrived {
  readonly member: Pick<MadeMember, 'memberId' | 'email' | 'gsmNumber'>
  readonly order: Pick<MadeOrder, 'token'>
}

/** A member with an order, and the app's gateways on their open page. */
export interface MemberPage<Made extends Arrived = { member: MadeMember; order: MadeOrder }> {
  readonly member: Made['member']
  readonly order: Made['order']
  readonly token: string
  readonly app: App
  /** The same shopper's page in another language or with other deadlines. */
  readonly open: (options: { readonly language?: Language; readonly timings?: Partial<HttpTimings> }) => App
  /** Requests a code and reads it from the phone. */
  readonly askForCode: () => Promise<{ memberUserId: string; referenceCode: string; verificationCode: string }>
  readonly logIn: () => Promise<Login>
  /** Logs in and opens the wallet: the fields that the next payment carries. */
  readonly payment: (changed?: Partial<CardPayment>) => Promise<CardPayment>
}

type Opened<Made extends Arrived> = Made & {
  readonly client: Pick<SandboxClient, 'latestCode'> & {
    readonly orderOf: (token: string) => Promise<{ readonly price: number; readonly currency: string }>
  }
  readonly configuration: Configuration
  readonly flow?: Flow
}

/** A member's page with regard to its calls: sends what a browser would, without one. */
export function openMemberPage<Made extends Arrived>({
  client,
  configuration,
  member,
  order,
  flow = 'pay',
}: Opened<Made>): MemberPage<Made> {
  const { email, gsmNumber, memberId } = member
  const { token } = order
  const session = newSession()
  const open: MemberPage['open'] = (options) => openApp({ configuration, token, session, flow, ...options })
  const app = open({})

  const askForCode: MemberPage['askForCode'] = async () => {
    const start = valueOf(await app.members.startLogin({ email, phone: gsmNumber }))
    const { memberUserId = '', referenceCode = '' } = start
    return { memberUserId, referenceCode, verificationCode: await client.latestCode(gsmNumber) }
  }
  const logIn: MemberPage['logIn'] = async () => {
    const login = valueOf(await app.members.completeLogin(await askForCode()))
    session.logIn(login)
    return login
  }
  const payment: MemberPage['payment'] = async (changed) => {
    if (!session.credentials()) await logIn()
    const { memberToken } = valueOf(await app.members.openWallet(memberId))
    const { price, currency } = await client.orderOf(token)
    return {
      submissionId: `submission-of-${token}`,
      price: { minor: parseMinor(price) ?? 0, currency },
      installment: 1,
      memberId,
      memberEmail: email,
      gsmNumber,
      memberToken,
      userIdentification: await hashedEmail(email),
      browserFingerprint: 'f1d2d2f924e986ac86fdf7b36c94bcdf',
      card: GOOD_CARD,
      ...changed,
    }
  }
  return { member, order, token, app, open, askForCode, logIn, payment }
}
