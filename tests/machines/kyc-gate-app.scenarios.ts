import { expect } from 'vitest'
import type { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import { beginAsked, beginGate, beginLinked, known } from './support/kyc-gate-harness'
import { REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

const UNFINISHED = { text: undefined, key: 'errors.identityUnfinished' }

export const kycGateAppScenarios: Scenarios<typeof kycGateMachine> = {
  'an app link is sent for the phone that the shopper has, once (KYC-04~, GWY-04~)': async (machine) => {
    const harness = beginAsked(machine)
    harness.askForLink('android')
    harness.askForLink('ios')
    expect([harness.link.asked, harness.isBusy()]).toEqual([[{ deviceType: 'web', linkType: 'android' }], true])
    expect(harness.view()).toMatchObject({ sending: 'android', isSent: false, isChecking: false })
    await harness.link.answer({ kind: 'sent' })
    expect(harness.view()).toMatchObject({ kind: 'app', sending: undefined, isSent: true, problem: undefined })
  },

  'a phone that opens the checkout itself is offered its own store alone (KYC-04~)': (machine) => {
    expect(beginAsked(machine, { device: 'ios' }).view()).toMatchObject({ linkTypes: ['ios'] })
    expect(beginAsked(machine, { device: 'android' }).view()).toMatchObject({ linkTypes: ['android'] })
    expect(beginAsked(machine, { device: 'windows mobile' }).view()).toMatchObject({ linkTypes: ['ios', 'android'] })
  },

  'no level is read before a link was sent (KYC-04~)': (machine) => {
    const harness = beginAsked(machine)
    harness.saysVerified()
    expect([harness.level.asked, harness.view()]).toEqual([[], expect.objectContaining({ isChecking: false })])
  },

  'a shopper who has verified in the app goes on, as far as the new level allows (KYC-04~, KYC-07~)': async (
    machine,
  ) => {
    const harness = await beginLinked(machine)
    harness.saysVerified()
    expect([harness.level.asked, harness.view()]).toEqual([
      [{ areCardsAsked: false }],
      expect.objectContaining({ isChecking: true, sending: undefined }),
    ])
    await harness.level.answer(known(1))
    expect([harness.limit.asked.length, harness.view()]).toMatchObject([1, { isChecking: true, isSent: true }])
    await harness.limit.answer({ kind: 'within' })
    expect(harness.output()).toEqual({ kind: 'open', level: 1, mayHaveRisen: false, cards: undefined })
  },

  'a level in the app that is not enough leads to the next one, with a link of its own (KYC-04~)': async (machine) => {
    const harness = await beginLinked(machine)
    harness.saysVerified()
    await harness.level.answer(known(1))
    await harness.limit.answer({ kind: 'violated' })
    await harness.level.answer(known(1))
    expect(harness.view()).toMatchObject({ kind: 'app', because: 'step', isSent: false })
    harness.askForLink()
    await harness.link.answer({ kind: 'sent' })
    harness.saysVerified()
    await harness.level.answer(known(2))
    expect(harness.output()).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined })
  },

  'a verification that is not finished is reported, and can be checked again (KYC-04~)': async (machine) => {
    const harness = await beginLinked(machine)
    harness.saysVerified()
    await harness.level.answer(known(0))
    expect(harness.view()).toMatchObject({ isSent: true, isChecking: false, problem: UNFINISHED })
    expect(harness.limit.asked).toEqual([])
    harness.saysVerified()
    expect(harness.view()).toMatchObject({ isChecking: true, problem: undefined })
    await harness.level.answer(known(2))
    expect(harness.output()).toMatchObject({ kind: 'open' })
    const again = await beginLinked(machine)
    again.saysVerified()
    await again.level.answer(known(0))
    again.askForLink()
    expect(again.view()).toMatchObject({ sending: 'android', problem: undefined })
  },

  'a check of the level that fails leaves the shopper where they were, with a message (KYC-06~)': async (machine) => {
    const harness = await beginLinked(machine)
    harness.saysVerified()
    await harness.level.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.view()).toMatchObject({ isSent: true, problem: { text: REFUSAL.message } })
    harness.saysVerified()
    await harness.level.fail()
    expect(harness.view()).toMatchObject({ isSent: true, isChecking: false, problem: { key: 'errors.generic' } })
  },

  'a link that could not be sent is sent again by a press alone (KYC-04~, GWY-07~)': async (machine) => {
    const harness = beginAsked(machine)
    harness.askForLink()
    await harness.link.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.view()).toMatchObject({ isSent: false, sending: undefined, problem: { text: REFUSAL.message } })
    harness.askForLink()
    expect(harness.view()).toMatchObject({ sending: 'android', problem: undefined })
    await harness.link.fail()
    expect(harness.view()).toMatchObject({ isSent: false, problem: { text: undefined, key: 'errors.generic' } })
    expect(harness.link.asked).toHaveLength(2)
    harness.saysVerified()
    expect(harness.level.asked).toEqual([])
  },

  'a second link that is sent is waited for as the first one (KYC-04~)': async (machine) => {
    const harness = await beginLinked(machine)
    harness.askForLink('ios')
    await harness.link.answer({ kind: 'sent' })
    expect(harness.view()).toMatchObject({ isSent: true, sending: undefined, isChecking: false, problem: undefined })
    harness.saysVerified()
    expect(harness.level.asked).toHaveLength(1)
  },

  'a second link that could not be sent leaves the first one valid (KYC-04~)': async (machine) => {
    const harness = await beginLinked(machine)
    harness.askForLink('ios')
    expect(harness.view()).toMatchObject({ sending: 'ios', isSent: true })
    await harness.link.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.view()).toMatchObject({ isSent: true, problem: { text: REFUSAL.message } })
    harness.askForLink('ios')
    await harness.link.fail()
    harness.saysVerified()
    await harness.level.answer(known(2))
    expect(harness.output()).toMatchObject({ kind: 'open' })
    expect(harness.link.asked.map(({ linkType }) => linkType)).toEqual(['android', 'ios', 'ios'])
  },

  'a shopper who prefers another method closes the app step at any moment (KYC-01~, KYC-04~)': async (machine) => {
    const declined = { kind: 'declined', level: 0, mayHaveRisen: true, cards: undefined }
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

  'a level that has fallen meanwhile does not count as a step (KYC-04~)': async (machine) => {
    const harness = beginGate(machine)
    await harness.limit.answer({ kind: 'violated' })
    await harness.level.answer(known(1))
    harness.askForLink()
    await harness.link.answer({ kind: 'sent' })
    harness.saysVerified()
    await harness.level.answer(known(0))
    expect(harness.view()).toMatchObject({ isSent: true, problem: UNFINISHED })
  },
}
