import { registeredEmail } from '../../../machines/entities/email'
import { sha256 } from './sha256'

/** SHA-256 of the e-mail as it is registered, in hex. */
export function hashedEmail(email: string): Promise<string> {
  return sha256(registeredEmail(email))
}
