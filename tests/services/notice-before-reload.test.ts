import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { bankTransferMachine } from '../../machines/payment/bank-transfer/machine'
import type { NotifyAnswer } from '../../machines/payment/bank-transfer/ports'
import { bankTransferLogic } from '../../src/services/payment/bank-transfer'
import { createTransferStore } from '../../src/services/storage/transfer-store'
import { TRANSFER } from '../machines/fixtures/bank-accounts'
import { withCode } from '../machines/support/bank-transfer-harness'
import { type AnsweringHttp, gatewaysOver } from '../support/answering-http'
import { answersByPath } from '../support/answers-by-path'
import { tabStorage } from '../support/tab-storage'
import { payingDeps } from './support/paying-deps'

const REFUSED = { status: 'failure', errorCode: '1' }
const LOST = ''

/** The tab of an order that waits for a transfer; each of its pages starts from the storage. */
function openTab() {
  const { storage } = tabStorage()
  const kept = () => createTransferStore('tok', () => storage)
  kept().save(TRANSFER)
  const noticeOver = (http: AnsweringHttp) => {
    const { payments, transfers } = gatewaysOver(http)
    const logic = bankTransferLogic({ ...payingDeps(), payments, transfers, transferStore: kept() })
    const input = { transfer: kept().current() }
    return createActor(logic.implementations.actors['notifyTransfer'] as AnyActorLogic, { input }).start()
  }
  return {
    kept,
    noticeOver,
    notify: (answer: object | '') =>
      toPromise(noticeOver(answersByPath({ '/notify': answer, '/detail': LOST }))) as Promise<NotifyAnswer>,
    /** What the next page shows after a refusal. */
    async saidAfterReload() {
      const harness = withCode(bankTransferMachine, { transfer: kept().current() })
      harness.tell('tookDetails')
      await harness.notified.answer({ kind: 'refused', refusal: { code: '1', group: undefined, message: undefined } })
      return harness.view().problem?.key
    },
  }
}

describe('transfer notices before a reload', () => {
  it('a refused notice after a reload does not say "not done" while an earlier one was lost (BANK-05~, GWY-02~)', async () => {
    const tab = openTab()
    await tab.notify(LOST)
    expect(await tab.saidAfterReload()).toBe('errors.noticeUnanswered')
    // A clear refusal of a later notice does not settle the first one.
    await tab.notify(REFUSED)
    expect(await tab.saidAfterReload()).toBe('errors.noticeUnanswered')
    tab.kept().save({ ...TRANSFER, code: 'C2D345', bankTransferPaymentId: '20000002' })
    expect(await tab.saidAfterReload()).toBe('errors.transferUndone')
  })

  it('a refused notice after a reload says "not done" where each earlier one was refused (BANK-05~)', async () => {
    const tab = openTab()
    await tab.notify(REFUSED)
    await tab.notify(REFUSED)
    expect(await tab.saidAfterReload()).toBe('errors.transferUndone')
    await tab.notify({ ...REFUSED, errorGroup: 'REQUEST_TIMEOUT' })
    expect(await tab.saidAfterReload()).toBe('errors.noticeUnanswered')
  })

  it('a notice whose login was refused may have been received, also once the shopper has logged in again (BANK-05~, GWY-10~)', async () => {
    const tab = openTab()
    const loginRefused = {
      kind: 'refused',
      code: '401',
      group: undefined,
      message: undefined,
      isLoginRefused: true,
    } as const
    const answer: unknown = await toPromise(tab.noticeOver({ calls: [], send: () => Promise.resolve(loginRefused) }))
    expect(answer).toEqual({ kind: 'refused', refusal: loginRefused })
    expect(await tab.saidAfterReload()).toBe('errors.noticeUnanswered')
    const harness = withCode(bankTransferMachine, { transfer: TRANSFER })
    harness.tell('tookDetails')
    await harness.notified.answer({ kind: 'refused', refusal: loginRefused })
    expect(harness.view().problem?.key).toBe('errors.noticeUnanswered')
  })

  it('a notice whose page is left before the answer may have been received (BANK-05~, GWY-02~)', async () => {
    const tab = openTab()
    tab.noticeOver({ calls: [], send: () => new Promise(() => undefined) })
    expect(await tab.saidAfterReload()).toBe('errors.noticeUnanswered')
  })
})
