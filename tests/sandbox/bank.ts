import { type BankForm, formOf } from '../support/bank-form'
import { ORIGINS } from './harness'
import type { Harness } from './harness'
import type { Answered } from './shopper'

export function formIn({ body }: Answered): BankForm {
  return formOf(Buffer.from(String(body['threeDSHtmlContent']), 'base64').toString())
}

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search

/** Posts a form to the bank's origin as a browser does, without following the redirect. */
export function post(sandbox: Harness, address: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return sandbox.send('bank', pathOf(new URL(address, ORIGINS.bank).href), { method: 'POST', body, headers })
}

/** Follows redirects of the bank and the provider up to the checkout, and returns the checkout's URL. */
export async function follow(sandbox: Harness, response: Response): Promise<string> {
  const location = new URL(response.headers.get('location') ?? '', ORIGINS.bank)
  if (location.origin === ORIGINS.app) return pathOf(location.href)
  const origin = location.origin === ORIGINS.gateways ? 'gateways' : 'bank'
  return follow(sandbox, await sandbox.send(origin, pathOf(location.href)))
}

export interface AtBank {
  /** URL of the page, on the bank's origin. */
  readonly page: string
  readonly code: string
  html(lang?: string): Promise<string>
  /** Posts the page's form, without following the redirect. */
  press(fields: Readonly<Record<string, string>>): Promise<Response>
  /** The same, followed to the checkout. */
  answer(fields: Readonly<Record<string, string>>): Promise<string>
}

/** Posts an answer's form, and opens the bank's page. */
export async function goToBank(sandbox: Harness, answered: Answered): Promise<AtBank> {
  const { action, fields } = formIn(answered)
  const arrived = await post(sandbox, action, fields)
  const page = arrived.headers.get('location') ?? ''
  const html = async (lang = 'tr') => (await sandbox.send('bank', `${page}?lang=${lang}`)).text()
  const press: AtBank['press'] = (pressed) => post(sandbox, page, pressed)
  const code = /data-acs-code="(\d{6})"/.exec(await html())?.[1] ?? ''
  return { page, code, html, press, answer: async (pressed) => follow(sandbox, await press(pressed)) }
}
