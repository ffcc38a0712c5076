import type { Fields } from './fields.ts'
import { messageOf } from './messages.ts'
import type { Sending, Strike, SetStrike } from './records.ts'

/** `cut` closes the connection; `silence` keeps it open without an answer. */
export type Sent = Sending | 'cut' | 'silence'

export const strikeOn = (
  strikes: readonly SetStrike[],
  token: string | undefined,
  path: string,
): Strike | undefined => {
  const concerned = strikes.filter((strike) => strike.token === token && path.endsWith(strike.path))
  for (const strike of concerned) strike.seen += 1
  return concerned.find(({ nth, seen }) => nth === undefined || nth === seen)
}

const json = (body: Fields): Sending => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
})

const page = (status: number, text: string): Sending => ({ status, headers: { 'content-type': 'text/html' }, text })

/** `sending` is the provider's own answer; undefined if the provider was not called. */
export const spoiled = (act: string, sending?: Sending): Sent => {
  const [kind, value = '', errorGroup] = act.split(':')
  if (kind === 'reset') return 'cut'
  if (kind === 'hang') return 'silence'
  if (kind === 'html') return page(200, '<!doctype html><title>Maintenance</title>')
  if (kind === 'empty') return page(200, '')
  if (kind === 'badjson') return page(200, '{"status":"success",')
  if (kind === 'status') return page(Number(value), '')
  if (kind === 'failure') {
    const errorMessage = messageOf(value, 'tr')
    return json({ status: 'failure', errorCode: value, errorMessage, ...(errorGroup ? { errorGroup } : {}) })
  }
  if (kind === 'truncate' && sending !== undefined) return { ...sending, text: sending.text.slice(0, Number(value)) }
  throw new Error(`act must be one that is listed; it is '${act}'`)
}
