export interface SentByPage {
  readonly url: string
  readonly from: string
  readonly isNavigation: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Kind = 'card number' | 'code' | 'national ID' | 'phone' | 'e-mail' | 'token'

interface Places {
  readonly app: string
  readonly gateways: string
}

const GATEWAY = /^\/(?:payment|member|consumer)-gateway(\/.*)$/

/** The only calls that may carry these kinds; the other kinds may be in every call to the provider. */
const MAY_CARRY: Readonly<Partial<Record<Kind, RegExp>>> = {
  'card number': /\/(?:auth\/ecom|auth\/mix-payment|initialize3ds\/ecom|checkout\/inquire)$/,
  code: /\/members-login\/(?:login-complete|register|quick-register|login\/gsm-update)$/,
  'national ID': /\/members-login\/kyc-level$/,
}

const FIELDS: Readonly<Record<string, Kind>> = {
  cardNumber: 'card number',
  verificationCode: 'code',
  identityNumber: 'national ID',
  gsmNumber: 'phone',
  phoneNumber: 'phone',
  phone: 'phone',
  email: 'e-mail',
  memberToken: 'token',
}

function fieldsIn(value: unknown, found: (name: string, text: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string') found(name, field)
    else fieldsIn(field, found)
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Six digits count as a code only if they are not part of an id or a longer number. */
const alone = (digits: string) => new RegExp(`(?<![\\w.-])${digits}(?![\\w-])`)

/** Finds a secret as it is, URL-encoded, or, for a number, with its digits in groups. */
function standsIn(text: string, secret: string, kind: Kind): boolean {
  if (kind === 'code') return alone(secret).test(text)
  if (text.includes(secret) || text.includes(encodeURIComponent(secret))) return true
  return /^\d+$/.test(secret) && text.replace(/(?<=\d)[\s\u00a0\u2009-]+(?=\d)/g, '').includes(secret)
}

/** Secrets that the pages of a journey received, collected from their own calls, and where each may appear. */
export class Secrets {
  readonly #kinds = new Map<string, Kind>()
  readonly #sent: SentByPage[] = []
  readonly #said: string[] = []
  readonly #places: Places

  constructor(places: Places) {
    this.#places = places
  }

  hear(sent: SentByPage): void {
    if (sent.from !== this.#places.app) return
    this.#sent.push(sent)
    if (this.#callOf(sent) === undefined) return
    fieldsIn(json(sent.body), (name, text) => {
      const kind = FIELDS[name]
      if (kind) this.#learn(text, kind)
    })
    const bearer = /^Bearer (.+)$/.exec(sent.headers['authorization'] ?? '')?.[1]
    for (const token of [bearer, sent.headers['x-wallet-lc']]) if (token) this.#learn(token, 'token')
  }

  hearSaid(text: string): void {
    this.#said.push(text)
  }

  /** The kinds of secrets in a text; `but` are the kinds allowed there. */
  in(text: string, but: readonly Kind[] = []): readonly Kind[] {
    const found = [...this.#kinds].filter(([secret, kind]) => !but.includes(kind) && standsIn(text, secret, kind))
    return [...new Set(found.map(([, kind]) => kind))]
  }

  /** Everything that the pages sent or logged with a secret that does not belong there. */
  leaks(): string[] {
    const said = this.#said.flatMap((text) => this.in(text).map((kind) => `${kind} on the console`))
    return [...this.#sent.flatMap((sent) => this.#leaksOf(sent)), ...said]
  }

  #learn(text: string, kind: Kind): void {
    // A phone number is written with and without its country code.
    const secret = kind === 'phone' ? text.replace(/\D/g, '').slice(-10) : text
    if (secret.length >= 6) this.#kinds.set(secret, kind)
  }

  #callOf({ url }: SentByPage): string | undefined {
    const { origin, pathname } = new URL(url)
    return origin === this.#places.gateways ? GATEWAY.exec(pathname)?.[1] : undefined
  }

  #leaksOf(sent: SentByPage): string[] {
    const { url, headers, body, isNavigation } = sent
    const { origin, pathname } = new URL(url)
    const where = `${origin}${pathname}`
    // The test itself opens the inbox and the desk, from any page.
    const isTests = isNavigation && origin === this.#places.gateways
    const inAddress = isTests ? [] : this.in(`${url} ${headers['referer'] ?? ''}`)
    const path = this.#callOf(sent)
    const inBody = this.in(body).filter((kind) => path === undefined || MAY_CARRY[kind]?.test(path) === false)
    return [
      ...inAddress.map((kind) => `${kind} in the address of ${where}`),
      ...inBody.map((kind) => `${kind} in what was sent to ${where}`),
    ]
  }
}
