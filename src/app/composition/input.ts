import type { HostEvent } from '../../../machines/checkout/ports'
import type { Flow } from '../../../machines/entities/flow'
import type { Language } from '../../../machines/entities/language'
import type { CheckoutActor } from '../../checkout/provider'
import type { RawAnswer } from '../../gateways/answer'
import type { Logics } from '../../services/checkout/late-checkout'
import type { Configuration } from './configuration'

export interface ServicesInput {
  readonly configurationText: string
  readonly pageOrigin: string
  readonly token: string
  /** The one that the page speaks now. */
  readonly language: () => Language
  readonly flow: Flow
  readonly begun: Promise<RawAnswer> | undefined
  /** What broke before this code was there. */
  readonly earlierErrors: readonly unknown[]
  /** The running machines, to which those that load late are added: actors are looked up when they are spawned. */
  readonly logics: Logics
  readonly actor: CheckoutActor
  readonly tell: (event: HostEvent) => void
}

/** What every part of the composition begins with. */
export interface Given {
  readonly needs: ServicesInput
  readonly configuration: Configuration
  readonly isTestMode: boolean
}
