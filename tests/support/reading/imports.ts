import { posix } from 'node:path'
import ts from 'typescript'
import { type Source, eachNode, placeOf } from './source'

export interface Import {
  readonly place: string
  /** The text between the quotes. */
  readonly specifier: string
  /** The file or folder meant, from the root; `undefined` for a package. */
  readonly target: string | undefined
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  if (ts.isExternalModuleReference(node)) return node.expression
  if (!ts.isCallExpression(node)) return undefined
  const isDynamic = node.expression.kind === ts.SyntaxKind.ImportKeyword
  const isGlob = node.expression.getText() === 'import.meta.glob'
  return isDynamic || isGlob || node.expression.getText() === 'require' ? node.arguments[0] : undefined
}

/** Everything that a file imports, including types, dynamic imports and re-exports. */
export function importsOf(file: Source): Import[] {
  const found: Import[] = []
  eachNode(file.tree, (node) => {
    const literal = specifierOf(node)
    if (!literal || !ts.isStringLiteralLike(literal)) return
    const specifier = literal.text
    const isOurs = specifier.startsWith('.') || specifier.startsWith('/')
    found.push({
      place: placeOf(node, file),
      specifier,
      target: isOurs ? posix.join(specifier.startsWith('/') ? '' : posix.dirname(file.path), specifier) : undefined,
    })
  })
  return found
}
