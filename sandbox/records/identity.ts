/** A person as the registry has them. */
export interface Identity {
  readonly identityNumber: string | undefined
  /** ISO, `1988-04-17`. */
  readonly birthDate: string | undefined
}
