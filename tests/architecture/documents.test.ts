import { expect, it } from 'vitest'
import { textOf } from '../support/reading/files'
import { SCREEN_JOINS } from './gift-card/joins'
import { documentFaults, howToFaults } from './laws/documents'

const changed = (path: string, from: RegExp, to: string) => (asked: string) => {
  const text = textOf(asked)
  return asked === path ? text.replace(from, to) : text
}

it.each([
  ['another license', 'LICENSE', /^MIT/, 'ISC', 'LICENSE'],
  ['a changelog without a change', 'CHANGELOG.md', /^- /gm, '', 'CHANGELOG.md'],
  ['a changelog without a part for what is unreleased', 'CHANGELOG.md', /^## Unreleased$/m, '## Next', 'CHANGELOG.md'],
  ['nothing to run before a release', 'CONTRIBUTING.md', /^\| before a release.*$/m, '', 'before a release'],
  ['other commands before a commit', 'CONTRIBUTING.md', /`npm run format`, `npm test`/, 'tests', 'before a commit'],
  ['a glossary without the field’s words', 'docs/glossary.md', /Also called/, 'Remarks', 'no other name'],
  ['a word that means nothing', 'docs/glossary.md', /one try to pay:[^|]*/, ' ', 'attempt means nothing'],
  ['a decision that is not in the index', 'docs/decisions/README.md', /^- imask\n/m, '', 'not in the index: - imask'],
  ['a decision that is gone', 'docs/decisions/libraries.md', /\*\*imask\*\*/, 'imask', 'only in the index: - imask'],
] as const)('%s is a fault of the pages for contributors (DOC-02~)', (_, path, from, to, fault) => {
  expect(documentFaults(changed(path, from, to)).join()).toContain(fault)
})

it('a changelog with nothing unreleased is a fault unless its last version is the one of package.json (DOC-02~)', () => {
  const released = '# Changelog\n\n## Unreleased\n\n## 2.0.0 - 2026-11-27\n\n- A change.\n\n## 1.9.0\n\n- Another.\n'
  const faultsAt = (version: string) =>
    documentFaults((path) => {
      if (path === 'package.json') return JSON.stringify({ version })
      return path === 'CHANGELOG.md' ? released : textOf(path)
    })
  expect(faultsAt('2.0.0')).toEqual([])
  expect(faultsAt('1.9.0')).toEqual(['CHANGELOG.md: nothing is noted'])
})

it('a how-to that leaves out a file it changes is a fault (DOC-02~)', () => {
  const readme = textOf('README.md').replace('`src/screens/registry.ts` (path', '`the registry` (path')
  expect(howToFaults(readme, 'a screen', SCREEN_JOINS)).toEqual([
    'How to add a screen: src/screens/registry.ts is not named',
  ])
  expect(howToFaults(readme, 'a shop', {})).toEqual(['README.md has no steps for a shop'])
})
