import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { noticesOf, packageFolderOf, thirdPartyIn } from '../../scripts/build/third-party-notices'
import { root, textOf } from '../support/reading/files'

const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> }

describe('licences of bundled packages', () => {
  const notices = readFileSync(join(root, 'dist/third-party-notices.txt'), 'utf8')

  it('a bundled package goes out with an allowed licence and its text', () => {
    const named = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \((.+)\)$/gm)].map(([, name = '', licence = '']) => ({
      name,
      licence,
    }))
    expect(named.length).toBeGreaterThan(8)
    expect(
      named.filter(({ licence }) => !/^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|OFL-1\.1)$/.test(licence)),
    ).toEqual([])
    for (const name of ['react-dom', 'xstate', 'valibot', 'imask', '@fontsource-variable/inter'])
      expect(named.map((entry) => entry.name)).toContain(name)
    const [, ...all] = notices.split(`\n\n${'-'.repeat(80)}\n\n`)
    expect(all).toHaveLength(named.length)
    const texts = all.map((notice) => notice.replace(/^.*\n/, ''))
    // The shortest licence texts, MIT without its title and ISC, have more than 600 characters.
    expect(all.filter((_, at) => (texts[at]?.length ?? 0) < 600).map((notice) => notice.slice(0, 60))).toEqual([])
    for (const text of texts) expect(text).toMatch(/copyright|apache license/i)
  })

  it('the bundled packages are no more than 60', () => {
    const packages = notices.match(/^\S+ \d+\.\d+\.\d+\S* \(.+\)$/gm) ?? []
    expect(new Set(packages.map((line) => line.replace(/ .*/, ''))).size).toBeLessThanOrEqual(60)
  })

  it('a licence is found for every installed dependency that runs in the browser', () => {
    const unread = Object.keys(dependencies).filter((name) => {
      const folder = join(root, 'node_modules', name)
      return existsSync(folder) && thirdPartyIn(folder).licence === ''
    })
    expect(unread).toEqual([])
  })
})

describe('a notice', () => {
  it.each([
    ['/house/node_modules/react/cjs/react.js', '/house/node_modules/react'],
    ['/house/node_modules/@zag-js/dialog/dist/index.mjs?v=1', '/house/node_modules/@zag-js/dialog'],
    ['\0/house/node_modules/a/node_modules/b/index.js', '/house/node_modules/a/node_modules/b'],
    ['/house/src/app/main.tsx', undefined],
  ])('a notice of %s is looked for in %s', (id, folder) => {
    expect(packageFolderOf(id)).toBe(folder)
  })

  it('a notice is placed by name and version, not by the order of the packages found', () => {
    const made = (name: string, version = '1.0.0') => ({ name, version, licence: 'MIT', text: `of ${name}` })
    expect(noticesOf([made('b'), made('a')])).toBe(noticesOf([made('a'), made('b')]))
    expect(noticesOf([made('b'), made('a')])).toMatch(/of a[^]+of b/)
    const two = [made('a', '2.0.0'), made('a')]
    expect(noticesOf(two)).toBe(noticesOf([...two].reverse()))
  })
})
