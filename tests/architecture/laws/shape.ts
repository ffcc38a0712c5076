import ts from 'typescript'
import type { Source } from '../../support/reading/source'

/** Maximum number of lines. A chart may be longer, because it is read as a whole. */
export function roomFor(path: string): number {
  if (path.endsWith('/machine.ts')) return 450
  // One sentence for each state and transition of a chart.
  if (path.endsWith('/descriptions.ts')) return 650
  return path.endsWith('.css.ts') ? 120 : 260
}

export const linesOf = (text: string) => text.trimEnd().split('\n').length

const isImport = (statement: ts.Statement) => ts.isImportDeclaration(statement)

const isReExport = (statement: ts.Statement) => ts.isExportDeclaration(statement)

function isBarrel(file: Source): boolean {
  if (!/\bexport\s*(?:type\s*)?[*{]/.test(file.text)) return false
  const { statements } = file.tree
  return statements.some(isReExport) && statements.every((statement) => isImport(statement) || isReExport(statement))
}

const DRAWER = /(?:^|\/)(?:utils?|utilities|helpers?|common|misc)(?:\/|\.[a-z]+$)/

export function shapeFaults(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const lines = linesOf(file.text)
    return [
      ...(lines > roomFor(file.path)
        ? [`${file.path} has ${lines} lines; split it by subject, ${roomFor(file.path)} is the limit`]
        : []),
      ...(isBarrel(file) ? [`${file.path} only hands on what other files have`] : []),
      ...(DRAWER.test(file.path) ? [`${file.path} is a collection without a subject`] : []),
    ]
  })
}
