import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '../../scripts/requirements/catalogue.mjs'

it('docs/requirements.md says what the tests say: npm run requirements', () => {
  expect(readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')).toBe(catalogue())
})
