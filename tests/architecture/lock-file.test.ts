import { describe, expect, it } from 'vitest'
import { textOf } from '../support/reading/files'

interface Locked {
  readonly resolved?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

const { packages } = JSON.parse(textOf('package-lock.json')) as { readonly packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

describe('the lock of the packages', () => {
  it('the lock of the packages takes each of them from the public registry, with the hash that it has there', () => {
    const loose = locked.filter(
      ([, { resolved = '', integrity = '' }]) =>
        (resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/')) ||
        !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    expect(locked.length).toBeGreaterThan(300)
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('the lock of the packages has one package with an install script in what the app is made of, and it does not run', () => {
    const scripted = locked.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    expect(scripted.map(([path]) => nameOf(path))).toEqual(['core-js-pure'])
    expect(textOf('.npmrc').split('\n')).toContain('ignore-scripts=true')
  })

  it('the lock of the packages has no other tool with an install script than the ones that are known', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
    expect([...new Set(scripted)].sort()).toEqual(['core-js-pure', 'esbuild'])
  })
})
