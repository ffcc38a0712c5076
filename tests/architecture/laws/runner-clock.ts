import ts from 'typescript'
import { type Source, eachNode, placeOf } from '../../support/reading/source'

/** The only file that may read the runner's clock; all others import it. */
const NOW = 'tests/journeys/support/now.ts'

/** Benchmarks measure elapsed time, and no test result depends on it. */
const BENCH = 'tests/journeys/bench/'

/** Playwright's calls whose function runs in the page, with the page's clock. */
const IN_PAGE = new Set(['evaluate', 'evaluateAll', 'evaluateHandle', 'addInitScript', 'waitForFunction'])

function isClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && !node.arguments?.length
  if (ts.isPropertyAccessExpression(node)) return ['Date.now', 'performance.now'].includes(node.getText())
  return ts.isCallExpression(node) && node.expression.getText() === 'Date'
}

function runsInPage(node: ts.Node): boolean {
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent) {
    if (!ts.isCallExpression(outer) || !ts.isPropertyAccessExpression(outer.expression)) continue
    if (IN_PAGE.has(outer.expression.name.text)) return true
  }
  return false
}

/** Journeys that read the runner's clock: its zone or hour could decide whether they pass. */
export function runnerClockFaults(files: readonly Source[]): string[] {
  return files
    .filter(({ path, text }) => path !== NOW && !path.startsWith(BENCH) && /\bDate\b|performance\.now/.test(text))
    .flatMap((file) => {
      const faults: string[] = []
      eachNode(file.tree, (node) => {
        if (isClock(node) && !runsInPage(node))
          faults.push(`${placeOf(node, file)} reads the runner's clock, not ${NOW}`)
      })
      return faults
    })
}
