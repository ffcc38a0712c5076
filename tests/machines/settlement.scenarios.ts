import { expect } from 'vitest'
import type { SettlementMode } from '../../machines/entities/settlement-mode'
import type { IntoBalanceInput } from '../../machines/into-balance/rules'
import type { settlementMachine } from '../../machines/into-balance/settlement/machine'
import type { setSettlement } from '../../machines/into-balance/settlement/ports'
import { settlementView } from '../../machines/into-balance/settlement/view'
import { CLAIMED } from './fixtures/into-balance-answers'
import { hold } from './support/held-port'
import { run } from './support/run'
import { NOT_CHARGED, ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

const { price } = ORDER
const receiptOf = (decided: SettlementMode | undefined) => ({ ...CLAIMED, decided })

function begin(machine: typeof settlementMachine, input: Partial<IntoBalanceInput> = {}) {
  const settings = hold<typeof setSettlement>()
  const logic = machine.provide({ actors: { setSettlement: settings.logic } })
  const harness = run(logic, { price, problem: undefined, network: 'online', tried: undefined, ...input })
  const { send } = harness
  return {
    ...harness,
    settings,
    view: () => settlementView(harness.snapshot()),
    choose(into: 'balance' | 'bank') {
      send({ type: 'shopper.choseDestination', into })
    },
    toggle(isAlways: boolean) {
      send({ type: 'shopper.toggledAlways', isAlways })
    },
    confirm() {
      send({ type: 'shopper.confirmed' })
    },
    output: () => harness.snapshot().output,
  }
}

export const settlementScenarios: Scenarios<typeof settlementMachine> = {
  'a settlement is for once without the box and for always with it; the bank declines the balance (SET-01~)': (
    machine,
  ) => {
    const sent = (choose: (harness: ReturnType<typeof begin>) => void) => {
      const harness = begin(machine)
      choose(harness)
      harness.confirm()
      return harness.settings.asked
    }
    expect(sent(() => undefined)).toEqual([{ price, mode: 'ONE_TIME' }])
    expect(
      sent(({ toggle }) => {
        toggle(true)
      }),
    ).toEqual([{ price, mode: 'ALL_TIME' }])
    expect(
      sent(({ toggle }) => {
        toggle(true)
        toggle(false)
      }),
    ).toEqual([{ price, mode: 'ONE_TIME' }])
    expect(
      sent(({ choose }) => {
        choose('bank')
      }),
    ).toEqual([{ price, mode: 'DISABLED' }])
  },

  'the box for always is about the balance alone (SET-01~)': (machine) => {
    const { choose, toggle, view } = begin(machine)
    choose('bank')
    toggle(true)
    expect(view()).toMatchObject({ into: 'bank', isAlways: false })
    choose('balance')
    toggle(true)
    expect(view()).toMatchObject({ into: 'balance', isAlways: true })
  },

  'no choice can be made while one is in flight, and it is sent once (SET-01~)': async (machine) => {
    const { choose, confirm, view, settings, output, snapshot } = begin(machine)
    confirm()
    confirm()
    choose('bank')
    expect(view()).toMatchObject({ kind: 'setting', into: 'balance' })
    expect(snapshot().hasTag('paymentInFlight')).toBe(true)
    expect(settings.asked).toHaveLength(1)
    await settings.answer({ kind: 'set', receipt: receiptOf('ONE_TIME') })
    expect(output()).toEqual({ kind: 'paid', receipt: receiptOf('ONE_TIME') })
  },

  'a second setting ends as one that was made before (SET-02~)': async (machine) => {
    const { confirm, settings, output } = begin(machine)
    confirm()
    await settings.answer({ kind: 'alreadySet', receipt: receiptOf(undefined) })
    expect(output()).toEqual({ kind: 'paid', receipt: receiptOf(undefined) })
  },

  'a refused setting shows the reason where it can be tried again, with the choice kept (SET-02~)': async (machine) => {
    const { confirm, toggle, settings, view, send } = begin(machine)
    toggle(true)
    confirm()
    await settings.answer({ kind: 'refused', problem: NOT_CHARGED })
    send({ type: 'network.changed', is: 'online' })
    expect(view()).toMatchObject({ kind: 'choosing', isAlways: true, problem: NOT_CHARGED })
    confirm()
    expect(view().problem).toBeUndefined()
  },

  'a setting whose answer was lost ends with what was chosen, and is not sent again here (SET-02~)': async (
    machine,
  ) => {
    const attempted = { method: 'settlement', price, sum: price, choice: 'DISABLED' }
    const { choose, confirm, settings, output } = begin(machine)
    choose('bank')
    confirm()
    await settings.answer({ kind: 'unknown' })
    expect(output()).toEqual({ kind: 'unknown', attempted, price, isAtBank: false })
  },

  'a setting that fails ends as unknown, since it may have been sent (SET-02~)': async (machine) => {
    const { confirm, settings, output } = begin(machine)
    confirm()
    await settings.fail()
    expect(output()).toMatchObject({ kind: 'unknown' })
  },

  'a shopper who comes back from a failed attempt finds the choice made (SET-01~)': (machine) => {
    expect(begin(machine, { tried: 'ALL_TIME' }).view()).toMatchObject({ into: 'balance', isAlways: true })
    expect(begin(machine, { tried: 'DISABLED' }).view()).toMatchObject({ into: 'bank', isAlways: false })
  },

  'no setting is sent without a connection, and the page says so only as long (BEST-05~)': (machine) => {
    const { settings, confirm, view, send } = begin(machine, { network: 'offline' })
    confirm()
    expect(view()).toMatchObject({ kind: 'choosing', problem: { key: 'errors.connection' } })
    send({ type: 'network.changed', is: 'offline' })
    expect(view()).toMatchObject({ problem: { key: 'errors.connection' } })
    send({ type: 'network.changed', is: 'slow' })
    expect(view()).toMatchObject({ kind: 'choosing', problem: undefined })
    confirm()
    expect(settings.asked).toHaveLength(1)
  },
}
