import { beforeAll, describe, expect, it } from 'vitest'
import { booksOf } from './ledger'
import type { Harness } from './harness'
import { without } from './refusals'
import type { RefusalRecord } from './refusals'

interface Answer {
  readonly status: number
  readonly body: object
}

export interface Strict {
  readonly sandbox: Harness
  readonly payload: Payload
  readonly send: (payload: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  readonly optional?: readonly string[]
  /** Fields whose number may also be sent as text. */
  readonly textual?: readonly string[]
}

export type Payload = Readonly<Record<string, unknown>>

/** The path of a field: the names of the fields around it, then its own. */
type Place = readonly [name: string, ...rest: string[]]

const isPart = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all fields, nested ones included. */
function placesIn(payload: Payload): Place[] {
  return Object.entries(payload).flatMap(([name, value]): Place[] => {
    const inner = isPart(value) ? placesIn(value) : []
    return [[name], ...inner.map((place): Place => [name, ...place])]
  })
}

/** The payload with one of its parts changed, the one that contains the field. */
function changed(payload: Payload, [name, next, ...rest]: Place, change: Mistake['change']): Payload {
  if (next === undefined) return change(payload, name)
  return { ...payload, [name]: changed(payload[name] as Payload, [next, ...rest], change) }
}

interface Mistake {
  readonly change: (part: Payload, field: string) => Payload
  /** Whether the mistake is possible for this field; by default for every field. */
  readonly concerns?: (value: unknown, place: Place, strict: Strict) => boolean
}

const isOptional = (name: string, { optional = [] }: Strict) => optional.includes(name)

/** Every way to send a field wrongly, by name. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  missing: {
    change: without,
    concerns: (_, [name], strict) => !isOptional(name, strict),
  },
  misnamed: { change: (part, field) => ({ ...without(part, field), [`${field}s`]: part[field] }) },
  null: { change: (part, field) => ({ ...part, [field]: null }) },
  true: {
    change: (part, field) => ({ ...part, [field]: true }),
    concerns: (value) => typeof value !== 'boolean',
  },
  'as text instead of a number, or the other way round': {
    change: (part, field) => ({ ...part, [field]: typeof part[field] === 'string' ? 1 : String(part[field]) }),
    concerns: (_, [name], { textual = [] }) => !textual.includes(name),
  },
  'an empty list': { change: (part, field) => ({ ...part, [field]: [] }) },
  'in a list': { change: (part, field) => ({ ...part, [field]: [part[field]] }) },
  'an object': { change: (part, field) => ({ ...part, [field]: {} }) },
  'beside one too many': { change: (part) => ({ ...part, pan: '5400360000000003' }) },
}

const BODIES: readonly (readonly [name: string, body: string, contentType: string, errorCode: string])[] = [
  ['a form post', 'a=1', 'application/x-www-form-urlencoded', '60004'],
  ['plain text', '{}', 'text/plain', '60004'],
  ['no content type of its own', '{}', '', '60004'],
  ...['', '{', '[]', '"text"', 'null'].map(
    (body) => [`the body "${body}"`, body, 'application/json', '60005'] as const,
  ),
]

/**
 * A path accepts its documented payload and nothing else; it records what it refuses, without any other effect. One sandbox serves all
 * cases, because a refusal leaves the call possible.
 */
export function takesExactly(name: string, prepare: () => Promise<Strict>): void {
  describe(`the payload of ${name}`, () => {
    let strict: Strict
    beforeAll(async () => {
      strict = await prepare()
    })

    const recorded = async (): Promise<readonly RefusalRecord[]> =>
      (await strict.sandbox.control<{ refusals: RefusalRecord[] }>('/refusals')).refusals

    /** The refusals that some calls caused; the ledger must not change. */
    async function recordedBy(calls: () => Promise<unknown>) {
      const [books, before] = [await booksOf(strict.sandbox), (await recorded()).length]
      await calls()
      expect(await booksOf(strict.sandbox)).toEqual(books)
      return (await recorded()).slice(before)
    }

    it.each(Object.entries(MISTAKES))(
      'a payload is refused and recorded with any one field %s (SBX-06~)',
      async (_, { change, concerns = () => true }) => {
        const { payload, send } = strict
        const valueAt = (place: Place) => place.reduce<unknown>((part, field) => (part as Payload)[field], payload)
        const places = placesIn(payload).filter((place) => concerns(valueAt(place), place, strict))
        const records = await recordedBy(async () => {
          for (const place of places)
            expect(await send(changed(payload, place, change)), place.join('.')).toMatchObject({
              status: 400,
              body: { status: 'failure', errorCode: '11' },
            })
        })
        expect(records.map(({ reason, code }) => [reason, code])).toEqual(places.map(() => ['wrong-payload', '11']))
        expect(JSON.stringify(records)).not.toContain('5400360000000003')
      },
    )

    it('a payload with an extra field is refused, and the record names the field (SBX-06~)', async () => {
      const [record] = await recordedBy(() => strict.send({ ...strict.payload, pan: '1' }))
      expect(record?.detail).toContain('pan')
    })

    it.each(BODIES)('a payload is refused and recorded as %s (SBX-06~)', async (_, body, contentType, errorCode) => {
      const records = await recordedBy(async () => {
        const answer = await strict.send(body, { 'content-type': contentType })
        expect(answer).toMatchObject({ body: { status: 'failure', errorCode } })
      })
      expect(records).toMatchObject([{ code: errorCode }])
    })

    it('the documented payload is taken after all refusals, and leaves no refusal itself (SBX-06~, GWY-09~)', async () => {
      const before = (await recorded()).length
      expect((await strict.send(strict.payload)).status).toBe(200)
      expect(await recorded()).toHaveLength(before)
    })
  })
}
