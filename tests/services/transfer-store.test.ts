import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { TRANSFER_ENTRY, createTransferStore } from '../../src/services/storage/transfer-store'
import { resumeTransfer } from '../../src/services/reconciliation/resume-transfer'
import { TRANSFER } from '../machines/fixtures/bank-accounts'
import { tabStorage } from '../support/tab-storage'

const NEXT = { ...TRANSFER, code: 'C2D345', bankTransferPaymentId: '20000002', bankId: 'akbank', begunAt: undefined }

const NO_PAYMENT = { submissionId: undefined, paid: undefined, callbackUrl: undefined, refusal: undefined } as const

function openTab(start?: string) {
  const { entries, storage, sessionStore } = tabStorage()
  if (start !== undefined) entries.set(TRANSFER_ENTRY, start)
  return { entries, sessionStore, keptFor: (token: string) => createTransferStore(token, () => storage) }
}

describe('the transfer store', () => {
  it.each([
    ['with all that is known of it', TRANSFER],
    ['whose notice may have arrived', { ...TRANSFER, mayBeNotified: true }],
    ['of a bank whose id is a word, at an unknown time', NEXT],
  ])('the transfer store returns a transfer for its own order alone, %s (BANK-06~)', (_, transfer) => {
    const { keptFor } = openTab()
    keptFor('tok').save(transfer)
    expect([keptFor('tok').current(), keptFor('tok').left()]).toEqual([transfer, undefined])
    expect([keptFor('other').current(), keptFor('other').left()]).toEqual([undefined, undefined])
  })

  it('the transfer store keeps the transfers of the last ten orders of the tab, each until its own end (BANK-06~, BANK-04~)', () => {
    const { keptFor } = openTab()
    const orders = Array.from({ length: 11 }, (_, order) => ({ token: String(order), code: `C${String(order)}` }))
    for (const { token, code } of orders) keptFor(token).save({ ...TRANSFER, code })
    expect(orders.map(({ token }) => keptFor(token).current()?.code)).toEqual([
      undefined,
      ...orders.slice(1).map(({ code }) => code),
    ])
    keptFor('1').leave()
    keptFor('2').clear()
    expect(['1', '2', '3'].map((token) => keptFor(token).current()?.code)).toEqual([undefined, undefined, 'C3'])
    expect(['1', '2', '3'].map((token) => keptFor(token).left())).toEqual([
      TRANSFER.bankTransferPaymentId,
      undefined,
      undefined,
    ])
  })

  it('the transfer store gives up other orders’ transfers for its own in a full storage, and never returns a cleared one (BANK-06~)', () => {
    const { storage } = tabStorage()
    const setItem = vi.spyOn(storage, 'setItem')
    const keptFor = (token: string) => createTransferStore(token, () => storage)
    keptFor('first').save(TRANSFER)
    setItem.mockImplementationOnce(() => {
      throw new Error('full')
    })
    keptFor('second').save(NEXT)
    expect([keptFor('first').current(), keptFor('second').current()]).toEqual([undefined, NEXT])
    keptFor('first').save(TRANSFER)
    setItem.mockImplementation(() => {
      throw new Error('full')
    })
    keptFor('second').clear()
    expect(keptFor('second').current()).toBeUndefined()
  })

  it('the transfer store keeps the transfer alone, and outlives the login (BANK-06~, SEC-03~)', () => {
    const { keptFor, sessionStore, entries } = openTab()
    keptFor('tok').save({ ...TRANSFER, accessToken: 'a' } as typeof TRANSFER)
    expect(JSON.parse(entries.get(TRANSFER_ENTRY) ?? '')).toEqual([{ token: 'tok', transfer: TRANSFER, isLeft: false }])
    sessionStore.saveReturning({ email: 'a@b.co', gsmNumber: '+905321234567', hasAgreed: true })
    sessionStore.clearLogin()
    expect(keptFor('tok').current()).toEqual(TRANSFER)
  })

  it('the transfer store keeps a left transfer’s payment without its code, until the next begins (BANK-04~)', () => {
    const { keptFor } = openTab()
    const kept = keptFor('tok')
    kept.leave()
    expect([kept.current(), kept.left()]).toEqual([undefined, undefined])
    kept.save(TRANSFER)
    kept.leave()
    kept.leave()
    expect([keptFor('tok').current(), keptFor('tok').left()]).toEqual([undefined, TRANSFER.bankTransferPaymentId])
    kept.save(NEXT)
    expect([keptFor('tok').current(), keptFor('tok').left()]).toEqual([NEXT, undefined])
  })

  it('the transfer store is empty once the transfer is over (BANK-05~)', () => {
    const { keptFor, entries } = openTab()
    for (const end of ['current', 'left'] as const) {
      const kept = keptFor('tok')
      kept.save(TRANSFER)
      if (end === 'left') kept.leave()
      kept.clear()
      expect([kept.current(), kept.left(), entries.size]).toEqual([undefined, undefined, 0])
    }
  })

  it('the transfer store returns nothing where the entry is anything else (BANK-06~)', () => {
    const whole = { token: 'tok', transfer: TRANSFER, isLeft: false }
    const maimed = fc
      .constantFrom(...Object.keys(TRANSFER).filter((key) => key !== 'begunAt'))
      .chain((key) => fc.constantFrom(null, {}, [], '').map((value) => ({ ...TRANSFER, [key]: value })))
      .map((transfer) => JSON.stringify([{ ...whole, transfer }]))
    expect(
      openTab(JSON.stringify([7, whole]))
        .keptFor('tok')
        .current(),
    ).toEqual(TRANSFER)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), maimed), (text) => {
        const kept = openTab(text).keptFor('tok')
        expect([kept.current(), kept.left()]).toEqual([undefined, undefined])
      }),
    )
  })

  it('the transfer store keeps a transfer within the page where the storage is closed (PAY-13~)', () => {
    const kept = createTransferStore('tok', () => {
      throw new Error('closed')
    })
    kept.save(TRANSFER)
    expect([kept.current(), kept.left()]).toEqual([TRANSFER, undefined])
    kept.leave()
    expect([kept.current(), kept.left()]).toEqual([undefined, TRANSFER.bankTransferPaymentId])
    kept.clear()
    expect([kept.current(), kept.left()]).toEqual([undefined, undefined])
  })

  it('the transfer store returns the transfer that it stored last, also after a full storage (BANK-06~, PAY-13~)', () => {
    const { storage } = tabStorage()
    let isFull = true
    const setItem = (name: string, value: string) => {
      if (isFull) throw new Error('full')
      storage.setItem(name, value)
    }
    const kept = createTransferStore('tok', () => ({ ...storage, setItem }))
    kept.save(TRANSFER)
    isFull = false
    kept.save(NEXT)
    expect(kept.current()).toEqual(NEXT)
  })

  it.each([
    ['7', TRANSFER.amount],
    [undefined, TRANSFER.amount],
    ['7', undefined],
  ])(
    'the transfer store keeps a transfer without a code, of the payment %s and %j (PAY-13~, PAY-12~)',
    (bankTransferPaymentId, amount) => {
      const { keptFor } = openTab()
      const withoutCode = {
        code: undefined,
        bankTransferPaymentId,
        bankId: undefined,
        begunAt: undefined,
        amount,
      }
      keptFor('tok').save(withoutCode)
      expect(keptFor('tok').current()).toEqual(withoutCode)
      keptFor('tok').leave()
      expect([keptFor('tok').current(), keptFor('tok').left()]).toEqual([undefined, bankTransferPaymentId ?? ''])
    },
  )

  it('the transfer store keeps the transfer that its order awaits: another one replaces it (PAY-13~, BANK-06~)', () => {
    const kept = openTab().keptFor('tok')
    const { amount } = TRANSFER
    const told = ({ code, bankTransferPaymentId, bankId }: typeof TRANSFER) => ({
      outcome: { ...NO_PAYMENT, paymentStatus: 'INIT_BANK_TRANSFER', paymentId: bankTransferPaymentId },
      transfer: { code, bankTransferPaymentId, bankId },
      amount,
      begunAt: undefined,
    })
    kept.save(TRANSFER)
    resumeTransfer(kept, told(TRANSFER))
    expect(kept.current()).toEqual(TRANSFER)
    resumeTransfer(kept, told(NEXT))
    expect(kept.current()).toEqual({ ...NEXT, amount })
  })
})
