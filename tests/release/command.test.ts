import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { shippedIn } from '../../scripts/release/sbom.mjs'
import { textOf } from '../support/reading/files'
import { type Clone, cloneOf, firstClone } from './support/clone'
import { cyclonedx } from './support/cyclonedx'

const { version: LAST } = JSON.parse(textOf('package.json')) as { version: string }
const VERSION = LAST.replace(
  /^(\d+)\.(\d+).*$/,
  (_, major: string, minor: string) => `${major}.${Number(minor) + 1}.0-rc.1`,
)
const NAME = `hosted-wallet-checkout-${VERSION}`
const MADE = `.build/release/${VERSION}`
const DAY = '2026-11-27'

const STACK = /\n\s+at /

/** Everything that a refused release must not change. */
const treeOf = ({ folder, git }: Clone) => ({
  head: git('rev-parse', 'HEAD'),
  tags: git('tag'),
  status: git('status', '--porcelain'),
  version: readFileSync(join(folder, 'package.json'), 'utf8'),
  hasArtefacts: existsSync(join(folder, MADE)),
})

function isRefused(clone: Clone, sentence: RegExp, ...args: readonly string[]) {
  const before = treeOf(clone)
  const { said, code } = clone.release(...args)
  expect([said, code]).toEqual([expect.stringMatching(sentence), 1])
  // A failed build prints its own errors above the sentence.
  expect(said.split('\n\n').at(-1)).not.toMatch(STACK)
  expect(treeOf(clone)).toEqual(before)
}

/** Commits one change, expects the release to be refused, and reverts the commit. */
function isRefusedWith(clone: Clone, file: string, text: string, sentence: RegExp) {
  const { folder, git } = clone
  writeFileSync(join(folder, file), text)
  git('commit', '--all', '--quiet', '--message', 'a change')
  isRefused(clone, sentence, VERSION)
  git('reset', '--hard', '--quiet', 'HEAD~1')
}

function filesOf(folder: string): Record<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]))
}

const refused: readonly (readonly [sentence: RegExp, ...args: string[]])[] = [
  [/Usage: npm run release -- VERSION/],
  [/Usage: npm run release -- VERSION/, VERSION, '--push'],
  [/Usage: npm run release -- VERSION/, VERSION, '99.0.0'],
  [/The version must be one such as 1\.2\.3 \(semver\.org\); it is '2'\./, '2'],
  [/The version must be above the last one/, LAST],
  [/--date must be a day such as 2026-11-27; it is 'today'\./, VERSION, '--date', 'today'],
]

/** Git hooks that make Git fail once after it has committed and tagged. */
const HOOKS = {
  'pre-commit': '#!/bin/sh\necho "Tags are frozen." > .git/why\n',
  'reference-transaction': `#!/bin/sh
[ "$1" = committed ] && grep -q refs/tags/v || exit 0
cat .git/why >&2
rm "$0"
kill $PPID
`,
}

const UNRELEASED = /(\n## Unreleased\n)[^]*?(?=\n## )/

function expectRefusals(clone: Clone) {
  const { folder } = clone
  for (const [sentence, ...args] of refused) isRefused(clone, sentence, ...args)

  const draft = join(folder, 'draft.md')
  writeFileSync(draft, 'a draft')
  isRefused(clone, /Commit or remove what is not committed first:\n\?\? draft\.md/, VERSION)
  rmSync(draft)

  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const unnoted = read('CHANGELOG.md').replace(UNRELEASED, '$1')
  isRefusedWith(clone, 'CHANGELOG.md', unnoted, /CHANGELOG\.md has nothing under "Unreleased"/)
  isRefusedWith(clone, 'locales/en/first.po', '', /The app could not be built; its errors are above\./)

  const hooks = join(folder, '.git/hooks')
  mkdirSync(hooks, { recursive: true })
  for (const [name, text] of Object.entries(HOOKS)) writeFileSync(join(hooks, name), text, { mode: 0o755 })
  isRefused(clone, /`git tag` failed, and nothing was released: Tags are frozen\./, VERSION)
  rmSync(join(hooks, 'pre-commit'))
}

/** Checks the commit, the tag and the output. */
function expectReleased({ folder, git }: Clone, before: string, said: string) {
  expect(said).toContain(`git push --atomic origin ${git('branch', '--show-current')} v${VERSION}`)
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD~1')]).toEqual(['', before])
  expect(git('cat-file', '-t', `v${VERSION}`)).toBe('tag')
  expect(git('rev-parse', `v${VERSION}^{commit}`)).toBe(git('rev-parse', 'HEAD'))
  expect(git('diff', '--name-only', 'HEAD~1')).toBe('CHANGELOG.md\npackage-lock.json\npackage.json')
  const { version, packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    version: string
    packages: { '': { version: string } }
  }
  expect([version, packages[''].version]).toEqual([VERSION, VERSION])
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## Unreleased\n\n## ${VERSION} - ${DAY}\n\n- `)
}

function expectArchive(folder: string) {
  const made = join(folder, MADE)
  expect(execFileSync('sha256sum', ['-c', `${NAME}.sha256`], { cwd: made, encoding: 'utf8' })).toBe(
    ['tar.gz', 'licences.txt', 'cdx.json'].map((ending) => `${NAME}.${ending}: OK\n`).join(''),
  )
  execFileSync('tar', ['-xzf', `${NAME}.tar.gz`], { cwd: made })
  expect(filesOf(join(made, NAME))).toEqual(filesOf(join(folder, 'dist')))
  rmSync(join(made, NAME), { recursive: true })
}

function expectLists(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const licences = read(`${MADE}/${NAME}.licences.txt`)
  expect(licences.startsWith('MIT License\n')).toBe(true)
  expect(licences.endsWith(read('dist/third-party-notices.txt'))).toBe(true)
  const [, , ...notices] = licences.split(`\n\n${'-'.repeat(80)}\n\n`)
  for (const notice of notices) expect(notice.split('\n\n').length, notice).toBeGreaterThan(1)

  const { metadata, components } = v.parse(cyclonedx, JSON.parse(read(`${MADE}/${NAME}.cdx.json`)))
  expect(metadata.component).toMatchObject({ name: 'hosted-wallet-checkout', version: VERSION })
  expect(metadata.timestamp).toBe(`${DAY}T00:00:00.000Z`)
  const lock = JSON.parse(read('package-lock.json')) as Parameters<typeof shippedIn>[0]
  expect(components.map((one) => one['bom-ref']).sort()).toEqual([...shippedIn(lock)].sort())
  const purls = components.map(({ purl }) => decodeURIComponent(purl).replace('pkg:npm/', ''))
  expect(purls).toEqual(components.map((one) => one['bom-ref']))
  const bundled = notices.map((notice) => notice.replace(/^(\S+) (\S+) \([^]*$/, '$1@$2'))
  expect(bundled.filter((ref) => !purls.includes(ref))).toEqual([])
}

it('one command makes a release: version, changelog, archive with checksum, licences, SBOM and tag, or nothing (OPS-06)', async () => {
  const clones: Clone[] = [firstClone()]
  try {
    const [clone] = clones as [Clone]
    // Right after a release, the changelog has no unreleased entry.
    const noted = textOf('CHANGELOG.md').replace(UNRELEASED, '$1\n- A change.\n')
    writeFileSync(join(clone.folder, 'CHANGELOG.md'), noted)
    clone.git('commit', '--all', '--quiet', '--message', 'a change that is noted')
    // There npm leaves out development packages.
    const again = cloneOf(clone, { NODE_ENV: 'production' })
    clones.push(again)
    const before = clone.git('rev-parse', 'HEAD')

    expectRefusals(clone)
    const whole = treeOf(clone)
    expect([await clone.interrupt(VERSION), treeOf(clone)]).toEqual([130, whole])
    // Left over from an earlier attempt.
    mkdirSync(join(clone.folder, MADE), { recursive: true })
    writeFileSync(join(clone.folder, MADE, 'left.txt'), '')
    const { said, code } = clone.release(VERSION, '--date', DAY)
    expect([said, code]).toEqual([expect.stringContaining(`Wrote ${MADE}:`), 0])
    expectReleased(clone, before, said)
    expectArchive(clone.folder)
    expectLists(clone.folder)

    expect(again.release(VERSION, '--date', DAY).code).toBe(0)
    expect(filesOf(join(again.folder, MADE))).toEqual(filesOf(join(clone.folder, MADE)))
    isRefused(clone, /above the last one/, VERSION)
  } finally {
    for (const clone of clones) clone.remove()
  }
}, 600_000)
