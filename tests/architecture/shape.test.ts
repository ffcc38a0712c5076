import { describe, expect, it } from 'vitest'
import { linesOf, roomFor, shapeFaults } from './laws/shape'
import { sourcesIn } from '../support/reading/files'
import { nearLimit, writeNearLimits } from '../support/reading/near-limits'
import { source } from '../support/reading/source'

const lines = (count: number) => 'const a = 1\n'.repeat(count)
const faults = (path: string, text: string) => shapeFaults([source(path, text)])

describe('every source file', () => {
  it('every source file is of a comfortable size, has something of its own to say, and is where it belongs', () => {
    const files = sourcesIn('machines', 'src', 'styles', 'sandbox', 'scripts', 'tests')
    expect(shapeFaults(files)).toEqual([])
    const sizes = files.map(({ path, text }) => ({ name: path, used: linesOf(text), limit: roomFor(path) }))
    writeNearLimits('lines', nearLimit(sizes))
  })

  it('near its limit is named in the last lines of a run (OPS-07~)', () => {
    const used = (lines: number) => nearLimit([{ name: 'a.ts', used: lines, limit: 100 }])
    expect(used(97)).toEqual(['Near its limit: a.ts, 97 of 100 (97 %).'])
    expect([used(96), used(101)]).toEqual([[], []])
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
    'every source file is no barrel (%s)',
    (text) => {
      expect(faults('src/components/index.ts', text)).toHaveLength(1)
      expect(faults('src/components/field.ts', `${text}\nexport const own = 1`)).toEqual([])
    },
  )

  it.each(['src/utils/money.ts', 'src/checkout/helpers/a.ts', 'sandbox/common/a.ts', 'src/checkout/utils.ts'])(
    'every source file has a subject, so is not named %s',
    (path) => {
      expect(faults(path, 'export const a = 1')).toHaveLength(1)
    },
  )

  it('every source file may have a name that only sounds like a collection', () => {
    expect(faults('src/screens/commonwealth/helper-text.ts', 'export const a = 1')).toEqual([])
  })
})
