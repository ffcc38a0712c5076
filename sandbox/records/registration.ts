import type { Consents } from './consents'

/** A newcomer, who becomes a member with the code that was sent to their phone. */
export interface Registration {
  readonly memberUserId: string
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly consents: Consents
}
