import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { machines } from '../support/reading/machines'
import { provided } from './support/provided'
import { INPUTS } from './fixtures/inputs'

const all = machines.flatMap(({ found }) => found)

const inputsOf = (id: string) => (INPUTS as unknown as Readonly<Record<string, readonly unknown[]>>)[id] ?? []

describe.each(all.map((machine) => [machine.id, machine] as const))('%s with other implementations', (id, machine) => {
  const guards = Object.fromEntries(Object.keys(machine.implementations.guards).map((name) => [name, () => false]))

  it('a machine with shared states begins as the one that XState provides', () => {
    const own = { ...machine.implementations }
    const [shared, parsed] = [provided(machine, { guards }), machine.provide({ guards })]
    expect(shared.implementations).toEqual(parsed.implementations)
    for (const input of inputsOf(id)) {
      const [one, other] = [shared, parsed].map((logic) => createActor(logic, { input }).getSnapshot())
      expect(one?.machine).toBe(shared)
      expect(JSON.stringify(one)).toBe(JSON.stringify(other))
    }
    expect(machine.implementations).toEqual(own)
  })
})
