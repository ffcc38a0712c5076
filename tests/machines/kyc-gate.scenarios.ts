import { expect } from 'vitest'
import type { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import { kycGateAppScenarios } from './kyc-gate-app.scenarios'
import { kycGateFormScenarios } from './kyc-gate-form.scenarios'
import { beginAsked, beginGate, known } from './support/kyc-gate-harness'
import { REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { GATE, IDENTITY, MANAGED } from './fixtures/identity'

const QUESTION = { memberId: GATE.memberId, amount: GATE.amount }
const TOLD = { text: REFUSAL.message, key: 'errors.generic' }
const GENERIC = { text: undefined, key: 'errors.generic' }

const decidedScenarios: Scenarios<typeof kycGateMachine> = {
  'a member at level 2 pays without any KYC call (KYC-03~)': (machine) => {
    const harness = beginGate(machine, { level: 2, source: 'balance' })
    expect(harness.output()).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined })
    expect([harness.limit.asked, harness.level.asked]).toEqual([[], []])
  },

  'a payment within the limit goes on, without a modal (KYC-07~)': async (machine) => {
    const harness = beginGate(machine)
    expect([harness.view(), harness.isBusy(), harness.isModal()]).toEqual([{ kind: 'checking' }, true, false])
    expect(harness.limit.asked).toEqual([QUESTION])
    await harness.limit.answer({ kind: 'within' })
    expect(harness.output()).toEqual({ kind: 'open', level: 1, mayHaveRisen: false, cards: undefined })
    expect(harness.level.asked).toEqual([])
  },

  'an unverified member may not pay from the balance at an untrusted merchant (KYC-01~)': (machine) => {
    const harness = beginAsked(machine)
    expect(harness.view()).toEqual({
      kind: 'app',
      because: 'source',
      linkTypes: ['ios', 'android'],
      sending: undefined,
      isSent: false,
      isChecking: false,
      problem: undefined,
    })
    expect([harness.isModal(), harness.limit.asked, harness.level.asked]).toEqual([true, [], []])
  },

  'an exceeded limit has the level and the cards read again, and then asks for identity (KYC-02~)': async (machine) => {
    const harness = beginGate(machine)
    await harness.limit.answer({ kind: 'violated' })
    expect([harness.level.asked, harness.isModal()]).toEqual([[{ areCardsAsked: true }], false])
    await harness.level.answer(known(1, MANAGED))
    expect(harness.view()).toMatchObject({ kind: 'app', because: 'limit' })
    harness.close()
    expect(harness.output()).toEqual({ kind: 'declined', level: 1, mayHaveRisen: true, cards: MANAGED })
    // An identity check and a check in the app do not reload the cards.
    const proven = beginGate(machine, { terms: { isIdentityFormShown: true } })
    await proven.limit.answer({ kind: 'violated' })
    await proven.level.answer(known(1, MANAGED))
    proven.give(IDENTITY)
    await proven.proof.answer({ kind: 'proven', level: 2 })
    expect(proven.output()).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: MANAGED })
  },

  'a member who has reached level 2 by then goes on, with the cards as they are now (KYC-02~, KYC-03~)': async (
    machine,
  ) => {
    const harness = beginGate(machine, { level: 0 })
    await harness.limit.answer({ kind: 'violated' })
    await harness.level.answer(known(2, MANAGED))
    expect(harness.output()).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: MANAGED })
  },

  'an unknown level is read before anything is decided (KYC-06~)': async (machine) => {
    const harness = beginGate(machine, { level: undefined })
    expect([harness.level.asked, harness.isBusy()]).toEqual([[{ areCardsAsked: false }], true])
    await harness.level.answer(known(2))
    expect(harness.output()).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined })
    const other = beginGate(machine, { level: undefined })
    await other.level.answer(known(0))
    expect(other.limit.asked).toEqual([QUESTION])
  },

  'a level that may have risen since a closed check is read before the next one (KYC-01~, KYC-04~)': async (
    machine,
  ) => {
    const again = { level: 0, mayHaveRisen: true, source: 'balance', terms: { isMerchantTrusted: false } } as const
    const closed = beginAsked(machine)
    closed.close()
    expect(closed.output()).toMatchObject({ level: 0, mayHaveRisen: true })
    const risen = beginGate(machine, again)
    expect([risen.level.asked, risen.isModal(), risen.isBusy()]).toEqual([[{ areCardsAsked: false }], false, true])
    await risen.level.answer(known(1))
    expect([risen.isModal(), risen.limit.asked]).toEqual([false, [QUESTION]])
    await risen.limit.answer({ kind: 'within' })
    expect(risen.output()).toEqual({ kind: 'open', level: 1, mayHaveRisen: false, cards: undefined })
    const same = beginGate(machine, again)
    await same.level.answer(known(0))
    expect([same.view(), same.level.asked.length]).toMatchObject([{ kind: 'app', because: 'source' }, 1])
    const unread = beginGate(machine, again)
    await unread.level.fail()
    expect(unread.output()).toMatchObject({ kind: 'stopped', problem: GENERIC, level: 0, mayHaveRisen: true })
  },

  'a level that may have risen is not read where the limit decides (KYC-07~)': async (machine) => {
    for (const changed of [{ source: 'card' }, { terms: { isMerchantTrusted: true } }, { level: 1 }] as const) {
      const asked = { level: 0, source: 'balance', terms: { isMerchantTrusted: false }, mayHaveRisen: true } as const
      const harness = beginGate(machine, { ...asked, ...changed })
      expect([harness.level.asked, harness.limit.asked]).toEqual([[], [QUESTION]])
      await harness.limit.answer({ kind: 'within' })
      expect(harness.output()).toMatchObject({ kind: 'open', mayHaveRisen: true })
    }
  },

  'a close has no effect while the gate shows no modal (KYC-07~)': async (machine) => {
    const harness = beginGate(machine)
    harness.close()
    expect(harness.snapshot().status).toBe('active')
    await harness.limit.answer({ kind: 'within' })
    expect(harness.output()).toMatchObject({ kind: 'open' })
  },
}

const stoppedScenarios: Scenarios<typeof kycGateMachine> = {
  'a limit that fails to load stops the payment, in the provider’s words or in ours (KYC-06~, KYC-07~)': async (
    machine,
  ) => {
    const refused = beginGate(machine)
    await refused.limit.answer({ kind: 'refused', refusal: TIMED_OUT })
    expect(refused.output()).toEqual({
      kind: 'stopped',
      problem: TOLD,
      level: 1,
      mayHaveRisen: false,
      cards: undefined,
    })
    const broken = beginGate(machine)
    await broken.limit.fail()
    expect(broken.output()).toEqual({
      kind: 'stopped',
      problem: GENERIC,
      level: 1,
      mayHaveRisen: false,
      cards: undefined,
    })
  },

  'a level that fails to load stops the payment (KYC-06~)': async (machine) => {
    const refused = beginGate(machine, { level: undefined })
    await refused.level.answer({ kind: 'refused', refusal: REFUSAL })
    expect(refused.output()).toEqual({
      kind: 'stopped',
      problem: TOLD,
      level: undefined,
      mayHaveRisen: false,
      cards: undefined,
    })
    const broken = beginGate(machine, { level: undefined })
    await broken.level.fail()
    expect(broken.output()).toEqual({
      kind: 'stopped',
      problem: GENERIC,
      level: undefined,
      mayHaveRisen: false,
      cards: undefined,
    })
  },

  'a level that fails to load a second time stops the payment (KYC-06~)': async (machine) => {
    const refused = beginGate(machine)
    await refused.limit.answer({ kind: 'violated' })
    await refused.level.answer({ kind: 'refused', refusal: REFUSAL })
    expect(refused.output()).toMatchObject({ kind: 'stopped', problem: TOLD, level: 1 })
    const broken = beginGate(machine)
    await broken.limit.answer({ kind: 'violated' })
    await broken.level.fail()
    expect(broken.output()).toMatchObject({ kind: 'stopped', problem: GENERIC, level: 1 })
  },
}

export const kycGateScenarios: Scenarios<typeof kycGateMachine> = {
  ...decidedScenarios,
  ...stoppedScenarios,
  ...kycGateFormScenarios,
  ...kycGateAppScenarios,
}
