import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nearLimits } from '../../scripts/parts/near-limits.mjs'
import { linesOf, roomFor, shapeFaults } from './laws/shape'
import { sourcesIn } from '../support/reading/files'
import { nearLimit, writeNearLimits } from '../support/reading/near-limits'
import { source } from '../support/reading/source'

const lines = (count: number) => 'const a = 1\n'.repeat(count)
const faults = (path: string, text: string) => shapeFaults([source(path, text)])

describe('every source file', () => {
  it('every source file keeps its limit of lines, is not a barrel, and has a name with a subject', () => {
    const files = sourcesIn('machines', 'src', 'styles', 'sandbox', 'scripts', 'tests')
    expect(shapeFaults(files)).toEqual([])
    const sizes = files.map(({ path, text }) => ({ name: path, used: linesOf(text), limit: roomFor(path) }))
    writeNearLimits('lines', nearLimit(sizes))
  })

  it('the end of a run names a file of 97 of 100 lines as near its limit, not one of 96 or 101 (OPS-07~)', () => {
    const used = (lines: number) => nearLimit([{ name: 'a.ts', used: lines, limit: 100 }])
    expect(used(97)).toEqual(['Near its limit: a.ts, 97 of 100 (97 %).'])
    expect([used(96), used(101)]).toEqual([[], []])
    const folder = join(mkdtempSync(join(tmpdir(), 'near-')), 'limits')
    expect(nearLimits({ NEAR_LIMITS: folder })).toEqual([])
    writeNearLimits('none', [], folder)
    writeNearLimits('lines', [...used(97), ...used(98)], folder)
    expect(nearLimits({ NEAR_LIMITS: folder })).toEqual([...used(97), ...used(98)])
    rmSync(dirname(folder), { recursive: true })
  })

  it.each([
    ['machines/sign-in/identify/machine.ts', 450],
    ['machines/checkout/descriptions.ts', 650],
    ['src/screens/pay/pay.css.ts', 120],
    ['src/screens/pay/pay.tsx', 260],
  ])('every source file such as %s has at most %i lines', (path, limit) => {
    expect(faults(path, lines(limit))).toEqual([])
    expect(faults(path, lines(limit + 1))).toHaveLength(1)
  })

  it.each(["export * from './field'", "export { a } from './field'", "import { a } from './field'\nexport { a }"])(
    'a barrel is refused unless it has code of its own (%s)',
    (text) => {
      expect(faults('src/components/index.ts', text)).toHaveLength(1)
      expect(faults('src/components/field.ts', `${text}\nexport const own = 1`)).toEqual([])
    },
  )

  it.each(['src/utils/money.ts', 'src/checkout/helpers/a.ts', 'sandbox/common/a.ts', 'src/checkout/utils.ts'])(
    'a source file without a subject in its name is refused: %s',
    (path) => {
      expect(faults(path, 'export const a = 1')).toHaveLength(1)
    },
  )

  it('a file name that only sounds like a collection is allowed', () => {
    expect(faults('src/screens/commonwealth/helper-text.ts', 'export const a = 1')).toEqual([])
  })
})
