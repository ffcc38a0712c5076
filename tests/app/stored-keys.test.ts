import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from '../support/reading/files'

const SOURCES = ['src/', 'machines/'].flatMap(filesIn).filter((path) => /\.tsx?$/.test(path))

/** These modules get their keys from a caller: `lock-set.ts` makes those with a hash, `session-store.ts` names the other. */
const WITH_A_CALLERS_KEY = [
  'src/services/storage/other-orders.ts',
  'src/services/tabs/in-flight-flag.ts',
  'src/services/tabs/lease.ts',
  'src/services/tabs/tab-channel.ts',
]

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The first argument of each `setItem` in a file: the text of a constant or literal, or a parameter's name. */
function writtenIn(path: string): { readonly keys: readonly string[]; readonly hasCallersKey: boolean } {
  const text = textOf(path)
  const constants = new Map(
    [...text.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const written = matches(text, /\.setItem\(\s*([\w']+),/g)
  const known = written.map((name) => constants.get(name) ?? /^'(.+)'$/.exec(name)?.[1])
  return { keys: known.filter((key) => key !== undefined), hasCallersKey: known.includes(undefined) }
}

const WRITTEN = SOURCES.map((path) => ({ path, ...writtenIn(path) }))

const LOCK_SET = textOf('src/services/tabs/lock-set.ts')

const HASHED = [...matches(LOCK_SET, /`([a-z]+)-\$\{name\}`/g), ...matches(LOCK_SET, /lockOf\('([a-z]+)'/g)]

const [OTHERS = ''] = matches(textOf('src/services/storage/other-orders.ts'), /OTHER_ORDERS = '([^']+)'/g)

/** The keys in the guide's table, by storage. */
const inGuide = (storage: string) =>
  matches(textOf('docs/operator-guide.md'), new RegExp(`^\\| \`([^\`]+)\` +\\| ${storage} +\\|`, 'gm')).sort()

describe('what the browser stores', () => {
  it('the operator’s guide lists every storage key of the code, and no other (DOC-03~, SEC-03~)', () => {
    expect(WRITTEN.filter(({ hasCallersKey }) => hasCallersKey).map(({ path }) => path)).toEqual(WITH_A_CALLERS_KEY)
    const keys = [...WRITTEN.flatMap((file) => file.keys), OTHERS, ...new Set(HASHED.map((name) => `${name}-HASH`))]
    expect(keys.length).toBeGreaterThan(12)
    expect([...inGuide('session'), ...inGuide('local')].sort()).toEqual([...new Set(keys)].sort())
  })

  it('the browser’s own storage holds the theme and what tabs share, all else is the tab’s (DOC-03~)', () => {
    const isShared = (path: string) => /^src\/services\/tabs\/|^src\/shell\/theme\.ts$/.test(path)
    const own = WRITTEN.filter(({ path }) => isShared(path)).flatMap((file) => file.keys)
    const hashed = [...new Set(HASHED)].map((name) => `${name}-HASH`)
    expect(inGuide('local')).toEqual([...own, ...hashed].sort())
    const naming = SOURCES.filter((path) => /\blocalStorage\b/.test(textOf(path)))
    expect(naming.filter((path) => !isShared(path))).toEqual([])
  })

  it('the code writes storage by setItem alone (DOC-03~, SEC-03~)', () => {
    const others =
      /\bindexedDB\b|document\.cookie|\bcaches\.|(?:session|local)Storage(?:\[|\.(?!setItem|getItem|removeItem)\w)/
    expect(SOURCES.filter((path) => others.test(textOf(path)))).toEqual([])
  })
})
