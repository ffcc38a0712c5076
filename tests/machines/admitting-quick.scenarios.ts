import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { type ModalName, planOf } from '../../machines/checkout/screen-meta'
import { beginCheckout, beginning } from './support/checkout-story'
import { APPLICANT, PENDING, QUICK_ORDER } from './support/shopper'
import type { Told } from './support/tell'
import type { SeenState } from './support/way-table'
import { ways } from './support/ways'

/** A story in which the order's one page asks for everything. */
const quickly = (machine: typeof checkoutMachine) => beginning(machine, { order: { isQuickLogin: true } })

/** What lies over the one page in each state; the states are those of any other order. */
const MODALS: Partial<Record<SeenState, ModalName | undefined>> = {
  'arriving.identifying': undefined,
  registering: undefined,
  resolvingEmailMismatch: 'email-verify',
  admittingForeignPhone: 'foreign-number',
  verifyingOtp: 'otp',
  changingPhone: 'change-phone-number',
}

/** The order's one page asks for everything. */
export const admittingQuickTold: Told<typeof checkoutMachine> = {
  'a page that asks for everything is one screen, with the same states as modals over it (QCK-02~, MDL-09~)': async (
    machine,
  ) => {
    for (const [state, modal] of Object.entries(MODALS) as [SeenState, ModalName | undefined][]) {
      const story = await ways[state](quickly(machine))
      expect([story.state(), story.screen(), planOf(story.snapshot()).modal]).toEqual([state, 'quick-login', modal])
      const plain = await ways[state](beginning(machine))
      expect([plain.screen() === 'quick-login', planOf(plain.snapshot()).modal]).toEqual([false, undefined])
    }
  },

  'a newcomer there is registered without another press, by a question of its own (QCK-03~)': async (machine) => {
    const story = beginCheckout(machine)
    await story.start(QUICK_ORDER)
    story.type()
    story.child('identify').send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    story.goOn()
    expect(story.ports.checkMember.asked).toMatchObject([{ isQuick: true }])
    await story.answerCheck('newcomer')
    expect(story.ports.register.asked).toEqual([{ ...APPLICANT, isQuick: true }])
    await story.ports.register.answer({ kind: 'codeSent', pending: PENDING })
    expect(planOf(story.snapshot())).toMatchObject({ screen: 'quick-login', modal: 'otp' })
    story.enterCode()
    await story.verify()
    expect([story.state(), story.screen()]).toEqual(['opening', 'pay'])
  },

  'the e-mail of a phone is asked there by the same question of its own (QCK-03~, IDEN-03~)': async (machine) => {
    const story = await ways.resolvingEmailMismatch(quickly(machine))
    story.child('emailMismatch').send({ type: 'shopper.continued' })
    expect(story.ports.checkMember.asked).toMatchObject([{ isQuick: true }, { isQuick: true }])
  },

  'a code that is on its way is taken up there at the entrance, which is its address (QCK-02~, BOOT-14~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine, { input: { kept: 'code' } })
    expect(story.screen()).toBe('identify')
    await story.start(QUICK_ORDER)
    expect([story.state(), story.screen()]).toEqual(['restoring', 'quick-login'])
    await story.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    expect([story.state(), planOf(story.snapshot()).modal]).toEqual(['verifyingOtp', 'otp'])
    expect(story.ports.checkMember.asked).toEqual([])
    story.child('otp').send({ type: 'shopper.steppedBack' })
    expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'quick-login'])
    expect(story.typed()).toMatchObject({ email: PENDING.email, gsmNumber: '532 123 45 67' })
  },
}
