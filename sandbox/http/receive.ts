import { MERCHANT_KEYS } from '../kernel/demo-merchant'
import type { Deps } from '../kernel/deps'
import { languageOf } from '../kernel/language'
import { isOpen, isUsable, orderNow } from '../orders/order'
import type { Language } from '../records/language'
import type { Order } from '../records/order'
import { type Answer, failed, refused } from './answer'
import { RANDOM_KEY_HEADER, readAuthorization, signatureOf } from './authorization'
import {
  bearerOf,
  checkForm,
  checkPayload,
  checkQuery,
  checkSession,
  checkSessionHeaders,
  checkTokenHeader,
} from './checks'
import { isUnknownOrigin } from './cross-origin'
import type { Endpoint } from './endpoint'
import { HEADERS } from './header-names'
import type { Incoming } from './incoming'
import { recordRefusal } from './journal'
import { respond } from './respond'

async function checkSignature(endpoint: Endpoint, { headers, text }: Incoming): Promise<Answer | undefined> {
  const given = readAuthorization(headers.get('authorization'))
  if (given?.apiKey !== MERCHANT_KEYS.apiKey) return refused('unknown-merchant', 'authorization')
  const { randomKey, signature } = given
  if (headers.get(RANDOM_KEY_HEADER) !== randomKey) return refused('wrong-signature', RANDOM_KEY_HEADER)
  const expected = await signatureOf(MERCHANT_KEYS.secretKey, randomKey, endpoint.path, text)
  return signature === expected ? undefined : refused('wrong-signature', 'signature')
}

interface Arrival {
  readonly order: Order | undefined
  readonly locale: Language
  readonly now: number
}

type Receiver = (deps: Deps, endpoint: Endpoint, incoming: Incoming, arrival: Arrival) => Promise<Answer>

const SESSION_ENDED = failed('10604', { httpStatus: 401 })

/** Checks a request from the outside in, calls its endpoint, and records a refusal. */
export async function receive(deps: Deps, endpoint: Endpoint, incoming: Incoming): Promise<Response> {
  const order = deps.state.orders.get(incoming.headers.get(HEADERS.token) ?? '')
  const sandboxNow = deps.clock.now()
  const now = order ? orderNow(order, sandboxNow) : sandboxNow
  const locale = localeOf(incoming)
  const receiver = endpoint.caller === 'merchant' ? fromMerchant : fromApp
  const answer = await receiver(deps, endpoint, incoming, { order, locale, now })
  if (answer.kind === 'refused') recordRefusal(deps, incoming, answer)
  return respond(answer, { gateway: endpoint.gateway, locale, now })
}

const fromApp: Receiver = async (deps, endpoint, incoming, { order, locale, now }) => {
  if (isUnknownOrigin(deps, incoming.headers)) return refused('unknown-origin', incoming.headers.get('origin') ?? '')
  const isForMembers = endpoint.caller === 'member' || (endpoint.caller === 'buyer' && !isForeignBuyer(order, incoming))
  const mistake =
    checkForm(endpoint, incoming) ??
    checkQuery(incoming) ??
    checkTokenHeader(endpoint, incoming) ??
    (isForMembers ? checkSessionHeaders(endpoint, incoming) : undefined)
  if (mistake) return mistake
  const payload = checkPayload(endpoint, incoming)
  if (!('input' in payload)) return payload
  if (!order) return failed('5124')
  const isOfAnother = endpoint.purpose !== undefined && endpoint.purpose !== order.purpose
  // A page opened with the token of another kind of order gets "not found"; a call that moves money with one is a bug of the client.
  if (isOfAnother) return endpoint.money ? refused('wrong-purpose', order.purpose) : failed('5124')
  const begins = endpoint.money && !endpoint.followsUp
  if (!(begins ? isOpen : isUsable)(order, now)) return failed('5125')

  const session = isForMembers ? deps.state.sessions.get(bearerOf(incoming) ?? '') : undefined
  const member = deps.state.members.get(session?.memberId ?? '')
  if (isForMembers && (!session || !member || now >= session.endsAt)) return SESSION_ENDED
  const mismatch = session && checkSession(endpoint, session, incoming)
  if (mismatch) return mismatch
  if (member?.suspended && !endpoint.servesSuspended) return failed('10630')
  const idempotencyKey = incoming.headers.get(HEADERS.idempotency) ?? undefined
  return endpoint.handle(deps, { input: payload.input, locale, now, order, session, member, idempotencyKey })
}

/** The buyer is admitted to the order, and the call has no login. */
function isForeignBuyer(order: Order | undefined, { headers }: Incoming): boolean {
  return order?.foreignAdmitted === true && !headers.has('authorization')
}

const fromMerchant: Receiver = async (deps, endpoint, incoming, { locale, now }) => {
  const origin = incoming.headers.get('origin')
  if (origin !== null) return refused('unknown-origin', origin)
  const mistake = checkForm(endpoint, incoming) ?? (await checkSignature(endpoint, incoming))
  if (mistake) return mistake
  const payload = checkPayload(endpoint, incoming)
  if (!('input' in payload)) return payload
  return endpoint.handle(deps, { input: payload.input, locale, now })
}

/** The app sends the locale in the query, a merchant in the body. */
export function localeOf({ query, json }: Incoming): Language {
  const inBody = typeof json === 'object' && json !== null && 'locale' in json ? json.locale : undefined
  return languageOf(query.get('locale') ?? (typeof inBody === 'string' ? inBody : undefined))
}
