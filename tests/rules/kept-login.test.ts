import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KEPT_ENTRY, createLoginKeeper } from '../../src/services/kept-login'

const LOGIN = { accessToken: 'access', memberId: '7', memberUserId: 'u' }

function storage(start: string | null = null) {
  const entries = new Map<string, string>(start === null ? [] : [[KEPT_ENTRY, start]])
  const kept = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  }
  return { kept: kept as unknown as Storage, entries }
}

describe('what a tab keeps of a login', () => {
  it('comes back for the same checkout token, and for no other one, which ends it (BOOT-07~)', () => {
    const { kept, entries } = storage()
    createLoginKeeper('tok', () => kept).keep(LOGIN)
    expect(createLoginKeeper('tok', () => kept).read()).toEqual(LOGIN)
    expect(createLoginKeeper('other', () => kept).read()).toBeUndefined()
    expect(entries.size).toBe(0)
  })

  it('is the token and the ids, and nothing else that a login has (SEC-03~)', () => {
    const { kept, entries } = storage()
    createLoginKeeper('tok', () => kept).keep({ ...LOGIN, refreshToken: 'r', iyziLc: 'lc' } as typeof LOGIN)
    expect(JSON.parse(entries.get(KEPT_ENTRY) ?? '')).toEqual({ token: 'tok', login: LOGIN })
  })

  it('is nothing when the entry is anything else (BOOT-07~)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(createLoginKeeper('tok', () => storage(text).kept).read()).toBeUndefined()
      }),
    )
  })

  it('a storage that is closed keeps nothing and breaks nothing', () => {
    const keeper = createLoginKeeper('tok', () => {
      throw new Error('closed')
    })
    keeper.keep(LOGIN)
    keeper.forget()
    expect(keeper.read()).toBeUndefined()
  })
})
