import { expect, it } from 'vitest'
import { whyNoneFound } from '../../scripts/paths/none-found.mjs'
import { wantedOf } from '../../scripts/paths/wanted.mjs'

const file = {
  machines: {
    otp: { states: ['otp: waiting.code.lapsed'], arrows: [] },
    payment: { states: ['payment: open.redirecting', 'payment: paid'], arrows: [] },
  },
}

it.each([
  [{ machine: 'opt' }, /^--machine must be one of otp, payment; it is 'opt'\.$/],
  [{ state: 'redirecting' }, /no machine has 'redirecting'\. Did you mean 'payment: open\.redirecting'\?$/],
  [{ state: 'payment: direct' }, /no machine has 'payment: direct'\.$/],
  [{ state: 'payment: open.red' }, /no machine has 'payment: open\.red'\.$/],
  [{ state: 'otp: over' }, /such as 'otp: waiting\.code\.lapsed'; no machine has 'otp: over'\.$/],
  [{ state: 'otp: waiting', event: 'paid' }, /^No path has all of that: docs\/paths\.md .* --event takes the name/],
  [{ machine: 'otp' }, /^No path has all of that/],
])('npm run paths names what no path was found for, and what it may have meant: %o (MDL-10~)', (chosen, says) => {
  expect(whyNoneFound(file, chosen)).toMatch(says)
})

it('npm run paths refuses simple paths to no end, and takes those to a state or an event (MDL-10~)', () => {
  expect(() => wantedOf(['--strategy', 'simple'], ['simple'])).toThrow(/needs a --state or an --event to end at/)
  for (const end of [
    ['--state', 'payment: paid'],
    ['--event', 'paid'],
  ])
    expect(wantedOf(['--strategy', 'simple', ...end], ['simple']).chosen).toMatchObject({ strategy: 'simple' })
})
