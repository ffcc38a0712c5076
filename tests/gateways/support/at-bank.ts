import { expect } from 'vitest'
import { formOf } from '../../support/bank-form'

const post = (address: string, fields: Readonly<Record<string, string>>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const leadsTo = (response: Response, from: string) => new URL(response.headers.get('location') ?? '', from).href

/** Posts the form to the bank, and returns the URL of the bank's page that it redirects to. */
export function arrivesAtBank(html: string): Promise<string> {
  return arrivesWith(formOf(html))
}

interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

export async function arrivesWith({ action, fields }: Form): Promise<string> {
  const response = await post(action, fields)
  expect(response.status).toBe(303)
  const page = leadsTo(response, action)
  expect(page).toMatch(/\/[0-9a-f-]{36}/)
  return page
}

/** Approves the payment on the bank's 3-D page with the right code, and follows the redirects to the checkout. */
export async function approveAt(page: string, checkout: string): Promise<void> {
  const code = /data-acs-code="(\d{6})"/.exec(await (await fetch(page)).text())?.[1] ?? ''
  let at = leadsTo(await post(page, { act: 'verify', code }), page)
  while (!at.startsWith(checkout)) at = leadsTo(await fetch(at, { redirect: 'manual' }), at)
}
