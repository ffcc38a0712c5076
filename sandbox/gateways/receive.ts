import { languageOf } from '../language'
import { isUsable, orderNow } from '../orders/order'
import type { World } from '../world'
import { failed } from './answer'
import type { Answer } from './answer'
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
import { refused } from './answer'
import type { Endpoint } from './endpoint'
import { HEADERS } from './header-names'
import type { Incoming } from './incoming'
import { recordRefusal } from './journal'
import { checkSignature } from './merchant/check-signature'
import { respond } from './respond'

const SESSION_ENDED = failed('10604', { httpStatus: 401 })

/** Checks a request from the outside in, hands it to its endpoint, and writes down what it had to refuse. */
export async function receive(world: World, endpoint: Endpoint, incoming: Incoming): Promise<Response> {
  const order = world.state.orders.get(incoming.headers.get(HEADERS.token) ?? '')
  const now = order ? orderNow(order, world.clock.now()) : world.clock.now()
  const answer = endpoint.caller === 'merchant' ? fromMerchant : fromApp
  const given = await answer(world, endpoint, incoming, now)
  if (given.kind === 'refused') recordRefusal(world, incoming, given)
  return respond(given, { gateway: endpoint.gateway, locale: localeOf(incoming), now })
}

type Receiver = (world: World, endpoint: Endpoint, incoming: Incoming, now: number) => Promise<Answer>

const fromApp: Receiver = async (world, endpoint, incoming, now) => {
  if (isUnknownOrigin(world, incoming.headers)) return refused('unknown-origin', incoming.headers.get('origin') ?? '')
  const isMember = endpoint.caller === 'member'
  const mistake =
    checkForm(endpoint, incoming) ??
    checkQuery(incoming) ??
    checkTokenHeader(incoming) ??
    (isMember ? checkSessionHeaders(incoming) : undefined)
  if (mistake) return mistake
  const payload = checkPayload(endpoint, incoming)
  if (!('input' in payload)) return payload

  const { state } = world
  const order = state.orders.get(incoming.headers.get(HEADERS.token) ?? '')
  if (!order) return failed('5124')
  if (!isUsable(order, now)) return failed('5125')
  const call = {
    input: payload.input,
    locale: localeOf(incoming),
    now,
    order,
    idempotencyKey: incoming.headers.get(HEADERS.idempotency) ?? undefined,
  }

  const session = isMember ? state.sessions.get(bearerOf(incoming) ?? '') : undefined
  if (isMember && (!session || now >= session.endsAt)) return SESSION_ENDED
  const mismatch = session && checkSession(session, incoming)
  return mismatch ?? endpoint.handle(world, { ...call, session: session as NonNullable<typeof session> })
}

const fromMerchant: Receiver = async (world, endpoint, incoming, now) => {
  if (incoming.headers.has('origin')) return refused('unknown-origin', incoming.headers.get('origin') ?? '')
  const mistake = checkForm(endpoint, incoming) ?? (await checkSignature(endpoint, incoming))
  if (mistake) return mistake
  const payload = checkPayload(endpoint, incoming)
  if (!('input' in payload)) return payload
  const call = { input: payload.input, locale: localeOf(incoming), now } as Parameters<Endpoint['handle']>[1]
  return endpoint.handle(world, call)
}

/** The app says it in the query, a merchant in the body. */
function localeOf({ query, json }: Incoming): 'tr' | 'en' {
  const inBody = typeof json === 'object' && json !== null && 'locale' in json ? json.locale : undefined
  return languageOf(query.get('locale') ?? (inBody === 'en' ? 'en' : 'tr'))
}
