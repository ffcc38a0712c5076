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
  return ts.isCallExpression(node) && isImporting(node.expression) ? node.arguments[0] : undefined
}

function isImporting(called: ts.Expression): boolean {
  if (called.kind === ts.SyntaxKind.ImportKeyword) return true
  if (ts.isIdentifier(called)) return called.text === 'require'
  // Only a property of `import.meta` is read as text: the text of a whole call chain is long.
  const isOfMeta = ts.isPropertyAccessExpression(called) && ts.isMetaProperty(called.expression)
  return isOfMeta && called.getText() === 'import.meta.glob'
}

const known = new WeakMap<Source, readonly Import[]>()

/** Everything that a file imports, including types, dynamic imports and re-exports. Several laws read the same file. */
export function importsOf(file: Source): readonly Import[] {
  const imports = known.get(file) ?? importsIn(file)
  known.set(file, imports)
  return imports
}

function importsIn(file: Source): Import[] {
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
