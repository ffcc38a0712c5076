import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, root, textOf } from '../support/reading/files'
import { handWrittenPages, pageFaults, type Project, wordsOf } from './laws/pages'

const FOLDERS = ['.ci', 'docs', 'locales', 'machines', 'sandbox', 'scripts', 'src', 'styles', 'tests']

function theProject(): Project {
  const paths = [...readdirSync(root), ...FOLDERS.flatMap(filesIn)]
  const code = paths.filter(
    (path) => /\.(?:tsx?|mjs|jsonc?|html|po|npmrc)$/.test(path) && !path.includes('package-lock'),
  )
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const programs = code.filter((path) => path.startsWith('scripts/') || path === 'package.json').map(textOf)
  return {
    paths: new Set(paths),
    folders: new Set(FOLDERS),
    words: new Set(code.flatMap((path) => wordsOf(textOf(path)))),
    scripts: new Set(Object.keys(scripts)),
    programs: programs.join('\n'),
  }
}

describe('pages of the documentation', () => {
  const project = theProject()
  const faults = (text: string) => pageFaults(project, [{ path: 'docs/made.md', text }])

  it('a page that is written by hand names only files, names and commands that exist (DOC-02~)', () => {
    const pages = handWrittenPages()
    expect(pages.length).toBeGreaterThan(20)
    expect(
      pageFaults(
        project,
        pages.map((path) => ({ path, text: textOf(path) })),
      ),
    ).toEqual([])
  })

  it.each([
    'See `src/gateways/no-such-folder/calls.ts`.',
    'See `machines/paymint/card/machine.ts`.',
    'See `no-such-file.ts`.',
    ['See `noSuch', 'Function`.'].join(''),
    'Run `npm run no-such-script`.',
    'Run `npm run configure -- --no-such-flag FILE`.',
    'See [there](no-such-page.md).',
  ])('a page that names something missing is reported: %s (DOC-02~)', (text) => {
    expect(faults(text).length).toBeGreaterThan(0)
  })

  it.each([
    'See `src/gateways/http.ts`, `machines/payment/<method>` and `http.ts`.',
    'See `paymentMachine` and `{ kind, … }`.',
    'Run `npm run configure -- --check FILE` or `TEST_SEED=7 npm test -- tests/faults`.',
    'See [the tour](tour.md#5-the-attempt) and [a site](https://semver.org).',
  ])('a page that names what exists passes: %s (DOC-02~)', (text) => {
    expect(faults(text)).toEqual([])
  })
})
