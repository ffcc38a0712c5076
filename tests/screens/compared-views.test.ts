import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { spaceOf } from '../machines/exploration/paths'
import { INPUTS } from '../machines/fixtures/inputs'
import { beginning } from '../machines/support/checkout-harness'
import { seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'
import { sourcesIn } from '../support/reading/files'
import { machines } from '../support/reading/machines'

type View = (snapshot: unknown) => unknown

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/**/view.ts', { eager: true })

const ROOT = import.meta.glob<Record<string, unknown>>('../../machines/checkout/{views,buyer-view,screen-meta}.ts', {
  eager: true,
})

const SELECTED = /use(?:Child)?View\((?<chosen>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

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

const rootViews = Object.values(ROOT)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, view]) => (selected.has(name) && typeof view === 'function' ? [[name, view as View] as const] : []))

/** Undefined has no JSON, and is only equal to itself. */
const throughJson = (shown: unknown): unknown => (shown === undefined ? shown : JSON.parse(JSON.stringify(shown)))

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
        expect(throughJson(shown)).toEqual(shown)
      }
    },
  )

  it.each(seenStates)('each view of the whole checkout is plain data in %s', async (state) => {
    expect(rootViews.map(([name]) => name)).toEqual(expect.arrayContaining(['endingView', 'planOf', 'buyerView']))
    const { snapshot } = await ways[state](beginning(checkoutMachine))
    for (const [name, view] of rootViews) {
      const shown = view(snapshot())
      expect(throughJson(shown), name).toEqual(shown)
    }
  })
})
