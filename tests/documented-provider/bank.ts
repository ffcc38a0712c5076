import { createServer, type IncomingMessage, type Server } from 'node:http'
import { creditDecided, orderOfApplication } from './credit.ts'
import { orderOfBank } from './three-ds.ts'
import type { Deps } from './deps.ts'

const CODE = '283126'

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const hidden = (name: string, value: string | null) =>
  `<input type="hidden" name="${name}" value="${escaped(value ?? '')}">`

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`

const codePage = (form: URLSearchParams, note: string) =>
  page(
    'Mock 3D-Secure',
    `<p>${note}</p><form method="post" action="/payment/mock/confirm3ds">
${['orderId', 'successUrl', 'failureUrl'].map((name) => hidden(name, form.get(name))).join('\n')}
<label>Code <input name="code" inputmode="numeric" value="${CODE}"></label>
<button name="decision" value="approved">Confirm</button>
<button name="decision" value="refused">Fail</button>
<button name="decision" value="cancelled">Cancel</button></form>`,
  )

const creditPage = (applicationId: string) =>
  page(
    'Mock credit application',
    `<form method="post" action="/credit/decide">${hidden('applicationId', applicationId)}
<button name="decision" value="approved">Accept</button>
<button name="decision" value="pending">Decide later</button>
<button name="decision" value="refused">Decline</button></form>`,
  )

interface BankAnswer {
  readonly status: number
  readonly html?: string
  readonly location?: string
}

const answer = (deps: Deps, path: string, form: URLSearchParams): BankAnswer => {
  const decision = form.get('decision') ?? ''
  if (path === '/payment/mock/init3ds') {
    const order = orderOfBank(deps, form.get('orderId'))
    if (order === undefined) return { status: 400, html: page('Mock 3D-Secure', 'orderId is unknown') }
    return { status: 200, html: codePage(form, 'A code has been sent to your phone.') }
  }
  if (path === '/payment/mock/confirm3ds') {
    const order = orderOfBank(deps, form.get('orderId'))
    if (order === undefined) return { status: 400, html: page('Mock 3D-Secure', 'orderId is unknown') }
    if (decision === 'approved' && form.get('code') !== CODE) {
      return { status: 200, html: codePage(form, 'The code is wrong.') }
    }
    const outcome = decision === 'approved' ? 'success' : 'failure'
    return { status: 307, location: `${deps.addresses.origin}/payment/iyzipos/callback3ds/${outcome}/3` }
  }
  const applicationId = form.get('applicationId') ?? ''
  const order = orderOfApplication(deps, applicationId)
  if (order === undefined) return { status: 404, html: page('Mock bank', 'Not found') }
  if (path === '/credit/apply') return { status: 200, html: creditPage(applicationId) }
  const credit = decision === 'approved' || decision === 'pending' ? decision : 'refused'
  return { status: 303, location: creditDecided(deps, order, credit) }
}

export const bankServer = (deps: Deps): Server =>
  createServer((request, response) => {
    void readForm(request).then((form) => {
      const { status, html, location } = answer(deps, new URL(request.url ?? '/', 'http://bank').pathname, form)
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(location === undefined ? {} : { location }),
      })
      response.end(html ?? '')
    })
  })
