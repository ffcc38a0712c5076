import { describe, expect, it } from 'vitest'
import { documentOf, textOfDocument } from '../../scripts/openapi/document.mjs'
import { readCalls, readFacts } from '../../scripts/openapi/read.mjs'
import { PATHS_OF } from '../support/specification'
import { everyCall } from '../support/every-call'
import { textOf } from '../support/reading/files'

const calls = await readCalls()
const facts = await readFacts()
const document = documentOf(calls, facts)

const DEADLINES = { read: 8_000, sms: 15_000, login: 15_000, money: 45_000, preference: 8_000 }

interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { $ref?: string } }>> }
  readonly 'x-calls': readonly Readonly<Record<string, unknown>>[]
}

const operations = Object.entries(document['paths'] as Record<string, object>).flatMap(([path, item]) =>
  (['get', 'post', 'put'] as const).flatMap((method) => {
    const operation = (item as Partial<Record<typeof method, Operation>>)[method]
    return operation ? [{ path, method, operation }] : []
  }),
)

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  )
}

function standsAt(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)
}

describe('docs/openapi.json', () => {
  it('docs/openapi.json describes the calls as they are now: npm run generate (GWY-09~)', () => {
    expect(textOf('docs/openapi.json') === textOfDocument(calls, facts)).toBe(true)
  })

  it('docs/openapi.json has the 37 paths of the specification, and each call of the app under one of them (GWY-09~)', () => {
    expect(operations.map(({ path }) => path).sort()).toEqual(Object.values(PATHS_OF).flat().sort())
    const told = operations.flatMap(({ operation }) => operation['x-calls'])
    expect(told.map(({ name }) => name).sort()).toEqual(everyCall.map(({ name }) => name).sort())
    for (const { summary } of told) expect(summary).toMatch(/^[A-Z].*\.$/)
  })

  it('docs/openapi.json gives the class, the caller and the deadline of each call (GWY-07~)', () => {
    for (const { operation } of operations)
      for (const call of operation['x-calls']) {
        const known = everyCall.find(({ name }) => name === call['name'])?.description
        expect(call).toMatchObject({ 'x-call-class': known?.kind, 'x-made-by': known?.by })
        expect(call['x-deadline-milliseconds']).toBe(known && DEADLINES[known.kind])
      }
  })

  it('docs/openapi.json requires the conversationId of a submission in each body of a money call (BEST-01~)', () => {
    const money = operations.filter(({ operation }) => operation['x-calls'][0]?.['x-call-class'] === 'money')
    expect(money.length).toBeGreaterThan(8)
    for (const { operation } of money) {
      const reference = operation.requestBody?.content['application/json']?.schema.$ref ?? ''
      expect(standsAt(reference)).toMatchObject({ required: expect.arrayContaining(['conversationId']) as unknown })
    }
  })

  it('docs/openapi.json has no dangling reference, and each operation id once', () => {
    const references = referencesIn(document)
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((reference) => standsAt(reference) === undefined)).toEqual([])
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('docs/openapi.json has a parameter for each placeholder of a path', () => {
    const items = document['paths'] as Record<string, unknown>
    for (const { path } of operations) {
      const references = referencesIn(items[path])
      expect(references.includes('#/components/parameters/product')).toBe(path.includes('{product}'))
    }
  })
})
