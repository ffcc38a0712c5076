import { expect, it } from 'vitest'
import { double, pairsOf, sharedLines, strangeImports } from './shared-lines'

it('the second provider imports its own files and those of the runtime alone (GWY-12~)', () => {
  expect(double.length).toBeGreaterThan(25)
  expect(strangeImports()).toEqual([])
})

it('the second provider shares no two consecutive lines with the sandbox or the app (GWY-12~)', () => {
  expect(sharedLines()).toEqual([])
})

it('two consecutive copied lines count as shared, two documented fields do not (GWY-12~)', () => {
  const copied = 'const total = sumOf(parts)\nif (total > limit) return refuse(total)'
  expect(pairsOf({ text: `  ${copied.replace('\n', '\n\n    ')}` })).toEqual(pairsOf({ text: copied }))
  expect(pairsOf({ text: 'readonly memberId: string\nkycLevel: 2,\nconst a = b()' })).toEqual([])
})
