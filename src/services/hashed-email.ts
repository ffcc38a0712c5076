/** SHA-256 of the trimmed e-mail in small letters, in hex. Small letters of no locale: in Turkish, `I` would become `ı`. */
export async function hashedEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
