import ts from 'typescript'
import { type Source, eachNode, placeOf } from '../../support/reading/source'

const SILENCED = ['eslint-disable', 'oxlint-disable', '@ts-ignore', '@ts-nocheck']
const EXPECTED = '@ts-expect-error'
const LATER = /\b(?:TODO|FIXME|XXX)\b/

function faultsOf(file: Source): string[] {
  // A test may show that a mistake does not compile.
  const forbidden = file.path.startsWith('tests/') ? SILENCED : [...SILENCED, EXPECTED]
  const faults = file.text
    .split('\n')
    .flatMap((line, index) => [
      ...forbidden.filter((word) => line.includes(word)).map((word) => `${file.path}:${index + 1} says ${word}`),
      ...(LATER.test(line) ? [`${file.path}:${index + 1} leaves something for later`] : []),
    ])
  if (!/\bany\b/.test(file.text)) return faults
  eachNode(file.tree, (node) => {
    const isCast = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)
    if (isCast && node.type.kind === ts.SyntaxKind.AnyKeyword) faults.push(`${placeOf(node, file)} casts to any`)
  })
  return faults
}

export function hatchFaults(files: readonly Source[]): string[] {
  return files.flatMap(faultsOf)
}
