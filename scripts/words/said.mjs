import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../run/root.mjs'

/**
 * Finds the keys that code uses as a string value, or as the start of a template. A key in a type does not count.
 *
 * @param {Iterable<ts.SourceFile>} trees
 * @returns {(key: string) => boolean}
 */
export function keysSaidIn(trees) {
  /** @type {Set<string>} */
  const said = new Set()
  /** @type {string[]} */
  const starts = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) said.add(node.text)
    if (ts.isTemplateHead(node) && /^[a-z][\w.]*\.$/i.test(node.text)) starts.push(node.text)
    node.forEachChild(visit)
  }
  for (const tree of trees) visit(tree)
  return (key) => said.has(key) || starts.some((start) => key.startsWith(start))
}

/** The parsed source files that may use a sentence. */
export function speakers() {
  return ['src', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) =>
        ts.createSourceFile(path, readFileSync(join(root, folder, path), 'utf8'), ts.ScriptTarget.ESNext, true),
      ),
  )
}
