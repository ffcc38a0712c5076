import * as v from 'valibot'
import type { OpenTransfer } from '../../../machines/entities/bank-transfer'
import { MOST_ORDERS } from './other-orders'
import { readAs } from './read-as'

/**
 * The bank transfer of an order, which its tab stores across reloads. It belongs to the order and not to a login, so it has an entry of
 * its own, a list by checkout token: another order in the tab must not cost the code. If storage is unavailable, only the page has it.
 */
export interface TransferStore {
  /** The transfer whose code the shopper uses (BANK-06). */
  current(): OpenTransfer | undefined
  /** The payment of the last transfer that the shopper left for another method; the provider may still wait for its money. */
  left(): string | undefined
  save(transfer: OpenTransfer): void
  /** The code is no longer in use, but its payment stays known. */
  leave(): void
  clear(): void
}

export const TRANSFER_ENTRY = 'transfer'

const text = v.pipe(v.string(), v.nonEmpty())

const amount = v.optional(v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: text }))

const coded = v.pipe(
  v.object({
    code: text,
    bankTransferPaymentId: text,
    bankId: v.union([text, v.number()]),
    amount,
    begunAt: v.optional(v.number()),
    mayBeNotified: v.optional(v.boolean()),
  }),
  v.transform((transfer): OpenTransfer => ({ ...transfer, amount: transfer.amount, begunAt: transfer.begunAt })),
)

const codeless = v.pipe(
  v.strictObject({ bankTransferPaymentId: v.optional(text), amount }),
  v.transform((transfer): OpenTransfer => ({
    code: undefined,
    bankId: undefined,
    begunAt: undefined,
    bankTransferPaymentId: transfer.bankTransferPaymentId,
    amount: transfer.amount,
  })),
)

const entry = v.object({ token: text, transfer: v.union([coded, codeless]), isLeft: v.boolean() })

const entries = v.array(v.fallback(v.nullable(entry), null))

interface Stored {
  readonly transfer: OpenTransfer
  readonly isLeft: boolean
}

/** The transfers of all orders, without what is unreadable. */
const entriesIn = (storage: Storage) =>
  (readAs(entries, storage.getItem(TRANSFER_ENTRY)) ?? []).flatMap((each) => each ?? [])

/** For a transfer without a payment id. */
const UNNAMED = ''

export function createTransferStore(token: string, storage: () => Storage): TransferStore {
  let inMemory: Stored | undefined
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  function read(): Stored | undefined {
    if (inMemory) return inMemory
    const found = attempt(entriesIn)?.find((each) => each.token === token)
    if (!found) return undefined
    const { transfer, isLeft } = found
    return { transfer, isLeft }
  }
  const othersIn = (open: Storage) => entriesIn(open).filter((each) => each.token !== token)
  function put(open: Storage, all: readonly object[]) {
    if (all.length > 0) open.setItem(TRANSFER_ENTRY, JSON.stringify(all))
    else open.removeItem(TRANSFER_ENTRY)
    return true
  }
  /** Stores the transfers of this order and of others; in a full storage, those of this order alone. */
  const putAll = (own: readonly object[]) =>
    attempt((open) => put(open, [...othersIn(open), ...own].slice(-MOST_ORDERS))) ?? attempt((open) => put(open, own))
  function write({ transfer, isLeft }: Stored) {
    const { code, bankTransferPaymentId, bankId, amount: sum, begunAt, mayBeNotified } = transfer
    const known = { code, bankTransferPaymentId, bankId, amount: sum, begunAt, mayBeNotified }
    const stored = { token, transfer: known, isLeft }
    const isStored = putAll([stored])
    inMemory = isStored ? undefined : { transfer, isLeft }
  }
  return {
    current() {
      const stored = read()
      return stored?.isLeft === false ? stored.transfer : undefined
    },
    left() {
      const stored = read()
      return stored?.isLeft ? (stored.transfer.bankTransferPaymentId ?? UNNAMED) : undefined
    },
    save(transfer) {
      write({ transfer, isLeft: false })
    },
    leave() {
      const stored = read()
      if (stored) write({ ...stored, isLeft: true })
    },
    clear() {
      inMemory = undefined
      putAll([])
    },
  }
}
