import { expect } from 'vitest'
import type { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import { beginAsked, beginGate, beginLinked, known } from './support/kyc-gate-story'
import { REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

const UNFINISHED = { text: undefined, key: 'errors.identityUnfinished' }

export const kycGateAppTold: Told<typeof kycGateMachine> = {
  'a link is sent for the phone that the shopper has, once (KYC-04~, GWY-04~)': async (machine) => {
    const story = beginAsked(machine)
    story.askForLink('android')
    story.askForLink('ios')
    expect([story.link.asked, story.isBusy()]).toEqual([[{ deviceType: 'web', linkType: 'android' }], true])
    expect(story.view()).toMatchObject({ sending: 'android', isSent: false, isChecking: false })
    await story.link.answer({ kind: 'sent' })
    expect(story.view()).toMatchObject({ kind: 'app', sending: undefined, isSent: true, problem: undefined })
  },

  'a phone that opens the checkout itself is offered its own store alone (KYC-04~)': (machine) => {
    expect(beginAsked(machine, { device: 'ios' }).view()).toMatchObject({ linkTypes: ['ios'] })
    expect(beginAsked(machine, { device: 'android' }).view()).toMatchObject({ linkTypes: ['android'] })
    expect(beginAsked(machine, { device: 'windows mobile' }).view()).toMatchObject({ linkTypes: ['ios', 'android'] })
  },

  'nothing is looked at before a link was sent (KYC-04~)': (machine) => {
    const story = beginAsked(machine)
    story.saysVerified()
    expect([story.level.asked, story.view()]).toEqual([[], expect.objectContaining({ isChecking: false })])
  },

  'who has verified in the app goes on, as far as the new level goes (KYC-04~, KYC-07~)': async (machine) => {
    const story = await beginLinked(machine)
    story.saysVerified()
    expect([story.level.asked, story.view()]).toEqual([
      [{ areCardsAsked: false }],
      expect.objectContaining({ isChecking: true, sending: undefined }),
    ])
    await story.level.answer(known(1))
    expect([story.limit.asked.length, story.view()]).toEqual([1, expect.objectContaining({ isChecking: true })])
    await story.limit.answer({ kind: 'within' })
    expect(story.output()).toEqual({ kind: 'open', level: 1, cards: undefined })
  },

  'a step in the app that is not enough for this payment leads to the next one, with a link of its own (KYC-04~)':
    async (machine) => {
      const story = await beginLinked(machine)
      story.saysVerified()
      await story.level.answer(known(1))
      await story.limit.answer({ kind: 'violated' })
      await story.level.answer(known(1))
      expect(story.view()).toMatchObject({ kind: 'app', because: 'step', isSent: false })
      story.askForLink()
      await story.link.answer({ kind: 'sent' })
      story.saysVerified()
      await story.level.answer(known(2))
      expect(story.output()).toEqual({ kind: 'open', level: 2, cards: undefined })
    },

  'who has not finished yet is told so, and can look again (KYC-04~)': async (machine) => {
    const story = await beginLinked(machine)
    story.saysVerified()
    await story.level.answer(known(0))
    expect(story.view()).toMatchObject({ isSent: true, isChecking: false, problem: UNFINISHED })
    expect(story.limit.asked).toEqual([])
    story.saysVerified()
    expect(story.view()).toMatchObject({ isChecking: true, problem: undefined })
    await story.level.answer(known(2))
    expect(story.output()).toMatchObject({ kind: 'open' })
  },

  'a look that fails leaves the shopper where they were, with a message (KYC-06~)': async (machine) => {
    const story = await beginLinked(machine)
    story.saysVerified()
    await story.level.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ isSent: true, problem: { text: REFUSAL.message } })
    story.saysVerified()
    await story.level.fail()
    expect(story.view()).toMatchObject({ isSent: true, isChecking: false, problem: { key: 'errors.generic' } })
  },

  'a link that could not be sent is asked for again by a press alone (KYC-04~, GWY-07~)': async (machine) => {
    const story = beginAsked(machine)
    story.askForLink()
    await story.link.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ isSent: false, sending: undefined, problem: { text: REFUSAL.message } })
    story.askForLink()
    expect(story.view()).toMatchObject({ sending: 'android', problem: undefined })
    await story.link.fail()
    expect(story.view()).toMatchObject({ isSent: false, problem: { text: undefined, key: 'errors.generic' } })
    expect(story.link.asked).toHaveLength(2)
    story.saysVerified()
    expect(story.level.asked).toEqual([])
  },

  'a second link that could not be sent leaves the first one good (KYC-04~)': async (machine) => {
    const story = await beginLinked(machine)
    story.askForLink('ios')
    expect(story.view()).toMatchObject({ sending: 'ios', isSent: true })
    await story.link.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ isSent: true, problem: { text: REFUSAL.message } })
    story.askForLink('ios')
    await story.link.fail()
    story.saysVerified()
    await story.level.answer(known(2))
    expect(story.output()).toMatchObject({ kind: 'open' })
    expect(story.link.asked.map(({ linkType }) => linkType)).toEqual(['android', 'ios', 'ios'])
  },

  'whoever would rather pay another way closes it at any moment (KYC-01~, KYC-04~)': async (machine) => {
    const declined = { kind: 'declined', level: 0, cards: undefined }
    const offered = beginAsked(machine)
    offered.close()
    expect(offered.output()).toEqual(declined)
    const sending = beginAsked(machine)
    sending.askForLink()
    sending.close()
    expect(sending.output()).toEqual(declined)
    const refused = beginAsked(machine)
    refused.askForLink()
    await refused.link.answer({ kind: 'refused', refusal: REFUSAL })
    refused.close()
    expect(refused.output()).toEqual(declined)
    const checking = await beginLinked(machine)
    checking.saysVerified()
    checking.close()
    expect(checking.output()).toEqual(declined)
  },

  'a level that is known to have fallen meanwhile is no step (KYC-04~)': async (machine) => {
    const story = beginGate(machine)
    await story.limit.answer({ kind: 'violated' })
    await story.level.answer(known(1))
    story.askForLink()
    await story.link.answer({ kind: 'sent' })
    story.saysVerified()
    await story.level.answer(known(0))
    expect(story.view()).toMatchObject({ isSent: true, problem: UNFINISHED })
  },
}
