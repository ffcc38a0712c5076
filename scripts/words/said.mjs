// @ts-check
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../run/root.mjs'

/**
 * Whether some code says a key: as a value (a type only allows it), or as the start of a composed key.
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

/** The syntax of everything that may say a sentence. */
export function speakers() {
  return ['src', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) =>
        ts.createSourceFile(path, readFileSync(join(root, folder, path), 'utf8'), ts.ScriptTarget.ESNext, true),
      ),
  )
}
