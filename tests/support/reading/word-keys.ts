import ts from 'typescript'
import { type Source, eachNode } from './source'

const stringOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined)

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  const found = object.properties.find(
    (property) => ts.isPropertyAssignment(property) && property.name.getText() === name,
  )
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

export interface Word {
  /** What machines and screens call it. */
  readonly key: string
  /** What the catalogue calls it. */
  readonly id: string | undefined
}

/** The words of the tables: every `key: msg({ id, message })`. */
export function wordsIn(files: readonly Source[]): Word[] {
  const words: Word[] = []
  for (const { tree } of files) {
    eachNode(tree, (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(node.initializer)) return
      const [descriptor] = node.initializer.arguments
      if (node.initializer.expression.getText() !== 'msg' || !descriptor || !ts.isObjectLiteralExpression(descriptor))
        return
      words.push({ key: stringOf(node.name) ?? node.name.getText(), id: stringOf(propertyOf(descriptor, 'id')) })
    })
  }
  return words
}

/** Tells whether some code says a key: as a value (a type only allows it), or as the start of a composed key. */
export function keysSaidIn(files: readonly Source[]): (key: string) => boolean {
  const said = new Set<string>()
  const starts: string[] = []
  for (const { tree } of files) {
    eachNode(tree, (node) => {
      if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) said.add(node.text)
      if (ts.isTemplateHead(node) && /^[a-z][\w.]*\.$/i.test(node.text)) starts.push(node.text)
    })
  }
  return (key) => said.has(key) || starts.some((start) => key.startsWith(start))
}
