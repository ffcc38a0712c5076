import ts from 'typescript'
import { MACHINE_FORBIDDEN_GLOBALS } from '../../../scripts/config/machine-globals.mjs'
import { importsOf } from '../../support/reading/imports'
import { type Source, eachNode, placeOf } from '../../support/reading/source'

const WORLD = new Set(MACHINE_FORBIDDEN_GLOBALS)

const LOCAL_TIME =
  /^(?:[gs]et(?:FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(?:Locale)?(?:Date|Time)String|toLocaleString)$/

/** Whether an identifier refers to a value, rather than naming a property or a part of a type. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name !== node
  if (ts.isBindingElement(parent)) return parent.propertyName !== node
  if (ts.isTypeElement(parent) || ts.isClassElement(parent) || ts.isMethodDeclaration(parent))
    return parent.name !== node
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false
  return !ts.isPartOfTypeNode(node) && !ts.isTypeReferenceNode(parent) && !ts.isNamedTupleMember(parent)
}

/** Names declared in the file, which shadow globals. */
function ownNames({ tree }: Source): Set<string> {
  const names = new Set<string>()
  eachNode(tree, (node) => {
    const isNaming =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node)
    if (isNaming && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
  })
  return names
}

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name

function impurityOf(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date') && node.arguments?.length !== 1) {
    return 'new Date with anything but one instant'
  }
  if (ts.isCallExpression(node)) {
    if (isNamed(node.expression, 'Date')) return 'Date()'
    const { expression } = node
    const isCase =
      ts.isPropertyAccessExpression(expression) && /^toLocale(?:Upper|Lower)Case$/.test(expression.name.text)
    if (isCase && node.arguments.length === 0) return `${expression.name.text} without a language`
  }
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.name.text
    if (isNamed(node.expression, 'Date') && name === 'now') return 'Date.now'
    if (isNamed(node.expression, 'Math') && name === 'random') return 'Math.random'
    if (LOCAL_TIME.test(name)) return `local time (${name})`
  }
  return undefined
}

function faultsOf(file: Source): string[] {
  const own = ownNames(file)
  const faults = importsOf(file)
    .filter(({ specifier, target }) =>
      target === undefined ? specifier !== 'xstate' : !target.startsWith('machines/'),
    )
    .map(({ place, specifier }) => `${place} imports '${specifier}'`)
  eachNode(file.tree, (node) => {
    const impurity = impurityOf(node)
    if (impurity !== undefined) faults.push(`${placeOf(node, file)} uses ${impurity}`)
    if (ts.isIdentifier(node) && WORLD.has(node.text) && !own.has(node.text) && isValue(node)) {
      faults.push(`${placeOf(node, file)} uses ${node.text}`)
    }
  })
  return faults
}

/** Code in these files that depends on anything but its arguments. */
export function purityFaults(files: readonly Source[]): string[] {
  return files.flatMap(faultsOf)
}
