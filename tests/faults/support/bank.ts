import type { PostedForm } from './tab'

const CODE = /data-acs-code="(\d+)"/
const FORM = /<form data-form="acs" method="post" action="([^"]+)"/

const post = (url: string | URL, fields: PostedForm['fields']) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields.map(([name, value]) => [name, value])) })

/**
 * Does at a card's bank what a person does there who gets its code right. Answers with the path of the checkout that the browser was
 * sent on to: a bank whose time is over does that by itself.
 */
export async function visitBank({ url, fields }: PostedForm): Promise<string> {
  const asked = await post(url, fields)
  const page = await asked.text()
  if (new URL(asked.url).origin !== new URL(url).origin) return new URL(asked.url).pathname
  const code = CODE.exec(page)?.[1]
  const action = FORM.exec(page)?.[1]
  if (code === undefined || action === undefined) throw new Error(`The bank asks for no code at ${asked.url}`)
  const sentOn = await post(new URL(action, asked.url), [
    ['code', code],
    ['act', 'verify'],
  ])
  await sentOn.text()
  return new URL(sentOn.url).pathname
}
