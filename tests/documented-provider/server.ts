import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { Asked } from './asked.ts'
import { CALL_NAMES, type CallName, MONEY } from './call-names.ts'
import { CALLS } from './calls.ts'
import { type Sent, spoiled, strikeOn } from './edge.ts'
import { type Answer, bodyOf, failure } from './envelope.ts'
import { type Fields, isFields, textAt, without } from './fields.ts'
import { faultOf } from './judge.ts'
import type { Knob } from './knob.ts'
import { messageOf } from './messages.ts'
import { isPaid } from './orders.ts'
import { bankDecided, orderOfBank } from './three-ds.ts'
import type { Deps } from './deps.ts'
import type { Sending } from './records.ts'

const json = { 'content-type': 'application/json', 'cache-control': 'no-store' }

const corsHeaders = ({ settings }: Deps, origin: string | undefined): Readonly<Record<string, string>> =>
  origin === settings.appOrigin
    ? {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
        'access-control-allow-headers': ['accept', 'authorization', 'content-type', settings.tokenHeader]
          .concat(settings.otherHeaders)
          .join(', '),
        'access-control-expose-headers': 'retry-after',
        'access-control-max-age': '600',
        vary: 'origin',
      }
    : { vary: 'origin' }

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const fieldsOf = (text: string): Fields | undefined => {
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

const single = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const callAt = (path: string, product: string): CallName | undefined =>
  CALL_NAMES.find((name) => CALLS[name].path.replace('{product}', product) === path)

const plainFailure = (status: number, errorCode: string, locale: string, now: number): Sending => ({
  status,
  headers: json,
  text: JSON.stringify({ status: 'failure', errorCode, errorMessage: messageOf(errorCode, locale), systemTime: now }),
})

const memberOf = (deps: Deps, headers: Readonly<Record<string, string>>) => {
  const login = deps.logins.get((headers['authorization'] ?? '').replace(/^bearer /i, ''))
  return login !== undefined && login.expiresAt > deps.now() ? login.member : undefined
}

interface Arrived {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const answerOf = (asked: Asked, deps: Deps, query: URLSearchParams): Answer => {
  const call = CALLS[asked.call]
  if (asked.order.expiresAt <= deps.now()) return failure('5125')
  if (call.bearer === true && asked.member === undefined) return failure('1001', { httpStatus: 401 })
  return faultOf(call, asked, deps, query) ?? call.answer(asked, deps)
}

const tellsPaid = (answer: Answer, { call, order }: Asked) =>
  answer.kind === 'success' &&
  (call === 'detail' ? answer.payload['paymentStatus'] === 'SUCCESS' : MONEY.includes(call) && isPaid(order))

const tokenOf = (deps: Deps, { headers }: Arrived) => headers[deps.settings.tokenHeader.toLowerCase()]

const record = (deps: Deps, arrived: Arrived) => {
  const { method, url, headers, text } = arrived
  const query = Object.fromEntries(url.searchParams)
  const sent = { token: tokenOf(deps, arrived), method, path: url.pathname, query, headers }
  deps.requests.push({ ...sent, body: fieldsOf(text) ?? {}, at: deps.now() })
}

const struckAnswer = (deps: Deps, knobs: readonly Knob[], arrived: Arrived): Sent => {
  const strike = strikeOn(deps.strikes, tokenOf(deps, arrived), arrived.url.pathname)
  if (strike === undefined) return callAnswer(deps, knobs, arrived)
  if (strike.phase === 'after-commit') return spoiled(strike.act, callAnswer(deps, knobs, arrived))
  record(deps, arrived)
  return spoiled(strike.act)
}

const callAnswer = (deps: Deps, knobs: readonly Knob[], arrived: Arrived): Sending => {
  const { method, url, headers, text } = arrived
  const path = url.pathname
  const body = fieldsOf(text)
  const locale = url.searchParams.get('locale') ?? textAt(body ?? {}, 'locale') ?? 'tr'
  const token = tokenOf(deps, arrived)
  const call = callAt(path, deps.settings.product)
  const at = deps.now()
  const count = 1 + deps.requests.filter((seen) => seen.path === path && seen.token === token).length
  record(deps, arrived)
  const refused = (status: number, errorCode: string, reason: string) => {
    deps.refusals.push({ call, path, reason })
    return plainFailure(status, errorCode, locale, at)
  }
  if (call === undefined) return refused(404, '11', 'no such path')
  if (CALLS[call].method !== method) return refused(405, '11', `method ${method}`)
  if (body === undefined) return refused(400, '6', 'the body is no JSON object')
  if (token === undefined) return refused(400, '5132', `${deps.settings.tokenHeader} is missing`)
  const order = deps.orders.get(token)
  if (order === undefined) return plainFailure(200, '5124', locale, at)
  order.locale = locale
  const { toldPaid } = order
  const asked: Asked = { call, path, body, locale, order, member: memberOf(deps, headers), count, toldPaid, now: at }
  const early = knobs.map((knob) => knob.before?.(asked)).find((sending) => sending !== undefined)
  const key = `${token} ${path}`
  const until = deps.waits.get(key) ?? 0
  if (until > at) {
    const wait = { 'retry-after': String(Math.ceil((until - at) / 1000)) }
    const again = refused(429, '50000', 'asked again within the wait')
    return { ...again, headers: { ...again.headers, ...wait } }
  }
  if (early !== undefined) {
    if (early.status === 429 && early.hidden === undefined) deps.waits.set(key, endOfWait(early, at))
    return early
  }
  const answer = knobs.reduce(
    (told, knob) => knob.answer?.(told, asked) ?? told,
    answerOf(asked, deps, url.searchParams),
  )
  if (tellsPaid(answer, asked)) order.toldPaid = true
  const told = knobs.reduce((fields, knob) => knob.body?.(fields, asked) ?? fields, bodyOf(answer, asked))
  const sending = {
    status: answer.kind === 'success' ? 200 : answer.httpStatus,
    headers: json,
    text: JSON.stringify(told),
  }
  return knobs.reduce<Sending>((sent, knob) => knob.sending?.(sent, asked, answer) ?? sent, sending)
}

const endOfWait = ({ headers }: Sending, now: number) => {
  const told = headers['retry-after'] ?? '0'
  return /^\d+$/.test(told) ? now + Number(told) * 1000 : Date.parse(told)
}

const CALLBACK = '/payment/iyzipos/callback3ds/'

const bankReturn = (deps: Deps, { url, text }: Arrived): Sending => {
  const form = new URLSearchParams(text)
  const order = orderOfBank(deps, form.get('orderId'))
  if (order === undefined) return plainFailure(400, '11', 'en', deps.now())
  const approved = url.pathname.startsWith(`${CALLBACK}success`)
  const decision = approved ? 'approved' : form.get('decision') === 'cancelled' ? 'cancelled' : 'refused'
  return { status: 303, headers: { location: bankDecided(deps, order, decision) }, text: '' }
}

export const gatewayServer = (deps: Deps, knobs: readonly Knob[]): Server =>
  createServer((request, response) => {
    void readText(request).then((text) => {
      const headers = single(request.headers)
      const url = new URL(request.url ?? '/', deps.addresses.origin)
      const arrived = { method: request.method ?? 'GET', url, headers, text }
      const cors = corsHeaders(deps, headers['origin'])
      if (arrived.method === 'OPTIONS') {
        response.writeHead(204, cors).end()
        return
      }
      const isBank = url.pathname.startsWith(CALLBACK)
      const sending = isBank ? bankReturn(deps, arrived) : struckAnswer(deps, knobs, arrived)
      if (sending === 'silence') return
      if (sending === 'cut') {
        request.socket.destroy()
        return
      }
      const hidden = sending.hidden === 'headers' ? ['access-control-expose-headers'] : []
      const readable = sending.hidden === 'all' ? {} : without(cors, hidden)
      response.writeHead(sending.status, { ...readable, ...sending.headers })
      response.end(sending.text)
    })
  })
