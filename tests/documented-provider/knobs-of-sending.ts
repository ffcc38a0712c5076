import type { Asked } from './asked.ts'
import { COMMITMENTS, NOTHING_TO_SAY, SMS } from './call-names.ts'
import type { Answer } from './envelope.ts'
import type { Knob } from './knob.ts'
import { messageOf } from './messages.ts'
import type { Sending } from './records.ts'

const WAIT_IN_SECONDS = 2

const saysNothing = (answer: Answer) => answer.kind === 'success' && Object.keys(answer.payload).length === 0

const quiet = (status: number): Pick<Knob, 'sending'> => ({
  sending: (sending, { call }, answer) =>
    saysNothing(answer) && NOTHING_TO_SAY.includes(call) ? { ...sending, status, text: '' } : sending,
})

const edge = (status: number): Sending => ({
  status,
  headers: { 'content-type': 'text/html' },
  text: '<html><body><h1>Bad Gateway</h1></body></html>',
  hidden: 'all',
})

const tooMany = (retryAfter: (now: number) => string, hidden: Partial<Sending> = {}): Pick<Knob, 'before'> => ({
  before: ({ call, count, now, locale }) =>
    SMS.includes(call) && count === 1
      ? {
          status: 429,
          headers: { 'content-type': 'application/json', 'retry-after': retryAfter(now) },
          text: JSON.stringify({ status: 'failure', errorCode: 50000, errorMessage: messageOf('50000', locale) }),
          ...hidden,
        }
      : undefined,
})

const isSafe = ({ call }: Asked) => !COMMITMENTS.includes(call) && !SMS.includes(call) && call !== 'loginComplete'

const emptyWhy = 'these calls have an envelope and nothing in it'
const tooManyWhy = 'a rate limit is documented, the wait and its header are HTTP’s'
const edgeWhy = 'what is before the gateway answers for itself, without its headers'

export const knobsOfSending = {
  noContent: { why: emptyWhy, set: 'empty', ...quiet(204) },
  emptyBody: { why: emptyWhy, set: 'empty', ...quiet(200) },
  edgeFailsOnce: {
    why: edgeWhy,
    set: 'edge',
    before: (asked) => (asked.count === 1 && isSafe(asked) ? edge(502) : undefined),
  },
  edgeFailsOnMoney: {
    why: edgeWhy,
    set: 'edge',
    apart: true,
    before: (asked) => (asked.count === 1 && !isSafe(asked) ? edge(502) : undefined),
  },
  tooManyOnce: { why: tooManyWhy, set: 'tooMany', ...tooMany(() => String(WAIT_IN_SECONDS)) },
  tooManyOnceByDate: {
    why: tooManyWhy,
    set: 'tooMany',
    ...tooMany((now) => new Date(now + WAIT_IN_SECONDS * 1000).toUTCString()),
  },
  tooManyOnceHidden: {
    why: 'a page reads Retry-After of another origin only where that exposes it',
    set: 'tooMany',
    ...tooMany(() => String(WAIT_IN_SECONDS), { hidden: 'headers' }),
  },
  failuresAsUnprocessable: {
    why: 'the HTTP status is not the business result, anything below 500 is an answer',
    sending: (sending, _, answer) =>
      answer.kind === 'failure' && sending.status === 200 ? { ...sending, status: 422 } : sending,
  },
  contentTypeOfText: {
    why: 'the content type of the answers is not stated',
    sending: (sending) =>
      sending.text === ''
        ? sending
        : { ...sending, headers: { ...sending.headers, 'content-type': 'text/plain;charset=UTF-8' } },
  },
} satisfies Readonly<Record<string, Knob>>
