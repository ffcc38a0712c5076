import { shallowEqual } from '@xstate/react'
import { describe, expect, it } from 'vitest'
import { isSameContent } from '../../src/checkout/is-same-content'
import { spaceOf } from '../machines/exploration/paths'
import { INPUTS } from '../machines/fixtures/inputs'
import { sourcesIn } from '../support/reading/files'
import { machines } from '../support/reading/machines'

type View = (snapshot: unknown) => unknown

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/**/view.ts', { eager: true })

const COMPARISONS = { shallowEqual, isSameContent }

const SELECTED = /useSelector\((?<chosen>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*?), (?<by>shallowEqual|isSameContent)\)/g

/** The views that screens select, by the comparison that decides whether they render again. */
const selected = sourcesIn('src').flatMap(({ text }) =>
  Array.from(text.matchAll(SELECTED)).flatMap(({ groups: { chosen = '', by = '' } = {} }) =>
    Array.from(chosen.matchAll(/\b\w+/g), ([name]) => [name, by as keyof typeof COMPARISONS] as const),
  ),
)

const found = Object.entries(modules).flatMap(([path, exported]) => {
  const folder = path.replace(/^(?:\.\.\/)+|\/view\.ts$/g, '')
  const machine = machines.find((each) => each.path === `${folder}/machine.ts`)?.found[0]
  return Object.entries(exported).flatMap(([name, view]) =>
    machine && typeof view === 'function' ? [{ name, view: view as View, machine }] : [],
  )
})

const cases = [...new Map(selected.map((pair) => [pair.join(), pair])).values()].flatMap(([name, by]) =>
  found.filter((each) => each.name === name).map(({ view, machine }) => ({ name, by, view, machine })),
)

describe('views that screens compare', () => {
  it('the views that screens compare are found', () => {
    expect(cases.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cardPaymentView', 'installmentsView', 'balancePaymentView', 'otpView', 'attemptView']),
    )
  })

  it.each(cases)(
    '$name is the same by $by for the same snapshot, so that a key renders nothing that it does not change',
    ({ by, view, machine }) => {
      const changed = Array.from(
        spaceOf(machine, INPUTS[machine.id as keyof typeof INPUTS], 'every arrow').places.values(),
        ({ system }) => system?.snapshot,
      ).filter((snapshot) => snapshot && !COMPARISONS[by](view(snapshot), view(snapshot)))
      expect(changed.slice(0, 1).map((snapshot) => JSON.stringify(snapshot?.value))).toEqual([])
    },
  )
})
