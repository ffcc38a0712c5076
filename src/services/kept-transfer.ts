import * as v from 'valibot'
import type { BegunTransfer } from '../../machines/entities/bank-transfer'

/**
 * The bank transfer of an order, as its tab keeps it over a reload. It belongs to the order and not to a login, so it has an entry of
 * its own, bound to the checkout token; a storage that is closed keeps nothing, and nothing else changes.
 */
export interface KeptTransfers {
  /** The one whose code is to be transferred with (BANK-06). */
  begun(): BegunTransfer | undefined
  /** The payment of the last one that was left for another way of paying; the provider may wait for its money all the same. */
  left(): string | undefined
  keep(transfer: BegunTransfer): void
  /** It is nobody's code any more, and which payment it was is known. */
  leave(): void
  /** It is over: there is nothing to come back to. */
  forget(): void
}

export const KEPT_TRANSFER = 'transfer'

const text = v.pipe(v.string(), v.nonEmpty())

const entry = v.object({
  token: text,
  transfer: v.object({
    code: text,
    bankTransferPaymentId: text,
    bankId: v.union([text, v.number()]),
    amount: v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: text }),
    begunAt: v.optional(v.number()),
  }),
  isLeft: v.boolean(),
})

interface Kept {
  readonly transfer: BegunTransfer
  readonly isLeft: boolean
}

export function createKeptTransfers(token: string, storage: () => Storage): KeptTransfers {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  function read(): Kept | undefined {
    const found = attempt((open) => v.safeParse(entry, JSON.parse(open.getItem(KEPT_TRANSFER) ?? 'null')))
    if (!found?.success || found.output.token !== token) return undefined
    const { transfer, isLeft } = found.output
    return { transfer: { ...transfer, begunAt: transfer.begunAt }, isLeft }
  }
  function write({ transfer, isLeft }: Kept) {
    const { code, bankTransferPaymentId, bankId, amount, begunAt } = transfer
    const kept = { token, transfer: { code, bankTransferPaymentId, bankId, amount, begunAt }, isLeft }
    attempt((open) => {
      open.setItem(KEPT_TRANSFER, JSON.stringify(kept))
    })
  }
  return {
    begun() {
      const kept = read()
      return kept?.isLeft === false ? kept.transfer : undefined
    },
    left() {
      const kept = read()
      return kept?.isLeft ? kept.transfer.bankTransferPaymentId : undefined
    },
    keep(transfer) {
      write({ transfer, isLeft: false })
    },
    leave() {
      const kept = read()
      if (kept) write({ ...kept, isLeft: true })
    },
    forget() {
      attempt((open) => {
        open.removeItem(KEPT_TRANSFER)
      })
    },
  }
}
