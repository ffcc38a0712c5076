/** The form in which an address is registered and hashed. Small letters of no locale: in Turkish, `I` would become `ı`. */
export function registeredEmail(email: string): string {
  return email.trim().toLowerCase()
}
