import { describe, expect, it } from 'vitest'
import { words } from '../../src/words/table'

const groups = import.meta.glob<Record<string, Record<string, unknown>>>('../../src/words/{first,later}/*.ts', {
  eager: true,
})
const tables = Object.values(groups).flatMap((module) => Object.values(module))

describe('the table of words', () => {
  it.each(Object.entries(words))('says %s under its own name, so that it is found in the catalogues', (key, { id }) => {
    expect(id).toBe(key)
  })

  it('holds every group, and no sentence of one hides that of another', () => {
    expect(tables.length).toBeGreaterThanOrEqual(2)
    const keys = tables.flatMap((table) => Object.keys(table))
    expect([...keys].sort()).toEqual(Object.keys(words).sort())
    expect(new Set(keys).size).toBe(keys.length)
  })
})
