import { describe, expect, it } from 'vitest'
import { spaceOf } from '../machines/exploration/paths'
import { INPUTS } from '../machines/fixtures/inputs'
import { sourcesIn } from '../support/reading/files'
import { machines } from '../support/reading/machines'

type View = (snapshot: unknown) => unknown

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/**/view.ts', { eager: true })

const SELECTED = /useChildView\((?<chosen>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

const selected = new Set(
  sourcesIn('src').flatMap(({ text }) =>
    Array.from(text.matchAll(SELECTED)).flatMap(({ groups }) => groups?.['chosen']?.match(/\w+/g) ?? []),
  ),
)

const found = Object.entries(modules).flatMap(([path, exported]) => {
  const folder = path.replace(/^(?:\.\.\/)+|\/view\.ts$/g, '')
  const machine = machines.find((each) => each.path === `${folder}/machine.ts`)?.found[0]
  return Object.entries(exported).flatMap(([name, view]) =>
    machine && typeof view === 'function' ? [{ name, view: view as View, machine }] : [],
  )
})

const cases = found.filter(({ name }) => selected.has(name))

describe('views that screens compare', () => {
  it('the views that screens compare are found', () => {
    expect(cases.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cardPaymentView', 'installmentsView', 'balancePaymentView', 'otpView', 'attemptView']),
    )
  })

  it.each(cases)(
    '$name is plain data in every state, so that its JSON tells whether it changed',
    ({ view, machine }) => {
      const places = spaceOf(machine, INPUTS[machine.id as keyof typeof INPUTS], 'every arrow').places.values()
      for (const { system } of places) {
        const shown = system && view(system.snapshot)
        expect(shown && JSON.parse(JSON.stringify(shown))).toEqual(shown)
      }
    },
  )
})
