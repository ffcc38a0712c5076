import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, START, openSandbox } from './harness'
import type { Harness } from './harness'
import { formIn, goToBank } from './bank'
import { brokenLaws, ledgerOf, movedBy, readyToSend } from './payments'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

async function atBkm() {
  const ready = await readyToSend(sandbox)
  const begun = await ready.send('bkm')
  return { ...ready, begun, bkm: await goToBank(sandbox, begun) }
}

describe('payments by BKM Express', () => {
  it('a payment by BKM Express is answered with the form that leads to BKM Express (CARD-09~, GWY-09~)', async () => {
    const { begun, detail } = await atBkm()
    expect(begun.body).toMatchObject({ status: 'success', paymentStatus: 'BKM_POS_SELECTED' })
    const { id, action, fields } = formIn(begun)
    expect({ id, action }).toEqual({ id: 'bkmHiddenForm', action: `${ORIGINS.bank}/bkm/init` })
    expect(fields).toEqual({
      t: `mockToken_${START}`,
      ts: `${START}`,
      s: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect((await detail()).body).toMatchObject({ paymentStatus: 'BKM_POS_SELECTED' })
  })

  it('a payment by BKM Express is booked once, with the card that the shopper approves there (SBX-07~)', async () => {
    const { bkm, token, detail } = await atBkm()
    expect(await bkm.html('tr')).toContain('data-form="bkm"')
    expect(await bkm.html('en')).toContain('Pay ₺2,480.00')
    const paid = `/result-page?token=${token}&lang=tr`
    expect(await bkm.answer({ act: 'approve', card: '1' })).toBe(paid)
    expect(await bkm.answer({ act: 'approve', card: '3' })).toBe(paid)
    expect(await bkm.answer({ act: 'cancel' })).toBe(paid)
    expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS', submissionId: 'submission-1' })
    expect(await movedBy(sandbox, token)).toMatchObject({ 'network:VISA': -248_000 })
    expect((await ledgerOf(sandbox, token)).authorisations).toHaveLength(1)
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a payment by BKM Express fails with a card without a sufficient limit', async () => {
    const { bkm, token, detail } = await atBkm()
    expect(await bkm.answer({ act: 'approve', card: '3' })).toBe(`/pay?token=${token}&lang=tr`)
    expect((await detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode: '10051' })
  })

  it('a payment by BKM Express can be cancelled, and expires on its own', async () => {
    const cancelled = await atBkm()
    expect(await cancelled.bkm.answer({ act: 'cancel' })).toContain('/pay?')
    expect((await cancelled.detail()).body).toMatchObject({ errorCode: '10681' })
    const left = await atBkm()
    sandbox.pass(300)
    expect((await left.detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode: '10682' })
  })

  it('the BKM Express page asks again if no card was chosen', async () => {
    const { bkm, detail } = await atBkm()
    for (const fields of [{}, { act: 'approve' }, { act: 'approve', card: '9' }]) {
      expect((await bkm.press(fields)).headers.get('location')).toContain(bkm.page)
    }
    expect((await detail()).body).toMatchObject({ paymentStatus: 'BKM_POS_SELECTED' })
  })
})
