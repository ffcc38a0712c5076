import ts from 'typescript'
import { type Source, eachNode, placeOf } from '../../support/reading/source'

/** All that a parent may ask of a child's snapshot. */
const ASKED = 'hasTag'

const nameIn = (node: ts.Node | undefined) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined

/** `event.snapshot`, or `event['snapshot']`. */
const isSnapshotOf = (node: ts.Node): boolean =>
  (ts.isPropertyAccessExpression(node) && node.name.text === 'snapshot') ||
  (ts.isElementAccessExpression(node) && nameIn(node.argumentExpression) === 'snapshot')

/** What is taken apart in a pattern, beside the one thing that may be. */
const partsOf = (name: ts.BindingName): readonly ts.BindingElement[] =>
  ts.isObjectBindingPattern(name)
    ? name.elements.filter((element) => nameIn(element.propertyName ?? element.name) !== ASKED)
    : []

/** Everything that has it by this name, as far as that name reaches. */
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

/** Everything that is done with a snapshot, by any name, but asking it for a tag. */
function readings(node: ts.Node): readonly ts.Node[] {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return parent.name.text === ASKED ? [] : [parent]
  return ts.isVariableDeclaration(parent) && parent.initializer === node ? readingsOf(parent.name) : [node]
}

const readingsOf = (name: ts.BindingName): readonly ts.Node[] => [...partsOf(name), ...usesOf(name).flatMap(readings)]

/** A type by which a child's snapshot would be more than its tags. */
const typed = ({ type }: ts.PropertySignature): readonly ts.Node[] =>
  type && ts.isTypeLiteralNode(type) ? type.members.filter(({ name }) => nameIn(name) !== ASKED) : []

function readingsAt(node: ts.Node): readonly ts.Node[] {
  if (isSnapshotOf(node)) return readings(node)
  if (ts.isBindingElement(node) && nameIn(node.propertyName ?? node.name) === 'snapshot') return readingsOf(node.name)
  if (ts.isPropertySignature(node) && nameIn(node.name) === 'snapshot') return typed(node)
  return []
}

/** A view is given snapshots, and may ask those of children; it decides nothing. */
const isView = ({ text }: Source) =>
  /\bSnapshotFrom\b/.test(text) && !/\b(?:setup|assign|createStateConfig)\b/.test(text)

/**
 * Where a parent knows more of a child than its tags: a fact has one owner, and all others receive it (by the child's output, an
 * event, or a tag).
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
