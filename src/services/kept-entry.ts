import * as v from 'valibot'

/** What a tab keeps of a login, so that a reload does not cost another code. Nothing else of it is ever stored. */
export interface KeptLogin {
  readonly accessToken: string
  readonly memberId: string
  readonly memberUserId: string
}

/** The one entry of this tab, bound to the checkout token. A storage that is closed keeps nothing, and nothing else changes. */
export interface LoginKeeper {
  read(): KeptLogin | undefined
  keep(login: KeptLogin): void
  forget(): void
}

export const KEPT_ENTRY = 'checkout'

const entry = v.object({
  token: v.string(),
  login: v.object({ accessToken: v.string(), memberId: v.string(), memberUserId: v.string() }),
})

export function createLoginKeeper(token: string, storage: () => Storage): LoginKeeper {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  const forget = () => {
    attempt((open) => {
      open.removeItem(KEPT_ENTRY)
    })
  }
  return {
    read() {
      const kept = attempt((open) => v.safeParse(entry, JSON.parse(open.getItem(KEPT_ENTRY) ?? 'null')))
      if (kept?.success && kept.output.token === token) return kept.output.login
      forget()
      return undefined
    },
    keep({ accessToken, memberId, memberUserId }) {
      attempt((open) => {
        open.setItem(KEPT_ENTRY, JSON.stringify({ token, login: { accessToken, memberId, memberUserId } }))
      })
    },
    forget,
  }
}
