import { expect } from 'vitest'
import { openMemberPage } from './member-page'
import type { Shopper } from './shoppers'
import { receiptOf, valueOf } from '../../support/value-of'

type Client = Parameters<typeof openMemberPage>[0]['client']

/** The same member and order, in a session on another device. */
function elsewhere(client: Client, { app, member, order }: Shopper) {
  return openMemberPage({ client, configuration: app.configuration, member, order })
}

export async function payElsewhere(client: Client, shopper: Shopper) {
  const page = elsewhere(client, shopper)
  receiptOf(await page.app.payments.payByCard.auth(await page.payment({ submissionId: 'elsewhere' })))
}

export async function goToBankElsewhere(client: Client, shopper: Shopper) {
  const page = elsewhere(client, shopper)
  const answer = valueOf(await page.app.payments.payByCard.threeDS(await page.payment({ submissionId: 'elsewhere' })))
  expect(answer).toMatchObject({ kind: 'redirected' })
}
