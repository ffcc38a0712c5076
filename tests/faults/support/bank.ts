import { exchangeAlone } from '../../support/own-connection'
import type { PostedForm } from './tab'

const CODE = /data-acs-code="(\d+)"/
const FORM = /<form data-form="acs" method="post" action="([^"]+)"/

const CREDIT_FORM = /<form id="apply" data-form="credit-application" method="post" action="([^"]+)"/

/** The link back on the page of a bank that has decided or timed out. */
const WAY_BACK = /<div data-credit-state[^]*?data-action="go-back" href="([^"]+)"/

/** In months. */
const TERM = '6'

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/** Posts a form and follows redirects as a browser does. Returns the last page. */
async function post(to: string | URL, fields: PostedForm['fields']): Promise<{ url: string; page: string }> {
  let url = String(to)
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
  let answer = await exchangeAlone(url, { method: 'POST', headers: FORM_TYPE }, body)
  while (answer.location !== undefined) {
    url = new URL(answer.location, url).href
    answer = await exchangeAlone(url, { method: 'GET' })
  }
  return { url, page: answer.text }
}

/**
 * Acts at a bank as a person does: enters the right code for a card, or accepts the credit. Returns the path of the checkout that the
 * browser was redirected to; a bank that timed out redirects on its own.
 */
export async function visitBank({ url, fields }: PostedForm): Promise<string> {
  const { url: askedAt, page } = await post(url, fields)
  if (new URL(askedAt).origin !== new URL(url).origin) return new URL(askedAt).pathname
  const wayBack = WAY_BACK.exec(page)?.[1]
  if (wayBack !== undefined) return new URL(wayBack, askedAt).pathname
  const application = CREDIT_FORM.exec(page)?.[1]
  if (application !== undefined) {
    const decided = await post(new URL(application, askedAt), [
      ['term', TERM],
      ['accepted', 'yes'],
      ['decision', 'approve'],
    ])
    return new URL(decided.url).pathname
  }
  const code = CODE.exec(page)?.[1]
  const action = FORM.exec(page)?.[1]
  if (code === undefined || action === undefined) throw new Error(`The bank asks for no code at ${askedAt}`)
  const sentOn = await post(new URL(action, askedAt), [
    ['code', code],
    ['act', 'verify'],
  ])
  return new URL(sentOn.url).pathname
}
