import { CompactEncrypt } from 'jose'

/** 256 bits in base64url. */
export const HOST_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** Encrypts claims as the host app does. */
export function sealed(claims: unknown, key = HOST_KEY, enc = 'A256GCM'): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(typeof claims === 'string' ? claims : JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'dir', enc })
    .encrypt(bytesOf(key))
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token with these claims and an invalid signature. */
export function tokenWith(claims: object): string {
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signed').toString('base64url')}`
}

/** A message in the right format, but not encrypted. */
export function unsealed(claims: object): string {
  return [part({ alg: 'none' }), '', '', part(claims), ''].join('.')
}
