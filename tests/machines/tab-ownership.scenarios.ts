import { expect } from 'vitest'
import { fromCallback } from 'xstate'
import type { tabOwnershipMachine } from '../../machines/around/tab-ownership/machine'
import type { ClaimAnswer, RivalEvent, rivals } from '../../machines/around/tab-ownership/ports'
import { elsewhereView } from '../../machines/around/tab-ownership/view'
import { holdOthers } from './support/held-others'
import { run } from './support/run'
import { settled } from './support/settled'
import type { Scenarios } from './support/scenario'

type Kind = ClaimAnswer['kind']

function begin(machine: typeof tabOwnershipMachine, heard?: typeof rivals) {
  const others = holdOthers(machine, heard)
  const harness = run(others.logic, undefined)
  return {
    ...harness,
    others,
    claim: (kind: Kind) => others.claimOrder.answer({ kind }),
    goOnHere() {
      harness.send({ type: 'shopper.continuedHere' })
    },
    /** Which tab owns the order, as this tab shows it. */
    says: () => {
      const snapshot = harness.snapshot()
      const { standing, canContinue, isBusy } = elsewhereView(snapshot)
      if (!snapshot.hasTag('elsewhere')) return 'ours'
      return [standing, canContinue && 'can continue', isBusy && 'busy'].filter(Boolean).join(', ')
    },
  }
}

async function beginAs(machine: typeof tabOwnershipMachine, kind: Kind) {
  const harness = begin(machine)
  await harness.claim(kind)
  return harness
}

export const tabOwnershipScenarios: Scenarios<typeof tabOwnershipMachine> = {
  'the first tab owns the order, and is not blocked while it claims it (BEST-02~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.says()).toBe('ours')
    await harness.claim('owned')
    expect([harness.says(), harness.others.takeOver.asked]).toEqual(['ours', []])
  },

  'a second tab shows that the order is open elsewhere, and goes on only where the shopper says so (BEST-02~)': async (
    machine,
  ) => {
    const harness = await beginAs(machine, 'taken')
    expect([harness.says(), harness.others.takeOver.asked]).toEqual(['there, can continue', []])
    harness.goOnHere()
    harness.goOnHere()
    expect([harness.says(), harness.others.takeOver.asked]).toEqual(['there, can continue, busy', [undefined]])
    await harness.others.takeOver.answer({ kind: 'owned' })
    expect(harness.says()).toBe('ours')
  },

  'a tab whose order was taken over says so, and may take it back (BEST-02~)': async (machine) => {
    const harness = await beginAs(machine, 'owned')
    harness.others.tell('tab.lostOrder')
    expect(harness.says()).toBe('there, can continue')
    harness.goOnHere()
    await harness.others.takeOver.answer({ kind: 'owned' })
    expect(harness.says()).toBe('ours')
  },

  'a page that was left has lost the order until it is shown again and learns who owns it (BEST-02~, BEST-04~)': async (
    machine,
  ) => {
    const isLeft = (harness: ReturnType<typeof begin>) => harness.snapshot().hasTag('pageLeft')
    for (const isAnswered of [true, false]) {
      for (const [news, says] of [
        ['tab.returned', 'ours'],
        ['tab.lostOrder', 'there, can continue'],
      ] as const) {
        const harness = isAnswered ? await beginAs(machine, 'owned') : begin(machine)
        harness.others.tell('tab.left')
        expect(isLeft(harness)).toBe(true)
        harness.others.tell(news)
        expect([isLeft(harness), harness.says()]).toEqual([false, says])
      }
    }
  },

  'a take-over is blocked while the other tab pays, and possible again when that fails (BEST-02~, PAY-04~)': async (
    machine,
  ) => {
    for (const harness of [await beginAs(machine, 'paying'), await beginAs(machine, 'taken')]) {
      harness.others.tell('tab.sawPayment')
      expect(harness.says()).toBe('paying')
      harness.goOnHere()
      expect(harness.others.takeOver.asked).toEqual([])
      harness.others.tell('tab.sawOther')
      expect(harness.says()).toBe('there, can continue')
    }
  },

  'a payment found in flight during a take-over keeps the order where it is (BEST-02~, PAY-04~)': async (machine) => {
    const harness = await beginAs(machine, 'taken')
    harness.goOnHere()
    await harness.others.takeOver.answer({ kind: 'paying' })
    expect(harness.says()).toBe('paying')
  },

  'a tab that was too late for the order says so, and may try again (BEST-02~)': async (machine) => {
    const harness = await beginAs(machine, 'taken')
    harness.goOnHere()
    await harness.others.takeOver.answer({ kind: 'taken' })
    expect(harness.says()).toBe('there, can continue')
  },

  'the screen says when the other tab has gone, or is back, and takes nothing over automatically (BEST-02~)': async (
    machine,
  ) => {
    const harness = await beginAs(machine, 'taken')
    harness.others.tell('tab.sawOwnerGone')
    expect(harness.says()).toBe('alone, can continue')
    harness.others.tell('tab.sawOther')
    expect(harness.says()).toBe('there, can continue')
    harness.others.tell('tab.sawOwnerGone')
    expect(harness.others.takeOver.asked).toEqual([])
    harness.goOnHere()
    await harness.others.takeOver.answer({ kind: 'owned' })
    expect(harness.says()).toBe('ours')
  },

  'this tab reloads in every state when another tab has paid (BEST-02~, PAY-04~)': async (machine) => {
    const waiting = begin(machine)
    const owning = await beginAs(machine, 'owned')
    const watching = await beginAs(machine, 'paying')
    const taking = await beginAs(machine, 'taken')
    taking.goOnHere()
    for (const harness of [waiting, owning, watching, taking]) {
      harness.others.tell('tab.paid')
      expect([harness.says(), harness.others.reloadPage.asked]).toEqual(['there, can continue, busy', [undefined]])
    }
  },

  'a page whose reload fails can be gone on with (BEST-02~)': async (machine) => {
    for (const isBroken of [false, true]) {
      const harness = await beginAs(machine, 'owned')
      harness.others.tell('tab.paid')
      await (isBroken ? harness.others.reloadPage.fail() : harness.others.reloadPage.answer(undefined))
      expect(harness.says()).toBe('there, can continue')
    }
  },

  'a browser that cannot say who owns the order lets every tab pay (BEST-02~)': async (machine) => {
    const claiming = begin(machine)
    await claiming.others.claimOrder.fail()
    const taking = await beginAs(machine, 'taken')
    taking.goOnHere()
    await taking.others.takeOver.fail()
    const deaf = begin(
      machine,
      fromCallback<RivalEvent>(() => {
        throw new Error('broken on purpose')
      }),
    )
    await settled()
    for (const harness of [claiming, taking, deaf]) expect(harness.says()).toBe('ours')
    // No request is pending, so a late answer changes nothing.
    await deaf.claim('taken')
    expect(deaf.says()).toBe('ours')
  },
}
