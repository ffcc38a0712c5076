import { hmacHex } from '../kernel/hmac'

export const RANDOM_KEY_HEADER = 'x-iyzi-rnd'

export interface Credentials {
  readonly apiKey: string
  readonly randomKey: string
  readonly signature: string
}

/** The signature of a merchant's server, over a fresh key, the path below the gateway, and the body as it is sent. */
export function signatureOf(secret: string, randomKey: string, path: string, body: string): Promise<string> {
  return hmacHex(secret, randomKey + path + body)
}

const FIELDS = /^apiKey:([^&]*)&randomKey:([^&]*)&signature:([^&]*)$/

export function writeAuthorization({ apiKey, randomKey, signature }: Credentials): string {
  return `IYZWSv2 ${btoa(`apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`)}`
}

export function readAuthorization(header: string | null): Credentials | undefined {
  const encoded = /^IYZWSv2 ([A-Za-z0-9+/=]+)$/.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const [, apiKey, randomKey, signature] = FIELDS.exec(decoded(encoded)) ?? []
  if (apiKey === undefined || randomKey === undefined || signature === undefined) return undefined
  return { apiKey, randomKey, signature }
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}
