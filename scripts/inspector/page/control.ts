import type { ControlCall } from '../shared/paths'

/** What control calls have answered, by the names under which texts may have it: `{{token}}`. */
export type Values = Map<string, unknown>

/** A text with its values put in; what is not known stays as it is. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (braced, name: string) => (values.has(name) ? String(values.get(name)) : braced))

const filledIn = (value: unknown, values: Values): unknown => JSON.parse(filled(JSON.stringify(value), values))

/** A body's strings are filled in as strings, so that a quote in a value can't end one. */
function bodyOf(body: unknown, values: Values): unknown {
  if (typeof body === 'string') return filled(body, values)
  if (Array.isArray(body)) return body.map((each) => bodyOf(each, values))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, bodyOf(value, values)]))
}

/** The storage of a tab, whose entries have numbers without quotes in them. */
export const storageOf = (storage: Readonly<Record<string, string>>, values: Values) =>
  filledIn(storage, values) as Record<string, string>

type Told = Readonly<Record<string, unknown>>

/** A call that takes something back is in no path. */
type Asked = Omit<ControlCall, 'method'> & { readonly method: ControlCall['method'] | 'DELETE' }

/** Makes a control call of the sandbox, and gives its answer. Fails with the sandbox's own words. */
export async function ask({ method, path, body }: Asked, values: Values): Promise<Told> {
  const sent = body === undefined ? {} : { body: JSON.stringify(bodyOf(body, values)) }
  const answer = await fetch(`/control/${filled(path, values)}`, { method, ...sent })
  const told = (await answer.json()) as Told & { readonly problems?: readonly string[] }
  if (!answer.ok)
    throw new Error(`The sandbox refuses ${method} ${path}: ${told.problems?.join(', ') ?? answer.status}`)
  return told
}

/** Makes a control call, and keeps of its answer what it names. */
export async function tell(call: ControlCall, values: Values): Promise<void> {
  const told = await ask(call, values)
  for (const [name, field] of Object.entries(call.keeps ?? {})) values.set(name, told[field])
}
