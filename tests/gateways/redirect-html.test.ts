import * as v from 'valibot'
import { expect, it } from 'vitest'
import { redirectHtml } from '../../src/gateways/redirect-html'
import { textOf } from '../support/reading/files'

const LONGEST = 262_144

/** A page with a form, whose base64 text has this length. */
function pageOf(length: number): string {
  const form = '<form></form>'
  return btoa(form + ' '.repeat((length / 4) * 3 - form.length))
}

it('a bank’s page in base64 has at most 262,144 characters, as the provider’s guide says (DOC-03~, CARD-10~)', () => {
  expect([pageOf(LONGEST).length, pageOf(LONGEST + 4).length]).toEqual([LONGEST, LONGEST + 4])
  expect(v.is(redirectHtml, pageOf(LONGEST))).toBe(true)
  expect(v.is(redirectHtml, pageOf(LONGEST + 4))).toBe(false)
  expect(textOf('docs/gateway-guide.md')).toContain(LONGEST.toLocaleString('en'))
})
