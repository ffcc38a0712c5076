import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { TimeSpoken } from '../../src/app/shell-slots/countdown-clock'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

const END = 1_700_000_900_000

it.each([
  ['paying.choosing', true],
  ['result', false],
  ['reconciling', false],
  ['paying.lockedIn', false],
] as const)('the time is spoken where it counts: %s %s (CNT-07~)', async (state, isSpoken) => {
  const harness = await ways[state](beginning(checkoutMachine))
  harness.tellLoginEnd(END)
  harness.time.tick(END - 30_000)
  let spoken: ReactElement<{ readonly children?: string }> | undefined
  await markupOf(harness, () => {
    // Its status is beside the page's root, which there is none of here.
    spoken = TimeSpoken()
    return null
  })
  expect(spoken?.props.children?.includes('minute') ?? false).toBe(isSpoken)
})
