import type { ControlCall } from '../shared/paths'

/** Values from the answers of control calls. Texts refer to them by name: `{{token}}`. */
export type Values = Map<string, unknown>

/** Inserts the values into a text; unknown names are left as they are. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (braced, name: string) => (values.has(name) ? String(values.get(name)) : braced))

const filledIn = (value: unknown, values: Values): unknown => JSON.parse(filled(JSON.stringify(value), values))

/** Inserts values into each string of a body separately, so that a quote in a value cannot break the JSON. */
function bodyOf(body: unknown, values: Values): unknown {
  if (typeof body === 'string') return filled(body, values)
  if (Array.isArray(body)) return body.map((each) => bodyOf(each, values))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, bodyOf(value, values)]))
}

/** The storage of a tab. Values are inserted into the JSON text, because its entries contain unquoted numbers. */
export const storageOf = (storage: Readonly<Record<string, string>>, values: Values) =>
  filledIn(storage, values) as Record<string, string>

type Answer = Readonly<Record<string, unknown>>

/** DELETE is only used by the inspector; paths never contain it. */
type Question = Omit<ControlCall, 'method'> & { readonly method: ControlCall['method'] | 'DELETE' }

/** Makes a control call to the sandbox and returns its answer. Throws with the sandbox's error text. */
export async function ask({ method, path, body }: Question, values: Values): Promise<Answer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(bodyOf(body, values)) }
  const response = await fetch(`/control/${filled(path, values)}`, { method, ...sent })
  const answer = (await response.json()) as Answer & { readonly problems?: readonly string[] }
  if (!response.ok)
    throw new Error(`The sandbox refuses ${method} ${path}: ${answer.problems?.join(', ') ?? response.status}`)
  return answer
}

/** Makes a control call and saves the values of its answer that `keeps` names. */
export async function askAndSave(call: ControlCall, values: Values): Promise<void> {
  const answer = await ask(call, values)
  for (const [name, field] of Object.entries(call.keeps ?? {})) values.set(name, answer[field])
}
