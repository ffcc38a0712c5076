import ts from 'typescript'
import { type Source, eachNode, placeOf } from '../../support/reading/source'

/** The only property of a child's snapshot that a parent may use. */
const ASKED = 'hasTag'

const nameIn = (node: ts.Node | undefined) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined

/** Matches `event.snapshot` and `event['snapshot']`. */
const isSnapshotOf = (node: ts.Node): boolean =>
  (ts.isPropertyAccessExpression(node) && node.name.text === 'snapshot') ||
  (ts.isElementAccessExpression(node) && nameIn(node.argumentExpression) === 'snapshot')

/** The parts of a destructuring pattern, except for the allowed property. */
const partsOf = (name: ts.BindingName): readonly ts.BindingElement[] =>
  ts.isObjectBindingPattern(name)
    ? name.elements.filter((element) => nameIn(element.propertyName ?? element.name) !== ASKED)
    : []

/** All uses of a variable of this name within its scope. */
function usesOf(name: ts.BindingName): readonly ts.Node[] {
  if (!ts.isIdentifier(name)) return []
  const scope = ts.findAncestor(name, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? name
  const uses: ts.Node[] = []
  eachNode(scope, (node) => {
    if (!ts.isIdentifier(node) || node.text !== name.text || node === name) return
    const isOtherName = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
    if (!isOtherName) uses.push(node)
  })
  return uses
}

/** All uses of a snapshot other than `hasTag`, through any variable. */
function readings(node: ts.Node): readonly ts.Node[] {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return parent.name.text === ASKED ? [] : [parent]
  return ts.isVariableDeclaration(parent) && parent.initializer === node ? readingsOf(parent.name) : [node]
}

const readingsOf = (name: ts.BindingName): readonly ts.Node[] => [...partsOf(name), ...usesOf(name).flatMap(readings)]

/** Members of a type that would give a parent more of a child's snapshot than its tags. */
const typed = ({ type }: ts.PropertySignature): readonly ts.Node[] =>
  type && ts.isTypeLiteralNode(type) ? type.members.filter(({ name }) => nameIn(name) !== ASKED) : []

function readingsAt(node: ts.Node): readonly ts.Node[] {
  if (isSnapshotOf(node)) return readings(node)
  if (ts.isBindingElement(node) && nameIn(node.propertyName ?? node.name) === 'snapshot') return readingsOf(node.name)
  if (ts.isPropertySignature(node) && nameIn(node.name) === 'snapshot') return typed(node)
  return []
}

/** A view receives snapshots and may read those of children; it decides nothing. */
const isView = ({ text }: Source) =>
  /\bSnapshotFrom\b/.test(text) && !/\b(?:setup|assign|createStateConfig)\b/.test(text)

/**
 * Places where a parent reads more of a child than its tags. A fact has one owner; other machines receive it as the child's output, an
 * event or a tag.
 */
export function childContextFaults(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const found = new Set<ts.Node>()
    eachNode(file.tree, (node) => {
      readingsAt(node).forEach((reading) => found.add(reading))
      if (ts.isIdentifier(node) && node.text === 'getSnapshot' && !isView(file)) found.add(node)
    })
    return [...found].map((node) => `${placeOf(node, file)} reads a child: ${node.getText(file.tree)}`)
  })
}
