import { expect } from 'vitest'
import { fromCallback } from 'xstate'
import type { tabOwnershipMachine } from '../../machines/around/tab-ownership/machine'
import type { ClaimAnswer, RivalEvent, rivals } from '../../machines/around/tab-ownership/ports'
import { elsewhereView } from '../../machines/around/tab-ownership/view'
import { holdOthers } from './support/held-others'
import { run } from './support/run'
import { settled } from './support/settled'
import type { Told } from './support/tell'

type Kind = ClaimAnswer['kind']

function begin(machine: typeof tabOwnershipMachine, heard?: typeof rivals) {
  const others = holdOthers(machine, heard)
  const story = run(others.logic, undefined)
  return {
    ...story,
    others,
    claim: (kind: Kind) => others.claimOrder.answer({ kind }),
    goOnHere() {
      story.send({ type: 'shopper.continuedHere' })
    },
    /** Whose the order is, as this tab says it. */
    says: () => {
      const snapshot = story.snapshot()
      const { standing, canContinue, isBusy } = elsewhereView(snapshot)
      if (!snapshot.hasTag('elsewhere')) return 'ours'
      return [standing, canContinue && 'can continue', isBusy && 'busy'].filter(Boolean).join(', ')
    },
  }
}

async function beginAs(machine: typeof tabOwnershipMachine, kind: Kind) {
  const story = begin(machine)
  await story.claim(kind)
  return story
}

/** Of several tabs with one order, which one has it. */
export const tabOwnershipTold: Told<typeof tabOwnershipMachine> = {
  'the first tab has the order, and is kept from nothing while it asks for it (BEST-02~)': async (machine) => {
    const story = begin(machine)
    expect(story.says()).toBe('ours')
    await story.claim('owned')
    expect([story.says(), story.others.takeOver.asked]).toEqual(['ours', []])
  },

  'the second says that it is open elsewhere, and goes on only where the shopper says so (BEST-02~)': async (
    machine,
  ) => {
    const story = await beginAs(machine, 'taken')
    expect([story.says(), story.others.takeOver.asked]).toEqual(['there, can continue', []])
    story.goOnHere()
    story.goOnHere()
    expect([story.says(), story.others.takeOver.asked]).toEqual(['there, can continue, busy', [undefined]])
    await story.others.takeOver.answer({ kind: 'owned' })
    expect(story.says()).toBe('ours')
  },

  'the one whose order was taken over says so, and may take it back (BEST-02~)': async (machine) => {
    const story = await beginAs(machine, 'owned')
    story.others.tell('tab.robbed')
    expect(story.says()).toBe('there, can continue')
    story.goOnHere()
    await story.others.takeOver.answer({ kind: 'owned' })
    expect(story.says()).toBe('ours')
  },

  'a page that was left has lost the order until it is shown again and told whose it is (BEST-02~, BEST-04~)': async (
    machine,
  ) => {
    const isLeft = (story: ReturnType<typeof begin>) => story.snapshot().hasTag('pageLeft')
    for (const isAnswered of [true, false]) {
      for (const [news, says] of [
        ['tab.returned', 'ours'],
        ['tab.robbed', 'there, can continue'],
      ] as const) {
        const story = isAnswered ? await beginAs(machine, 'owned') : begin(machine)
        story.others.tell('tab.left')
        expect(isLeft(story)).toBe(true)
        story.others.tell(news)
        expect([isLeft(story), story.says()]).toEqual([false, says])
      }
    }
  },

  'while the other tab pays there is no way to go on here, and there is again when it did not come off (BEST-02~, PAY-04~)':
    async (machine) => {
      for (const story of [await beginAs(machine, 'paying'), await beginAs(machine, 'taken')]) {
        story.others.tell('tab.sawPayment')
        expect(story.says()).toBe('paying')
        story.goOnHere()
        expect(story.others.takeOver.asked).toEqual([])
        story.others.tell('tab.sawOther')
        expect(story.says()).toBe('there, can continue')
      }
    },

  'a payment that is found to be under way while the order is taken over keeps it where it is (BEST-02~, PAY-04~)':
    async (machine) => {
      const story = await beginAs(machine, 'taken')
      story.goOnHere()
      await story.others.takeOver.answer({ kind: 'paying' })
      expect(story.says()).toBe('paying')
    },

  'the tab that was not quick enough says so, and may try again (BEST-02~)': async (machine) => {
    const story = await beginAs(machine, 'taken')
    story.goOnHere()
    await story.others.takeOver.answer({ kind: 'taken' })
    expect(story.says()).toBe('there, can continue')
  },

  'when the other tab has gone it is said, and nothing is taken by itself; nor when that tab is back (BEST-02~)':
    async (machine) => {
      const story = await beginAs(machine, 'taken')
      story.others.tell('tab.sawNobody')
      expect(story.says()).toBe('alone, can continue')
      story.others.tell('tab.sawOther')
      expect(story.says()).toBe('there, can continue')
      story.others.tell('tab.sawNobody')
      expect(story.others.takeOver.asked).toEqual([])
      story.goOnHere()
      await story.others.takeOver.answer({ kind: 'owned' })
      expect(story.says()).toBe('ours')
    },

  'when another tab has paid, this one begins anew, wherever it stands (BEST-02~, PAY-04~)': async (machine) => {
    const waiting = begin(machine)
    const owning = await beginAs(machine, 'owned')
    const watching = await beginAs(machine, 'paying')
    const taking = await beginAs(machine, 'taken')
    taking.goOnHere()
    for (const story of [waiting, owning, watching, taking]) {
      story.others.tell('tab.paid')
      expect([story.says(), story.others.beginAnew.asked]).toEqual(['there, can continue, busy', [undefined]])
    }
  },

  'a page that could not be left can be gone on with (BEST-02~)': async (machine) => {
    for (const isBroken of [false, true]) {
      const story = await beginAs(machine, 'owned')
      story.others.tell('tab.paid')
      await (isBroken ? story.others.beginAnew.fail() : story.others.beginAnew.answer(undefined))
      expect(story.says()).toBe('there, can continue')
    }
  },

  'a browser that can not say whose it is keeps nobody from paying (BEST-02~)': async (machine) => {
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
    for (const story of [claiming, taking, deaf]) expect(story.says()).toBe('ours')
    // Whatever is answered now, nobody asked.
    await deaf.claim('taken')
    expect(deaf.says()).toBe('ours')
  },
}
