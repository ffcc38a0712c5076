import type { Exchange } from './exchanges'
import { whyNone } from './judge'
import type { Fault } from './mismatch'

/** Headers that a browser sends without a preflight. */
const UNASKED: readonly string[] = ['accept', 'accept-language', 'content-language', 'origin', 'user-agent']
const SIMPLE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST']

const namesIn = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '')

interface Asked {
  readonly origin: string
  readonly deadline: number
  readonly plainFetch: typeof fetch
}

/** Sends the preflight that a browser would send before this call, and returns what would block the call. */
export async function preflightFaults({ url, method, headers }: Exchange, asked: Asked): Promise<readonly Fault[]> {
  const { origin, deadline, plainFetch } = asked
  const sent = [...headers.keys()].filter((name) => !UNASKED.includes(name)).sort()
  let answer: Response
  try {
    answer = await plainFetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': sent.join(','),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    })
  } catch (failure) {
    const isLate = failure instanceof Error && failure.name === 'TimeoutError'
    return [{ says: `preflight: ${isLate ? `no answer within ${String(deadline / 1000)} s` : whyNone(failure)}` }]
  }
  // Cancels the body: one that never ends would keep the process running.
  await answer.body?.cancel()
  const allowedOrigin = answer.headers.get('access-control-allow-origin')
  const methods = namesIn(answer.headers.get('access-control-allow-methods'))
  const allowed = namesIn(answer.headers.get('access-control-allow-headers'))
  // `*` covers every header except authorization.
  const isAllowed = (name: string) => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')
  const missing = sent.filter((name) => !isAllowed(name))
  const isMethodAllowed = [method.toLowerCase(), '*'].some((name) => methods.includes(name))
  const says = [
    answer.ok ? [] : [`expected a 2xx, came HTTP ${String(answer.status)}`],
    allowedOrigin === origin || allowedOrigin === '*' ? [] : ["the checkout's origin is not allowed"],
    SIMPLE_METHODS.includes(method) || isMethodAllowed ? [] : [`the method ${method} is not allowed`],
    missing.length === 0 ? [] : [`not allowed: the header ${missing.join(', ')}`],
  ].flat()
  return says.map((said) => ({ says: `preflight: ${said}` }))
}
