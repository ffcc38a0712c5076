import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { exitView, returnView } from '../../machines/checkout/views'
import { beginning } from './support/checkout-story'
import { LOOK, ORDER } from './support/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const SHOP = ORDER.goBackUrl

/** Leaving for the shop before anything is paid (SHELL-10). */
export const exitTold: Told<Machine> = {
  'the way back asks first; the shopper may keep paying, or leave (SHELL-10~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    expect(returnView(story.snapshot())).toEqual({ is: 'open', merchantHost: ORDER.merchantHost })
    story.send({ type: 'shopper.exited' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
    story.send({ type: 'shopper.askedToExit' })
    expect(exitView(story.snapshot())).toEqual({ isOpen: true, isLeaving: false, merchantName: ORDER.merchantName })
    story.send({ type: 'shopper.keptPaying' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
    expect(story.ports.leaveForShop.asked).toEqual([])
    story.send({ type: 'shopper.askedToExit' })
    story.send({ type: 'shopper.exited' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: true, isLeaving: true })
    expect(story.ports.leaveForShop.asked).toEqual([SHOP])
    // Back on the page as it was left.
    await story.ports.leaveForShop.answer(undefined)
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
  },

  'a way to the shop that breaks, or takes too long, leads back to paying (SHELL-10~)': async (machine) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    const leave = () => {
      story.send({ type: 'shopper.askedToExit' })
      story.send({ type: 'shopper.exited' })
    }
    leave()
    await story.ports.leaveForShop.fail()
    expect(story.snapshot().value.exit).toBe('closed')
    leave()
    story.send({ type: 'shopper.keptPaying' })
    expect(story.snapshot().value.exit).toBe('closed')
  },

  'a payment that is in progress is not left (PAY-05~, SHELL-10~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    story.send({ type: 'shopper.askedToExit' })
    story.pay()
    expect(story.state()).toBe('paying.inFlight')
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
    expect(returnView(story.snapshot()).is).toBe('locked')
    story.send({ type: 'shopper.askedToExit' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
  },

  'there is no way back where the order offers none, or nothing is to be left (SHELL-01~)': async (machine) => {
    const without = await ways['paying.choosing'](
      beginning(machine, { order: { look: { ...LOOK, isReturnOffered: false } } }),
    )
    without.send({ type: 'shopper.askedToExit' })
    expect([returnView(without.snapshot()).is, without.snapshot().value.exit]).toEqual([undefined, 'closed'])
    for (const state of ['closed', 'reconciling', 'result', 'suspended'] as const) {
      const story = await ways[state](beginning(machine))
      story.send({ type: 'shopper.askedToExit' })
      expect([returnView(story.snapshot()).is, story.snapshot().value.exit], state).toEqual([undefined, 'closed'])
    }
  },
}
