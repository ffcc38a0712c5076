import { expect } from 'vitest'
import type { postToken, shopReturnMachine } from '../../machines/after/shop-return/machine'
import { shopReturnView } from '../../machines/after/shop-return/view'
import { hold } from './support/held-port'
import { run } from './support/run'
import type { Told } from './support/tell'

const CALLBACK = 'https://www.shop.example/callback'
const QUESTION = { token: 'tok', url: CALLBACK }
const TIMINGS = { redirectPause: 2_500, transferPause: 2_000, returnPatience: 6_000 }

interface Start {
  readonly callbackUrl: string | undefined
  readonly isAwaited?: boolean
  readonly goesByItself?: boolean
}

function begin(
  machine: typeof shopReturnMachine,
  { callbackUrl, isAwaited = false, goesByItself = true }: Start = { callbackUrl: CALLBACK },
) {
  const port = hold<typeof postToken>()
  const logic = machine.provide({ actors: { postToken: port.logic } })
  const story = run(logic, { token: 'tok', callbackUrl, isAwaited, goesByItself, timings: TIMINGS })
  return {
    ...story,
    port,
    way: () => shopReturnView(story.snapshot()).way,
    state: () => story.snapshot().value,
    goToShop() {
      story.send({ type: 'shopper.wentToShop' })
    },
  }
}

export const shopReturnTold: Told<typeof shopReturnMachine> = {
  'after a pause the token is posted to the shop, once (RES-03~)': async (machine) => {
    const story = begin(machine)
    expect(story.way()).toBe('pausing')
    story.clock.increment(2_499)
    expect(story.port.asked).toEqual([])
    story.clock.increment(1)
    expect(story.port.asked).toEqual([QUESTION])
    expect(story.way()).toBe('returning')
    story.goToShop()
    await story.port.answer(undefined)
    expect(story.state()).toBe('leaving')
    expect(story.way()).toBe('returning')
    story.clock.increment(5_999)
    expect(story.port.asked).toEqual([QUESTION])
    expect(story.way()).toBe('returning')
  },

  'after a transfer that is still to be sent, the pause is two seconds (BANK-05~)': async (machine) => {
    const story = begin(machine, { callbackUrl: CALLBACK, isAwaited: true })
    story.clock.increment(1_999)
    expect(story.port.asked).toEqual([])
    story.clock.increment(1)
    expect(story.port.asked).toEqual([QUESTION])
  },

  'the button goes at once, and the pause does not post again (RES-03~)': async (machine) => {
    const story = begin(machine)
    story.goToShop()
    expect(story.port.asked).toEqual([QUESTION])
    story.clock.increment(2_500)
    await story.port.answer(undefined)
    expect(story.port.asked).toEqual([QUESTION])
  },

  'a page that is still here after a while offers another way, which posts again (RES-03~)': async (machine) => {
    const story = begin(machine)
    story.goToShop()
    await story.port.answer(undefined)
    story.clock.increment(6_000)
    expect(story.way()).toBe('stranded')
    expect(shopReturnView(story.snapshot()).callbackUrl).toBe(CALLBACK)
    story.goToShop()
    expect(story.port.asked).toEqual([QUESTION, QUESTION])
  },

  'who takes something up on this page is not taken away from it, and goes when they say so (RES-05~)': async (
    machine,
  ) => {
    const story = begin(machine)
    story.send({ type: 'shopper.paused' })
    story.clock.increment(60_000)
    expect(story.way()).toBe('resting')
    expect(story.port.asked).toEqual([])
    story.goToShop()
    expect(story.port.asked).toEqual([QUESTION])
    await story.port.answer(undefined)
    // On its way it stays there.
    story.send({ type: 'shopper.paused' })
    expect(story.state()).toBe('leaving')
  },

  'an impatient shopper can post again before that (RES-03~)': async (machine) => {
    const story = begin(machine)
    story.goToShop()
    await story.port.answer(undefined)
    story.goToShop()
    expect(story.port.asked).toEqual([QUESTION, QUESTION])
  },

  'a post that is forbidden leaves the shopper with a working way (RES-03~)': async (machine) => {
    const story = begin(machine)
    story.goToShop()
    await story.port.fail()
    expect(story.way()).toBe('stranded')
    story.goToShop()
    expect(story.way()).toBe('returning')
    expect(story.port.asked).toEqual([QUESTION, QUESTION])
  },

  'a shopper who came back to a paid order goes only when they say so (RES-04~)': (machine) => {
    const story = begin(machine, { callbackUrl: CALLBACK, goesByItself: false })
    story.clock.increment(60_000)
    expect(story.way()).toBe('resting')
    expect(story.port.asked).toEqual([])
    story.goToShop()
    expect(story.port.asked).toEqual([QUESTION])
    const nowhere = begin(machine, { callbackUrl: undefined, goesByItself: false })
    nowhere.goToShop()
    expect(nowhere.way()).toBe('resting')
  },

  'without a callback nothing is said to lead back, and nothing is posted, by no pause and no button (RES-03~)': (
    machine,
  ) => {
    const story = begin(machine, { callbackUrl: undefined })
    expect(shopReturnView(story.snapshot())).toEqual({ way: 'resting', callbackUrl: undefined })
    story.clock.increment(2_500)
    story.goToShop()
    expect(story.way()).toBe('resting')
    expect(story.port.asked).toEqual([])
  },
}
