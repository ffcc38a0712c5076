import { registeredEmail } from '../../machines/entities/email'

/** SHA-256 of the e-mail as it is registered, in hex. */
export async function hashedEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(registeredEmail(email))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
