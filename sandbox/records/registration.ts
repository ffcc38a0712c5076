import type { Consents } from './consents'

/** A person who wants to be a member, and will be with the code that was sent to their phone. */
export interface Registration {
  readonly memberUserId: string
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly consents: Consents
}
