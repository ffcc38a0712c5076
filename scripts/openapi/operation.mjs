import { anyOf, wireSchema } from './schemas.mjs'

/** @import { RequestContext, Description } from '../../src/gateways/described-call' */
/** @import { createShelf } from './schemas.mjs' */
/** @import { GenericSchema } from 'valibot' */
/** @import { CallKind } from '../../machines/entities/problem' */

/**
 * @typedef {object} DescribedCall
 * @property {string} name
 * @property {string} topic
 * @property {string} said the comment before its export
 * @property {Omit<Description<any, unknown>, 'kind'> & { kind: CallKind }} description
 * @property {GenericSchema | undefined} request
 *
 * @typedef {object} AppFacts
 * @property {Readonly<Record<string, number>>} timings
 * @property {(path: string) => 'payment' | 'member' | 'consumer'} gatewayOf
 */

const NOBODYS = { checkoutToken: [] }
const MEMBERS = { ...NOBODYS, bearer: [], memberId: [], memberUserId: [], iyziLc: [] }
const SECURITY = { visitor: [NOBODYS], member: [MEMBERS], buyer: [MEMBERS, NOBODYS] }

/** @type {Readonly<Record<string, string>>} */
const DEADLINES = {
  read: 'readDeadline',
  sms: 'loginDeadline',
  login: 'loginDeadline',
  money: 'moneyDeadline',
  preference: 'preferenceDeadline',
}

/** A placeholder context: of a schema, only the parsed value depends on it, not the wire format. */
const CONTEXT = /** @type {RequestContext} */ ({
  language: 'tr',
  token: 'token',
  isLocalTest: false,
  provider: {
    gateways: { payment: '', member: '', consumer: '' },
    product: { slug: 'wallet', name: 'Wallet' },
    headers: { token: '', memberId: '', memberUserId: '', iyziLc: { name: '', field: 'iyziLc' } },
    detailToken: 'checkoutFormToken',
  },
})
const INPUT = { price: { minor: 0, currency: 'TRY' } }

/** @param {DescribedCall} call @param {AppFacts} facts */
function promiseOf({ name, topic, said, description }, { timings }) {
  const isRead = description.kind === 'read'
  return {
    name: `${topic}/${name}`,
    summary: said,
    'x-call-class': description.kind,
    'x-made-by': description.by,
    'x-deadline-milliseconds': timings[DEADLINES[description.kind] ?? ''],
    'x-retried': isRead && !description.isAskedOnce ? 'once, where nothing or 502, 503 or 504 came' : 'never',
    'x-made-twice-at-once': isRead ? 'aborts the first' : 'refuses the second',
  }
}

/** Payment answers are flat; all others have their value in `data`. @param {object} value @param {boolean} isFlat */
function successOf(value, isFlat) {
  const status = { type: 'object', properties: { status: { const: 'success' } }, required: ['status'] }
  if (isFlat) return { allOf: [status, value] }
  const properties = { ...status.properties, systemTime: { type: ['number', 'string'] }, data: value }
  return { ...status, properties, required: ['status', 'data'] }
}

/** @param {string} name */
const inPascal = (name) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * The operation of a path and method, which may serve several calls.
 *
 * @param {readonly DescribedCall[]} calls
 * @param {AppFacts} facts
 * @param {ReturnType<typeof createShelf>} shelf
 */
export function operationOf(calls, facts, shelf) {
  const [first] = calls
  if (!first) throw new Error('an operation serves a call')
  const { path, kind, by } = first.description
  const requests = calls.flatMap(({ name, request }) =>
    request ? [shelf.keep(`${inPascal(name)}Request`, wireSchema(request))] : [],
  )
  const answers = calls.map(({ name, description }) =>
    shelf.keep(`${inPascal(name)}Answer`, wireSchema(description.answer(CONTEXT, INPUT))),
  )
  const success = successOf(anyOf(answers), facts.gatewayOf(path) === 'payment')
  return {
    operationId: first.name,
    summary: first.said,
    tags: [first.topic],
    security: SECURITY[by],
    ...(kind === 'money' ? { parameters: [{ $ref: '#/components/parameters/idempotency' }] } : {}),
    ...(requests.length > 0
      ? { requestBody: { required: true, content: { 'application/json': { schema: anyOf(requests) } } } }
      : {}),
    responses: {
      '2XX': {
        description: 'Done, or refused: `status` tells.',
        content: { 'application/json': { schema: { oneOf: [success, { $ref: '#/components/schemas/Failure' }] } } },
      },
      ...(by === 'visitor' ? {} : { 401: { $ref: '#/components/responses/Ended' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/NoWord' },
    },
    'x-calls': calls.map((call) => promiseOf(call, facts)),
  }
}
