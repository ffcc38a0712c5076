import ts from 'typescript'
import { type Source, eachNode } from '../../support/reading/source'

const HOOKS = ['useState', 'useReducer', 'createContext', 'useRef']
const COLLECTIONS = ['Map', 'Set', 'WeakMap', 'WeakSet']

/** A ref to a DOM element stores no data. */
const isOfElement = ({ typeArguments }: ts.CallExpression) =>
  typeArguments?.some((type) => /^(?:HTML|SVG)?\w*Element$/.test(type.getText())) ?? false

function nameOfCall({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
}

/** A module-level variable, or a collection that the module fills over time. */
function isModuleMemory(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement)) return false
  const { flags, declarations } = statement.declarationList
  return (
    (flags & ts.NodeFlags.Const) === 0 ||
    declarations.some(
      ({ initializer }) =>
        initializer && ts.isNewExpression(initializer) && COLLECTIONS.includes(initializer.expression.getText()),
    )
  )
}

/** Everything with which a component could store state between renders, as `file: how`. */
export function componentMemory(files: readonly Source[]): string[] {
  return files.flatMap(({ path, tree }) => {
    const found: string[] = tree.statements.filter(isModuleMemory).map(() => 'module')
    eachNode(tree, (node) => {
      if (!ts.isCallExpression(node)) return
      const name = nameOfCall(node)
      if (HOOKS.includes(name) && !(name === 'useRef' && isOfElement(node))) found.push(name)
    })
    return found.map((how) => `${path}: ${how}`)
  })
}
