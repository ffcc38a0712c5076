import { CompactEncrypt } from 'jose'

/** 256 bits in base64url. */
export const HOST_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** What the host app would send. */
export function sealed(claims: unknown, key = HOST_KEY, enc = 'A256GCM'): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(typeof claims === 'string' ? claims : JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'dir', enc })
    .encrypt(bytesOf(key))
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token with these claims, without a real owner. */
export function tokenWith(claims: object): string {
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signed').toString('base64url')}`
}

/** Something in the shape of a message, hidden by no key at all. */
export function unsealed(claims: object): string {
  return [part({ alg: 'none' }), '', '', part(claims), ''].join('.')
}
