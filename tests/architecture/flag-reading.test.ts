import { expect, it } from 'vitest'
import { sourcesIn } from '../support/reading/files'

it('gateways read flags by the readers of fields.ts alone, never by a comparison with true or false (GWY-11~)', () => {
  const gateways = sourcesIn('src').filter(({ path }) => path.startsWith('src/gateways/'))
  expect(gateways.length).toBeGreaterThan(30)
  expect(gateways.filter(({ text }) => /[!=]==\s*(?:true|false)\b/.test(text)).map(({ path }) => path)).toEqual([])
})
