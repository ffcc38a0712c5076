import { expect } from 'vitest'
import { bankTransferView } from '../../machines/payment/bank-transfer/view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { TRANSFER_RECEIPT, TRANSFER_TERMS } from './support/bank-accounts'
import { beginning } from './support/checkout-story'
import { MEMBER } from './support/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const locked = (machine: Machine) => ways['paying.lockedIn'](beginning(machine))

type Story = Awaited<ReturnType<typeof locked>>

const kindIn = (story: Story) => bankTransferView(story.method('bankTransfer').getSnapshot()).kind

/** From the reference of a transfer to the end. */
export const payingTransferTold: Told<Machine> = {
  'a transfer that has its code is a payment in progress: no time ends it (CNT-05~, PAY-10~)': async (machine) => {
    const story = await locked(machine)
    story.send({ type: 'session.ended', whose: 'member' })
    story.tellLoginEnd(1)
    story.time.tick(1)
    expect([story.state(), story.screen()]).toEqual(['paying.lockedIn', 'pay'])
  },

  'whose login ends beside a code keeps it on show, and may log in again, as themselves; before that there is nothing to log in to (CNT-05~, BANK-06~)':
    async (machine) => {
      const story = await locked(machine)
      story.send({ type: 'shopper.retried' })
      expect([story.state(), story.snapshot().can({ type: 'shopper.retried' })]).toEqual(['paying.lockedIn', false])
      story.send({ type: 'session.ended', whose: 'member' })
      expect([story.state(), kindIn(story), story.ports.startOver.asked]).toEqual(['paying.lockedIn', 'reading', []])
      story.send({ type: 'shopper.retried' })
      expect(story.state()).toBe('expired.returning')
      const { email, gsmNumber } = MEMBER
      expect(story.ports.startOver.asked).toMatchObject([{ goBackUrl: undefined, returning: { email, gsmNumber } }])
    },

  'Back and typed addresses lead nowhere from it, and whoever asks for another place is told why (BANK-03~, BOOT-13~)':
    async (machine) => {
      for (const screen of ['identify', 'otp', 'result', 'sdk'] as const) {
        const story = await locked(machine)
        story.send({ type: 'address.asked', screen })
        expect([screen, story.state(), story.place(), kindIn(story)]).toEqual([
          screen,
          'paying.lockedIn',
          'pay',
          'explaining',
        ])
      }
      const here = await locked(machine)
      here.send({ type: 'address.asked', screen: 'pay' })
      expect(kindIn(here)).toBe('reading')
    },

  'a start whose answer was lost is looked for, and goes on with the code that the order has (BANK-02~, BEST-01~)':
    async (machine) => {
      const story = await ways['paying.choosing'](beginning(machine))
      story.transfer()
      await story.ports.authorise.answer({ kind: 'unknown' })
      expect(story.state()).toBe('reconciling')
      await story.ports.askOutcome.answer({ kind: 'begun' })
      expect([story.state(), story.snapshot().context.problem]).toEqual(['paying.choosing', undefined])
    },

  'told of, the order waits for the money: its screen says so, and posts the token where the order says (BANK-05~)':
    async (machine) => {
      const story = await locked(machine)
      expect(planOf(story.snapshot())).toMatchObject({ title: 'title.transfer', live: 'live.transfer' })
      story.method('bankTransfer').send({ type: 'shopper.tookDetails' })
      expect(story.state()).toBe('paying.inFlight')
      await story.ports.notifyTransfer.answer({ kind: 'notified', callbackUrl: undefined })
      expect([story.state(), story.screen()]).toEqual(['result', 'result'])
      expect(planOf(story.snapshot())).toMatchObject({ title: 'title.awaited', live: 'live.awaited' })
      expect(story.snapshot().context.receipt).toEqual(TRANSFER_RECEIPT)
      expect(story.child('shopReturn').getSnapshot().context).toMatchObject({
        callbackUrl: TRANSFER_TERMS.redirectUrl,
        isAwaited: true,
      })
    },
}
