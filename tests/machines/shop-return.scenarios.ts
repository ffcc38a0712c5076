import { expect } from 'vitest'
import type { postToken, shopReturnMachine } from '../../machines/after/shop-return/machine'
import { shopReturnView } from '../../machines/after/shop-return/view'
import { hold } from './support/held-port'
import { run } from './support/run'
import type { Scenarios } from './support/scenario'

const CALLBACK = 'https://www.shop.example/callback'
const QUESTION = { token: 'tok', url: CALLBACK }
const TIMINGS = { redirectPause: 2_500, transferPause: 2_000, returnPatience: 6_000 }

interface Start {
  readonly callbackUrl: string | undefined
  readonly isAwaited?: boolean
  readonly isAutomatic?: boolean
}

function begin(
  machine: typeof shopReturnMachine,
  { callbackUrl, isAwaited = false, isAutomatic = true }: Start = { callbackUrl: CALLBACK },
) {
  const port = hold<typeof postToken>()
  const logic = machine.provide({ actors: { postToken: port.logic } })
  const harness = run(logic, { token: 'tok', callbackUrl, isAwaited, isAutomatic, timings: TIMINGS })
  return {
    ...harness,
    port,
    way: () => shopReturnView(harness.snapshot()).way,
    state: () => harness.snapshot().value,
    goToShop() {
      harness.send({ type: 'shopper.wentToShop' })
    },
  }
}

export const shopReturnScenarios: Scenarios<typeof shopReturnMachine> = {
  'the token is posted to the shop after a pause, once (RES-03~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.way()).toBe('pausing')
    harness.clock.increment(2_499)
    expect(harness.port.asked).toEqual([])
    harness.clock.increment(1)
    expect(harness.port.asked).toEqual([QUESTION])
    expect(harness.way()).toBe('returning')
    harness.goToShop()
    await harness.port.answer(undefined)
    expect(harness.state()).toBe('leaving')
    expect(harness.way()).toBe('returning')
    harness.clock.increment(5_999)
    expect(harness.port.asked).toEqual([QUESTION])
    expect(harness.way()).toBe('returning')
  },

  'the pause is two seconds after a transfer that is still awaited (BANK-05~)': async (machine) => {
    const harness = begin(machine, { callbackUrl: CALLBACK, isAwaited: true })
    harness.clock.increment(1_999)
    expect(harness.port.asked).toEqual([])
    harness.clock.increment(1)
    expect(harness.port.asked).toEqual([QUESTION])
  },

  'the button posts at once, and the pause does not post again (RES-03~)': async (machine) => {
    const harness = begin(machine)
    harness.goToShop()
    expect(harness.port.asked).toEqual([QUESTION])
    harness.clock.increment(2_500)
    await harness.port.answer(undefined)
    expect(harness.port.asked).toEqual([QUESTION])
  },

  'a page that is still here after a while offers another way, which posts again (RES-03~)': async (machine) => {
    const harness = begin(machine)
    harness.goToShop()
    await harness.port.answer(undefined)
    harness.clock.increment(6_000)
    expect(harness.way()).toBe('stranded')
    expect(shopReturnView(harness.snapshot()).callbackUrl).toBe(CALLBACK)
    harness.goToShop()
    expect(harness.port.asked).toEqual([QUESTION, QUESTION])
  },

  'a shopper who uses something on this page stays, and goes by a press (RES-05~)': async (machine) => {
    const harness = begin(machine)
    harness.send({ type: 'shopper.paused' })
    harness.clock.increment(60_000)
    expect(harness.way()).toBe('resting')
    expect(harness.port.asked).toEqual([])
    harness.goToShop()
    expect(harness.port.asked).toEqual([QUESTION])
    await harness.port.answer(undefined)
    // The pause no longer has an effect once the page is being left.
    harness.send({ type: 'shopper.paused' })
    expect(harness.state()).toBe('leaving')
  },

  'a second press posts again before the page is stranded (RES-03~)': async (machine) => {
    const harness = begin(machine)
    harness.goToShop()
    await harness.port.answer(undefined)
    harness.goToShop()
    expect(harness.port.asked).toEqual([QUESTION, QUESTION])
  },

  'a post that fails leaves the shopper with a working button (RES-03~)': async (machine) => {
    const harness = begin(machine)
    harness.goToShop()
    await harness.port.fail()
    expect(harness.way()).toBe('stranded')
    harness.goToShop()
    expect(harness.way()).toBe('returning')
    expect(harness.port.asked).toEqual([QUESTION, QUESTION])
  },

  'a shopper who came back to a paid order goes by a press alone (RES-04~)': (machine) => {
    const harness = begin(machine, { callbackUrl: CALLBACK, isAutomatic: false })
    harness.clock.increment(60_000)
    expect(harness.way()).toBe('resting')
    expect(harness.port.asked).toEqual([])
    harness.goToShop()
    expect(harness.port.asked).toEqual([QUESTION])
    const nowhere = begin(machine, { callbackUrl: undefined, isAutomatic: false })
    nowhere.goToShop()
    expect(nowhere.way()).toBe('resting')
  },

  'a result without a callback URL offers no way back, and posts nothing (RES-03~)': (machine) => {
    const harness = begin(machine, { callbackUrl: undefined })
    expect(shopReturnView(harness.snapshot())).toEqual({ way: 'resting', callbackUrl: undefined })
    harness.clock.increment(2_500)
    harness.goToShop()
    expect(harness.way()).toBe('resting')
    expect(harness.port.asked).toEqual([])
  },
}
