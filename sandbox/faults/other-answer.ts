import { failed } from '../http/answer'
import { respond } from '../http/respond'
import { knownFailureText } from '../failures/failures'
import type { FailureText } from '../failures/failure-text'
import { orderNow } from '../orders/order'
import { type Acts, type Incident, JSON_OBJECT, NOTHING } from './act'

const ERROR_PAGE = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>'

const UNKNOWN_CODE: FailureText = { tr: 'İşlem yapılamadı', en: 'This could not be done' }

const body = (text: string, contentType: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': contentType } })

/** A business failure with any code, in the format of the called gateway. The text is the code's own, if it has one. */
function failure({ argument, call, deps }: Incident): Response {
  const [code = '', group] = argument.split(':')
  const now = deps.clock.now()
  const order = deps.state.orders.get(call.token ?? '')
  const words = knownFailureText(code) ?? UNKNOWN_CODE
  const gateway = call.gateway === 'app' ? 'payment' : call.gateway
  return respond(failed(code, { group, words }), { ...call, gateway, now: order ? orderNow(order, now) : now })
}

/** Any status, with the body of a business failure or one that no gateway sends; a 429 may say how many seconds to wait. */
function withStatus({ argument }: Incident): Response {
  const [status = '', kind] = argument.split(':')
  if (kind === 'html') return body(ERROR_PAGE, 'text/html', Number(status))
  if (kind === 'empty') return body('', 'application/json', Number(status))
  const headers: HeadersInit = kind === undefined ? {} : { 'retry-after': kind }
  return Response.json({ status: 'failure', errorCode: '1' }, { status: Number(status), headers })
}

export const OTHER_ANSWER_ACTS: Acts = {
  status: { argument: /^(?:[45]\d\d(?::(?:html|empty))?|429:\d{1,4})$/, play: withStatus },
  failure: { argument: /^[A-Za-z0-9_]+(?::[A-Z0-9_]+)?$/, play: failure },
  html: { argument: NOTHING, play: () => body(ERROR_PAGE, 'text/html') },
  empty: { argument: NOTHING, play: () => body('', 'application/json') },
  badjson: { argument: NOTHING, play: () => body('{"status":"success",', 'application/json') },
  /** A success that identifies neither the payment nor the order. */
  bare: { argument: NOTHING, play: () => Response.json({ status: 'success' }) },
  answer: { argument: JSON_OBJECT, play: ({ argument }) => Response.json(JSON.parse(argument)) },
  // What a load balancer answers when no server is behind it.
  'gateway-down': {
    argument: /^(?:payment|member|consumer)$/,
    play: () => body(ERROR_PAGE.replaceAll('502 Bad Gateway', '503 Service Unavailable'), 'text/html', 503),
  },
}
