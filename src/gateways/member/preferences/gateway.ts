import type { RequestContext } from '../../described-call'
import type { Outcome } from '../../outcome'
import { permitMessages } from './calls'

/** What is offered beside a result asks the member gateway; nothing on the way to a payment does. */
export interface PreferencesGateway {
  /** Grants the permission for messages, from the modal that asks for it. */
  permitMessages(): Promise<Outcome<undefined>>
}

export function createPreferencesGateway(context: RequestContext): PreferencesGateway {
  return { permitMessages: () => permitMessages(context) }
}
