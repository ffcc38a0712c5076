import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../support/reading/files'

/** Style and markup that a build for a right-to-left language could not mirror. */
const UNTURNED = {
  style: /translateX?\(|(?:backgroundPosition|objectPosition|transformOrigin):/,
  drawing: /style=\{\{[^}]*(?:left|right|margin|padding)/i,
}

const isStyle = (path: string) => path.endsWith('.css.ts')

/** A bar that runs to and fro looks the same in both directions. */
const SAME_EITHER_WAY = ['src/components/waiting-bar/waiting-bar.css.ts']

const faultsIn = (files: readonly { readonly path: string; readonly text: string }[]) =>
  files
    .filter(({ path }) => !SAME_EITHER_WAY.includes(path))
    .filter(({ path, text }) => UNTURNED[isStyle(path) ? 'style' : 'drawing'].test(text))
    .map(({ path }) => path)

describe('left and right in styles and markup', () => {
  it('styles and markup have only properties that can be mirrored for right-to-left languages (BEST-16~)', () => {
    const files = sourcesIn('src', 'styles')
    expect(files.length).toBeGreaterThan(300)
    expect(faultsIn(files)).toEqual([])
    expect(faultsIn(files.filter(({ path }) => SAME_EITHER_WAY.includes(path)))).toEqual([])
  })

  it.each([
    ['src/made.tsx', '<p style={{ marginLeft: 4 }} />'],
    ['src/made.css.ts', "style({ transform: 'translateX(4px)' })"],
    ['src/made.css.ts', "style({ backgroundPosition: 'left top' })"],
  ])('a property that can’t be mirrored is reported: in %s, %s', (path, text) => {
    expect(faultsIn([{ path, text }])).toEqual([path])
    expect(faultsIn([{ path, text: "style({ marginLeft: 4, textAlign: 'left' })" }])).toEqual([])
  })
})
