import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { eachNode, source } from '../support/reading/source'
import { sharedLines, strangeImports } from '../documented-provider/shared-lines'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import { ONE_PROVIDER } from './support/one-provider'
import { withShoppers } from './support/shoppers'

const sandbox = withSandbox()
const providers = bothProviders(sandbox, withShoppers(sandbox))

const folder = fileURLToPath(new URL('.', import.meta.url))

const CASE = /^(?:it|test)\b/
const BLOCK = /^describe\b/

/** A case of a contract test, with its block: the first words of the `describe` title. */
interface Case {
  readonly file: string
  readonly block: string
  readonly runsAtBoth: boolean
}

const callee = (call: ts.CallExpression) => call.expression.getText()

const blocksOf = (node: ts.Node): ts.CallExpression[] => {
  const blocks: ts.CallExpression[] = []
  for (let at = node.parent as ts.Node | undefined; at; at = at.parent as ts.Node | undefined) {
    if (ts.isCallExpression(at) && BLOCK.test(callee(at))) blocks.push(at)
  }
  return blocks
}

const titleOf = (call: ts.CallExpression | undefined) => {
  const [title] = call?.arguments ?? []
  return title && ts.isStringLiteralLike(title) ? title.text : ''
}

/** Every `it` of a file; an `it.each` counts once. */
function casesIn(file: string, text: string): Case[] {
  const { tree } = source(file, text)
  const cases: Case[] = []
  eachNode(tree, (node) => {
    if (!ts.isCallExpression(node) || !CASE.test(callee(node)) || !ts.isStringLiteralLike(node.arguments[0] ?? node))
      return
    const blocks = blocksOf(node)
    const runsAtBoth = blocks.some((block) => callee(block).includes('bothProviders('))
    cases.push({ file, block: titleOf(blocks.at(-1)), runsAtBoth })
  })
  return cases
}

const nameOf = (file: string) => file.replace('.contract.test.ts', '')

/** This file itself is not a contract test of a call. */
const OWN = 'both-providers.contract.test.ts'

const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.contract.test.ts') && file !== OWN)
  .flatMap((file) => casesIn(nameOf(file), readFileSync(`${folder}/${file}`, 'utf8')))

const alone = cases.filter(({ runsAtBoth }) => !runsAtBoth)

const placeOf = ({ file, block }: Case) => (block === '' ? file : `${file} · ${block}`)

describe('the contract tests', () => {
  it('the contract tests run before two providers that share no line, or the table names what is undocumented (GWY-12)', async () => {
    expect([...strangeImports(), ...sharedLines()]).toEqual([])
    const pages = await Promise.all(providers.map(([, arrange]) => arrange()))
    const origins = pages.map(({ app }) => new URL(app.configuration.gateways.payment).origin)
    expect(origins.map((origin) => origin === sandbox.origins.gateways)).toEqual([true, false])
    const unnamed = alone.filter((one) => !(one.file in ONE_PROVIDER) && !(placeOf(one) in ONE_PROVIDER))
    expect(unnamed.map(placeOf)).toEqual([])
    const places = new Set(alone.flatMap((one) => [one.file, placeOf(one)]))
    expect(Object.keys(ONE_PROVIDER).filter((place) => !places.has(place))).toEqual([])
    const both = cases.length - alone.length
    console.log(`contract cases: ${both} of ${cases.length} run before both providers`)
    expect(both).toBeGreaterThan(60)
  })

  it('a contract test belongs to the block that it is in (GWY-12~)', () => {
    const told = casesIn(
      'made-up',
      `describe.each(bothProviders(a, b))('one at %s', () => { it('x', f); it.each([1])('y %s', f) }); describe('two', () => { it('z', f) })`,
    )
    expect(told).toEqual([
      { file: 'made-up', block: 'one at %s', runsAtBoth: true },
      { file: 'made-up', block: 'one at %s', runsAtBoth: true },
      { file: 'made-up', block: 'two', runsAtBoth: false },
    ])
  })
})
