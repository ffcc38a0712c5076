import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CALLS } from '../../scripts/conformance/call-list'
import { configurationSchema } from '../../src/app/composition/configuration'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { outcomeOf } from '../../src/gateways/answer'
import type { RequestContext } from '../../src/gateways/described-call'
import { PRICE } from '../support/contract/row'
import { edgeOver, httpAnswering } from '../support/answering-http'
import { everyCall } from '../support/every-call'
import { readOperations } from '../support/openapi'
import { filesIn, textOf } from '../support/reading/files'
import { type Example, isOf, readExamples } from './support/guide-examples'

const GUIDES = ['merchant', 'operator', 'gateway'] as const

const guides = Object.fromEntries(GUIDES.map((name) => [name, textOf(`docs/${name}-guide.md`)])) as Record<
  (typeof GUIDES)[number],
  string
>

interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
}

/** Every setting of a configuration, as a dotted path. A text in both languages counts once. */
function settingsIn({ entries, wrapped }: Schema, path = ''): string[] {
  if (wrapped) return settingsIn(wrapped, path)
  if (!entries || 'tr' in entries) return [path]
  return Object.entries(entries).flatMap(([name, inner]) => settingsIn(inner, path ? `${path}.${name}` : name))
}

/** The first cells of the rows in the tables with this heading. */
function rowsUnder(page: string, heading: string): string[][] {
  const [, table = ''] = new RegExp(`^\\| ${heading} [^\\n]*\\n\\|[ :|-]+\\n((?:\\|[^\\n]*\\n)+)`, 'm').exec(page) ?? []
  return table
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

/** Checks an example's request and answer against the schemas of the calls with its path. */
function faultsOf({ name, ...example }: Example): string[] {
  const requestContext = { ...edgeOver(httpAnswering('')), language: 'tr' } as RequestContext
  const calls = everyCall.filter(({ description: { method, path } }) =>
    isOf({ method, path: path.replace('{product}', 'wallet') }, example),
  )
  const [call] = calls.filter(({ name: full }) => full.endsWith(`/${name}`))
  if (!call) return [`${name}: no call has this name`]
  const sent = calls.some(({ request }) =>
    request === undefined ? example.body === undefined : v.is(request, example.body),
  )
  const schema = call.description.answer(requestContext, { price: PRICE, currency: 'TRY' } as never)
  const outcome = outcomeOf({ status: example.status, text: JSON.stringify(example.answer) }, example.path, schema)
  return [
    ...(sent ? [] : [`${name}: the checkout sends another body`]),
    ...(outcome.kind === 'ok' ? [] : [`${name}: is refused`]),
  ]
}

const SNIPPETS = 'docs/merchant-guide/'

/** The tests that run the snippets. */
const RUNNERS = [
  'tests/journeys/merchant-guide.spec.ts',
  'tests/journeys/sandboxed-frame.spec.ts',
  'tests/sandbox/merchant-guide.test.ts',
]

/** Snippets of the merchant's guide that differ from their file, or that no test runs. */
function snippetFaults(): string[] {
  const printed = [...guides.merchant.matchAll(/^\[([\w.-]+)\]\(merchant-guide\/\1\):\n\n```\w+\n([^]*?)\n```$/gm)]
  const texts = new Map(printed.map(([, name = '', text = '']) => [name, `${text}\n`]))
  const readers = [...RUNNERS.map(textOf), ...texts.values()]
  const used = new Set(readers.flatMap((text) => text.match(/[\w-]+\.(?:mjs|txt)/g) ?? []))
  const names = filesIn(SNIPPETS).map((path) => path.replace(SNIPPETS, ''))
  return names.flatMap((name) => [
    ...(texts.get(name) === textOf(SNIPPETS + name) ? [] : [`${name} is printed otherwise`]),
    ...(used.has(name) ? [] : [`${name} is run in no test`]),
  ])
}

const CHAPTERS = [
  'Create the order',
  'Send the shopper',
  'Messages',
  'What comes back',
  'Your content policy',
  'Try it',
  'Before you go live',
]

describe('the guides', () => {
  it('the guides have tested snippets (merchant), every setting (operator), 37 example calls (provider) (DOC-03)', () => {
    expect(filesIn(SNIPPETS).length).toBeGreaterThan(5)
    expect(snippetFaults()).toEqual([])
    expect(CHAPTERS.filter((title) => !new RegExp(`^##+ (?:\\d\\. )?${title}$`, 'm').test(guides.merchant))).toEqual([])

    const settings = rowsUnder(guides.operator, 'Setting').map(([name]) => name)
    expect(settings).toEqual(settingsIn(configurationSchema as unknown as Schema))
    const waits = rowsUnder(guides.operator, 'Wait')
    expect(waits.length).toBeGreaterThan(3)
    for (const [name = '', milliseconds] of waits)
      expect([name, Number(milliseconds)]).toEqual([name, DEFAULT_TIMINGS[name as keyof typeof DEFAULT_TIMINGS]])

    const operations = readOperations()
    const examples = readExamples()
    expect(operations).toHaveLength(37)
    expect(examples.map(({ name }) => name).sort()).toEqual(operations.map(({ name }) => name).sort())
    for (const { name, method, path } of operations) {
      const example = examples.find((each) => each.name === name)
      expect([example?.method, example?.path], name).toEqual([method, path])
      expect(guides.gateway).toContain(`](gateway-guide/${name}.json)`)
    }
    expect(examples.flatMap(faultsOf)).toEqual([])
  })

  it('the provider’s guide names each call with its path and class (DOC-03~)', () => {
    const rows = rowsUnder(guides.gateway, 'Call')
    const kinds = new Map(everyCall.map(({ name, description }) => [name.replace(/^.*\//, ''), description.kind]))
    const named = rows.map(([link = '', method, path, kind]) => ({
      name: /^\[(\w+)\]/.exec(link)?.[1] ?? '',
      method,
      path: path?.replace('{product}', 'wallet'),
      kind,
    }))
    const wanted = readOperations().map((operation) => ({ ...operation, kind: kinds.get(operation.name) }))
    const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name)
    expect(named.sort(byName)).toEqual([...wanted].sort(byName))
  })

  it('the provider’s guide explains each line of the conformance report that is not a call of its own (DOC-03~, BEST-19~)', () => {
    const names = new Set(readOperations().map(({ name }) => name))
    const others = Object.entries(CALLS).filter(([name]) => !names.has(name))
    const [, sentence = ''] = /^The report has four lines more ([^]*?)\n\n/m.exec(guides.gateway) ?? []
    expect(others).toHaveLength(4)
    expect(others.filter(([name]) => !sentence.includes(`\`${name}\``))).toEqual([])
  })

  it('the provider’s guide names the calls whose answer may have no body (DOC-03~, GWY-11~)', () => {
    const context = edgeOver(httpAnswering(''))
    const [, bullet = ''] = /^- \*\*No body\.\*\* ([^]*?) Every other call /m.exec(guides.gateway) ?? []
    const named = [...bullet.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    const readable = everyCall.filter(({ description }) =>
      v.is(description.answer(context, { price: PRICE, currency: 'TRY' } as never), undefined),
    )
    expect(named.sort()).toEqual(readable.map(({ name }) => name.replace(/^.*\//, '')).sort())
  })
})
