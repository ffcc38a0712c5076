import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readHandles, textOfPage } from '../../scripts/handles/page.mjs'
import { sourcesIn, textOf } from '../support/reading/files'
import { eachNode } from '../support/reading/source'

const handles = readHandles()

describe('the public handles', () => {
  it('the public handles in docs/handles.md are those of the visual states: npm run generate (DOC-04~)', () => {
    expect(textOf('docs/handles.md')).toBe(textOfPage(handles))
  })

  it('the public handles are all still in the product: a rename needs a major version and a CHANGELOG entry (DOC-04~)', () => {
    const written = new Set<string>()
    const starts: string[] = []
    for (const { tree } of sourcesIn('src', 'machines', 'sandbox'))
      eachNode(tree, (node) => {
        if (ts.isStringLiteralLike(node)) written.add(node.text)
        if (ts.isTemplateHead(node) && /^[a-z]+(?:-[a-z]+)*-$/.test(node.text)) starts.push(node.text)
        // Keys of object literals have no quotes.
        if (ts.isIdentifier(node) || ts.isNumericLiteral(node)) written.add(node.text)
      })
    const isWritten = (value: string) => written.has(value) || starts.some((start) => value.startsWith(start))
    const gone = [...handles.keys()].filter((name) => !isWritten(name.slice(name.indexOf(' ') + 1)))
    expect(handles.size).toBeGreaterThan(100)
    expect(gone).toEqual([])
  })
})
