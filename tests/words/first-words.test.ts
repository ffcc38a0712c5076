import { posix } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { messages as enLater } from '../../locales/en/later.po'
import { sourcesIn } from '../support/reading/files'
import { type Source, eachNode, placeOf } from '../support/reading/source'

/** Each loads without waiting for the sentences of the later screens. */
const BEGINNINGS = ['src/app/main.tsx', 'src/app/shell-slots/shell-slots.tsx', 'src/app/after-paint/after-paint.ts']

/** The modules that load together with a file: no types, and no dynamic imports. */
function broughtBy({ path, tree }: Source): string[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly
    const from = statement.moduleSpecifier
    if (isType || from === undefined || !ts.isStringLiteralLike(from) || !from.text.startsWith('.')) return []
    const plain = posix.join(posix.dirname(path), from.text)
    return [plain, `${plain}.ts`, `${plain}.tsx`]
  })
}

function hereFirst(): Source[] {
  const known = new Map(sourcesIn('src', 'machines').map((file) => [file.path, file]))
  const found = new Set<Source>()
  const waiting = [...BEGINNINGS]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = known.get(path)
    if (!file || found.has(file)) continue
    found.add(file)
    waiting.push(...broughtBy(file))
  }
  return [...found]
}

function saidAt(file: Source): { key: string; place: string }[] {
  const said: { key: string; place: string }[] = []
  eachNode(file.tree, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'say') return
    eachNode(node.arguments[0] ?? node, (part) => {
      if (ts.isStringLiteralLike(part)) said.push({ key: part.text, place: placeOf(part, file) })
    })
  })
  return said
}

it('a text that can be shown before the later screens’ words load is in the first catalogue (BEST-16~)', () => {
  const files = hereFirst()
  const said = files.flatMap(saidAt)
  expect(files.map(({ path }) => path)).toContain('src/shell/notice.tsx')
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter(({ key }) => key in enLater)).toEqual([])
})
