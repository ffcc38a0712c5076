import type { Consents } from './consents'

export interface Registration {
  readonly memberUserId: string
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly consents: Consents
}
