import { expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { Notice } from '../../src/shell/notice'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

// A region is a portal, which no server can render.
vi.mock('../../src/components/spoken/spoken', () => ({ Spoken: 'output' }))

it.each([
  ['a provider’s sentence in its own language', 'Kart reddedildi', 'tr'],
  ['our own sentence in that of the page', undefined, undefined],
])('a notice speaks %s (A11Y-01~, SHELL-11~)', async (_, text, lang) => {
  const harness = await ways['arriving.identifying'](beginning(checkoutMachine))
  harness.send({ type: 'network.refused', problem: { ...GENERIC_PROBLEM, text, language: 'tr' } })
  const markup = await markupOf(harness, Notice)
  expect(/<output role="alert"><span(?: lang="(\w+)")?>/.exec(markup)).toMatchObject({ 1: lang })
})
