import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../support/reading/files'
import { eachNode } from '../support/reading/source'
import { gatewayOf } from '../../src/gateways/provider'
import { CONTRACT } from '../support/contract/all'
import { everyCall } from '../support/every-call'
import { PATHS_OF } from '../support/specification'
import ts from 'typescript'

const names = everyCall.map(({ name }) => name)

const paths = new Set(everyCall.map(({ description }) => description.path))

describe('the calls of the checkout', () => {
  it('the calls of the checkout are the 37 paths of the specification and no other (GWY-09~)', () => {
    const specified = Object.values(PATHS_OF).flat()
    expect(specified).toHaveLength(37)
    expect([...paths].sort()).toEqual([...specified].sort())
    for (const [gateway, served] of Object.entries(PATHS_OF)) {
      for (const path of served) expect(gatewayOf(path)).toBe(gateway)
    }
  })

  it('each call of the checkout has one contract row (GWY-09~)', () => {
    const rows = CONTRACT.map(({ call }) => call)
    expect(everyCall.filter(({ call }) => !rows.includes(call)).map(({ name }) => name)).toEqual([])
    expect(rows).toHaveLength(everyCall.length)
    expect(new Set(rows).size).toBe(rows.length)
  })

  it('each call of the checkout is in the folder of the gateway that serves it', () => {
    const astray = everyCall.filter(({ name, description }) => !name.startsWith(`${gatewayOf(description.path)}/`))
    expect(astray).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('each call with a body has a request schema, and a call without a body has none (GWY-09~)', () => {
    const isFitting = ({ description, request }: (typeof everyCall)[number]) =>
      (request !== undefined) === (description.body !== undefined)
    expect(everyCall.filter((call) => !isFitting(call)).map(({ name }) => name)).toEqual([])
  })

  it('only money calls send their submission id, and the bonus call an id of its own', () => {
    const named = everyCall.filter(({ request }) => v.is(v.object({ conversationId: v.string() }), fieldsOf(request)))
    const money = everyCall.filter(({ description }) => description.kind === 'money')
    // The bonus lookup is a read, but has an id of its own.
    expect(named.map(({ name }) => name).sort()).toEqual(
      [...money.map(({ name }) => name), 'payment/bonus/bonus'].sort(),
    )
  })
})

function fieldsOf(request: v.GenericSchema | undefined): Record<string, string> {
  const entries = request && 'entries' in request ? Object.keys(request.entries as object) : []
  return Object.fromEntries(entries.map((name) => [name, name]))
}

describe('request schemas', () => {
  it('the request schemas are imported by the app as types only', () => {
    const takers = sourcesIn('src').flatMap(({ path, tree }) => {
      const found: string[] = []
      if (/\/(?:requests\/[\w-]+|request-fields)\.ts$/.test(path)) return found
      eachNode(tree, (node) => {
        if (!ts.isImportDeclaration(node) || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return
        if (/\/(?:requests\/[\w-]+|request-fields)'$/.test(node.moduleSpecifier.getText())) found.push(path)
      })
      return found
    })
    expect(takers).toEqual([])
  })
})
