import ts from 'typescript'

/** A file as the laws read it; invented ones show what a law catches. */
export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
  readonly tree: ts.SourceFile
}

/** The laws read no comments, and skipping JSDoc saves most of the parsing time. */
const PARSED = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }

export function source(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
  let tree: ts.SourceFile | undefined
  return {
    path,
    text,
    // Parsed lazily, because most laws check the text first.
    get tree() {
      tree ??= ts.createSourceFile(path, text, PARSED, true, kind)
      return tree
    },
  }
}

/** The position of a node, in the format that terminals and editors link. */
export function placeOf(node: ts.Node, { path, tree }: Source): string {
  return `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`
}

export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => eachNode(child, visit))
}
