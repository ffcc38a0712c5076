import ts from 'typescript'
import { type Source, eachNode } from '../../support/reading/source'

/** URLs that only a local provider has: a port on the same machine. */
const LOOPBACK_PORT = /(?:127\.0\.0\.1|localhost|\[::1\]):\d{2,5}/

const NAMES = ['__sandbox', 'x-sandbox-control', 'SANDBOX_']

/** Long enough, with enough words, to be unique to its source. */
const isSentence = (text: string) => text.length >= 20 && text.trim().split(/\s+/).length >= 4

/** Sentences in some sources: whole strings, and the parts of template strings. */
export function sentencesOf(files: readonly Source[]): string[] {
  const sentences = new Set<string>()
  for (const { tree } of files) {
    eachNode(tree, (node) => {
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      if (isText && isSentence(node.text)) sentences.add(node.text)
    })
  }
  return [...sentences]
}

export function sandboxFaults(name: string, text: string, sentences: readonly string[]): string[] {
  const port = LOOPBACK_PORT.exec(text)
  return [
    ...NAMES.filter((word) => text.includes(word)).map((word) => `${name} says ${word}`),
    ...(port ? [`${name} knows the address ${port[0]}`] : []),
    ...sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${name} says "${sentence}"`),
  ]
}
