import { compactDecrypt } from 'jose/jwe/compact/decrypt'
import type { HostRefusal } from '../telemetry/events'
import { type Judging, judgeMessage } from './handed-over-login'
import type { KeptLogin } from '../storage/session-store'

/** By how many bytes a key has. */
const ENCRYPTIONS: Readonly<Record<number, string>> = { 16: 'A128GCM', 24: 'A192GCM', 32: 'A256GCM' }

function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
}

/** The JSON in a compact JWE that this key, and no other way of hiding something, has closed. Throws where it is anything else. */
async function opened(jwe: string, key: Uint8Array): Promise<unknown> {
  const { plaintext } = await compactDecrypt(jwe, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [ENCRYPTIONS[key.length] ?? ''],
    maxDecompressedLength: 0,
  })
  return JSON.parse(new TextDecoder().decode(plaintext))
}

/**
 * Opens a message of the host app and judges what it says. That it could be opened proves little: the key is in this public page. What
 * counts is the provider's word on the login.
 */
export async function openHostMessage(jwe: string, key: string, judging: Judging): Promise<KeptLogin | HostRefusal> {
  let message: unknown
  try {
    message = await opened(jwe, bytesOf(key))
  } catch {
    return 'not-opened'
  }
  return judgeMessage(message, judging)
}
