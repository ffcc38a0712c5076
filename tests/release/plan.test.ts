import { describe, expect, it } from 'vitest'
import { planOf } from '../../scripts/release/plan.mjs'
import { compareVersions, isSemver } from '../../scripts/release/semver.mjs'

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n\n- The first.\n'

/** In seconds: 2024-10-16, in the evening of UTC. */
const COMMITTED = 1_729_108_800

const ASKED = { version: '0.2.0', date: undefined, epoch: undefined }
const FOUND = { status: '', version: '0.1.0', tags: ['v0.0.9'], changelog: CHANGELOG, committedAt: COMMITTED }

describe('the plan of a release', () => {
  it('the plan of a release dates the changelog by the last commit if no date is given (OPS-06~)', () => {
    expect(planOf(ASKED, FOUND)).toEqual({
      version: '0.2.0',
      tag: 'v0.2.0',
      epoch: COMMITTED,
      day: '2024-10-16',
      changelog: '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2024-10-16\n\n- A change.\n\n## 0.1.0\n\n- The first.\n',
    })
  })

  it('the plan of a release keeps CRLF line ends when it dates the changelog (OPS-06~)', () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n')
    const { changelog } = planOf(ASKED, FOUND)
    expect(planOf(ASKED, { ...FOUND, changelog: windows(CHANGELOG) }).changelog).toBe(windows(changelog))
  })

  it('the plan of a release prefers --date to SOURCE_DATE_EPOCH, and takes the commit’s date last (OPS-06~)', () => {
    const days = [{ date: '2026-11-27', epoch: '0' }, { epoch: '86400' }, { epoch: '' }]
    expect(days.map((given) => planOf({ ...ASKED, ...given }, FOUND).day)).toEqual([
      '2026-11-27',
      '1970-01-02',
      '2024-10-16',
    ])
  })

  it.each(['27.11.2026', '2026-02-30', '2026-13-01', 'today', ''])(
    'the plan of a release refuses the date %j (OPS-06~)',
    (date) => {
      expect(() => planOf({ ...ASKED, date }, FOUND)).toThrow(
        `--date must be a day such as 2026-11-27; it is '${date}'.`,
      )
    },
  )

  it.each(['-1', '1.5', 'now', '10000000000000'])(
    'the plan of a release refuses SOURCE_DATE_EPOCH=%s (OPS-06~)',
    (epoch) => {
      expect(() => planOf({ ...ASKED, epoch }, FOUND)).toThrow(/^SOURCE_DATE_EPOCH must be a whole number of seconds/)
    },
  )

  it.each(['v0.2.0', '0.2', '1.02.3', '1.2.3-', '1.2.3-01', 'next'])(
    'the plan of a release refuses the version %s (OPS-06~)',
    (version) => {
      expect(() => planOf({ ...ASKED, version }, FOUND)).toThrow(/^The version must be one such as 1\.2\.3/)
    },
  )

  it('the plan of a release refuses a changelog with two Unreleased parts (OPS-06~)', () => {
    const twice = `${CHANGELOG}\n## Unreleased\n\n- Another change.\n`
    for (const changelog of [twice, twice.replaceAll('\n', '\r\n')])
      expect(() => planOf(ASKED, { ...FOUND, changelog })).toThrow('CHANGELOG.md must have one part "## Unreleased"')
  })

  it('the plan of a release refuses a version that is not above package.json and every tag (OPS-06~)', () => {
    const above = (version: string, tags: readonly string[]) => () => planOf({ ...ASKED, version }, { ...FOUND, tags })
    expect(above('0.1.0', [])).toThrow('The version must be above the last one, 0.1.0; it is 0.1.0.')
    expect(above('0.1.0-rc.1', [])).toThrow(/above the last one, 0\.1\.0/)
    expect(above('0.9.0', ['v0.10.0', 'v0.2.0', 'vendored'])).toThrow(/above the last one, 0\.10\.0/)
    expect(above('0.10.1', ['v0.10.0'])).not.toThrow()
  })

  it('the plan of a release refuses a tree with uncommitted changes, and lists them (OPS-06~)', () => {
    expect(() => planOf(ASKED, { ...FOUND, status: ' M README.md' })).toThrow(/not committed first:\n M README\.md$/)
  })

  it.each([
    ['has no entry', CHANGELOG.replace('- A change.\n\n', '')],
    ['lacks the part', CHANGELOG.replace('## Unreleased\n\n', '')],
  ])('the plan of a release refuses a changelog that %s under "Unreleased" (OPS-06~)', (_, changelog) => {
    expect(() => planOf(ASKED, { ...FOUND, changelog })).toThrow(/^CHANGELOG\.md has nothing under "Unreleased"/)
  })
})

it('versions are ordered as semver.org defines (OPS-06~)', () => {
  const early = ['alpha', 'alpha.1', 'alpha.beta', 'beta', 'beta.2', 'beta.11', 'rc.1'].map((name) => `1.0.0-${name}`)
  const ascending = ['0.9.12', ...early, '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0']
  expect([...ascending].reverse().sort(compareVersions)).toEqual(ascending)
  expect(compareVersions('1.0.0+one', '1.0.0+two')).toBe(0)
  expect(ascending.every(isSemver)).toBe(true)
})
