import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { INPUTS } from '../machines/fixtures/inputs'
import { machines } from './reading/machines'
import { filesIn, textOf } from './reading/files'

const all: readonly AnyStateMachine[] = machines.flatMap(({ found }) => found)

/** Contexts are made without anybody to be told of them. */
const NOBODY = { self: { send: () => undefined } } as never

const contextOf = (machine: AnyStateMachine): object => {
  const inputs = new Map<string, readonly unknown[]>(Object.entries(INPUTS)).get(machine.id) ?? []
  const snapshot = machine.getInitialSnapshot(NOBODY, inputs[0]) as { readonly context: object }
  return snapshot.context
}

/** Which machine remembers it, and under which name; of two, the second one keeps it while the first is not on show. */
const REMEMBERED = {
  isMixPayment: ['isMixAsked', ['cardPayment']],
  isBonusSelected: ['isBonusSelected', ['cardPayment']],
  // The gate is told what is to be paid with, and changes nothing of it.
  isPayWithNewCardVisible: ['means', ['cardPayment', 'kycGate']],
  isBalanceModalViewed: ['isBalanceModalViewed', ['balancePayment', 'payment']],
  isLeaveModalViewed: ['isLeaveModalViewed', ['bankTransfer']],
} as const

/** The state in which each modal is open; one that is a machine of its own is open for as long as that runs. */
const MODALS: Readonly<Record<string, readonly [machine: string, state?: string]>> = {
  agreement: ['reading'],
  country: ['countryChoice'],
  'email-mismatch': ['emailMatch', 'mismatched'],
  // Over the page that asks for everything, as all that the journey’s own states open there.
  otp: ['checkout', 'journey.verifying'],
  'verify-identity': ['kycGate', 'guarding.check.proving'],
  'balance-info': ['balancePayment', 'explaining'],
  'credit-offer': ['cardPayment', 'open.payment.offering'],
  'how-to-apply': ['shoppingCredit', 'open.payment.choosing.learning'],
  'leave-transfer': ['bankTransfer', 'lockedIn.explaining'],
}

/** What screens and shell keep of their own: how something looks for a moment, and nothing of the checkout. */
const OWN_STATE: readonly string[] = [
  // The last form is shown until the next screen has come.
  'src/screens/elsewhere/elsewhere.tsx',
  'src/screens/identify/identify.tsx',
  // A logo that can't be shown; a sentence that is spoken a moment after it is written.
  'src/shell/brand.tsx',
  'src/shell/notice.tsx',
]

describe('what a page shows and hides', () => {
  it.each(Object.entries(REMEMBERED))(
    '%s is remembered by the machine that decides by it (MDL-09~)',
    (_, [name, owners]) => {
      expect(all.filter((machine) => name in contextOf(machine)).map(({ id }) => id)).toEqual([...owners].sort())
    },
  )

  it('is in no component: every modal is open by a state of a machine, and no screen keeps anything of the checkout (MDL-09)', () => {
    const screens = ['src/screens', 'src/shell'].flatMap(filesIn)
    const names = screens.flatMap((path) => {
      const text = textOf(path)
      return text.includes('<Modal') ? (/name="([a-z-]+)"/.exec(text)?.[1] ?? []) : []
    })
    expect(names.sort()).toEqual(Object.keys(MODALS).sort())
    for (const [machine, state] of Object.values(MODALS)) {
      const chart = all.find(({ id }) => id === machine)
      expect(chart, machine).toBeDefined()
      if (state !== undefined) expect(() => chart?.getStateNodeById(`${machine}.${state}`)).not.toThrow()
    }
    expect(screens.filter((path) => /\buse(?:State|Reducer)\(|\buse(?:State|Reducer)</.test(textOf(path)))).toEqual(
      OWN_STATE,
    )
  })
})
