import type { HostEvent } from '../../../machines/checkout/ports'
import type { Flow } from '../../../machines/entities/flow'
import type { Language } from '../../../machines/entities/language'
import type { CheckoutActor } from '../../checkout/provider'
import type { RawAnswer } from '../../gateways/answer'
import type { Logics } from '../../services/checkout/lazy-checkout'
import type { Configuration } from './configuration'

export interface ServicesInput {
  readonly configurationText: string
  readonly pageOrigin: string
  readonly token: string
  readonly language: () => Language
  readonly flow: Flow
  readonly bootAnswer: Promise<RawAnswer> | undefined
  /** Errors thrown before this code had loaded. */
  readonly earlierErrors: readonly unknown[]
  /** The running machines, to which late-loading actors are added: actors are looked up when they are spawned. */
  readonly logics: Logics
  readonly actor: CheckoutActor
  readonly emit: (event: HostEvent) => void
}

export interface CompositionInput {
  readonly needs: ServicesInput
  readonly configuration: Configuration
  /** Test mode on a page that is itself on loopback, where http is allowed. `configuration.testMode` is test mode alone. */
  readonly isLocalTest: boolean
}
