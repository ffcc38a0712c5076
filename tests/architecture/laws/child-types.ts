import ts from 'typescript'
import { type Source, eachNode, placeOf } from '../../support/reading/source'

const nameOf = ({ name }: ts.ObjectLiteralElementLike) => (name && ts.isIdentifier(name) ? name.text : undefined)

/** The value of a property, if the node is an object that has one of this name. */
function valueIn(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const property = node.properties.find((each) => nameOf(each) === name)
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined
}

function stringsIn(node: ts.Node): ReadonlySet<string> {
  const found = new Set<string>()
  eachNode(node, (each) => {
    if (ts.isStringLiteral(each)) found.add(each.text)
  })
  return found
}

/** The actors that the type of the children leaves out. A type declared elsewhere has no names here and is not compared. */
function missingIn(children: ts.Expression, actors: ts.Expression): readonly string[] {
  const named = stringsIn(children)
  if (named.size === 0 || !ts.isObjectLiteralExpression(actors)) return []
  return actors.properties.flatMap((each) => nameOf(each) ?? []).filter((name) => !named.has(name))
}

/** Machines whose `types.children` does not say which actor runs under which id; the compiler then accepts any actor under any id. */
export function childTypeFaults(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const faults: string[] = []
    eachNode(file.tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText(file.tree) !== 'setup') return
      const [parts] = node.arguments
      const actors = valueIn(parts, 'actors')
      if (!actors) return
      const children = valueIn(valueIn(parts, 'types'), 'children')
      if (!children) faults.push(`${placeOf(node, file)} declares no types.children`)
      else missingIn(children, actors).forEach((name) => faults.push(`${placeOf(children, file)} leaves out ${name}`))
    })
    return faults
  })
}
