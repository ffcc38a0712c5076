import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { beginning } from './support/checkout-harness'
import { LEADING_ON, type SeenState, type Step, WAY_TABLE, seenStates } from './support/way-table'
import { ways } from './support/ways'

const begin = beginning(checkoutMachine)

/** The state that a way reaches without one of its steps; undefined if a later step then fails. */
async function without(state: SeenState, left: Step) {
  const { after, steps, input } = WAY_TABLE[state]
  const harness = after ? await ways[after](begin) : begin({ input: input ?? {} })
  try {
    await harness.go(steps.filter((step) => step !== left))
  } catch {
    return undefined
  }
  return harness.state()
}

/**
 * Two kinds of steps are redundant: typing over a known buyer's contact, and answering the wallet, since the methods appear
 * before the cards.
 */
const isNeeded = (step: Step) => step !== LEADING_ON.wallet && !('type' in step && step.type === 'shopper.typed')

describe('the table of paths', () => {
  it.each(seenStates)(
    'the table of paths leads real actors to %s, with its request pending (MDL-04~)',
    async (state) => {
      const harness = await ways[state](begin)
      expect(harness.state()).toBe(state)
      const { asks } = WAY_TABLE[state]
      if (asks) expect(Object.keys(harness.askedPorts())).toContain(asks)
    },
  )

  it.each(seenStates)('the table of paths leads to %s without a needless step', async (state) => {
    for (const step of WAY_TABLE[state].steps.filter(isNeeded))
      expect(await without(state, step), JSON.stringify(step)).not.toBe(state)
  })
})
