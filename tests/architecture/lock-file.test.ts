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

describe('package-lock.json', () => {
  it('package-lock.json takes every package from the public registry, each with its integrity hash', () => {
    const loose = locked.filter(
      ([, { resolved = '', integrity = '' }]) =>
        (resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/')) ||
        !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    expect(locked.length).toBeGreaterThan(300)
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('package-lock.json has an install script in one production dependency, and install scripts are off', () => {
    const scripted = locked.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    expect(scripted.map(([path]) => nameOf(path))).toEqual(['core-js-pure'])
    expect(textOf('.npmrc').split('\n')).toContain('ignore-scripts=true')
  })

  it('package-lock.json has install scripts in the three known packages alone', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
    expect([...new Set(scripted)].sort()).toEqual(['@swc/core', 'core-js-pure', 'esbuild'])
  })
})
