import { createActor } from 'xstate'
import type { Checkout, CheckoutActor } from '../../checkout/provider'
import type { Language } from '../../../machines/entities/language'
import { openingScreenOf } from '../../routing/paths'
import { type RootHandlers, lazyCheckout } from '../../services/checkout/lazy-checkout'
import { createEventBus } from '../../services/platform/event-bus'
import { importOrReload } from '../../services/platform/reload-once'
import type { Address } from '../boot/address'
import type { PageConfiguration } from './configuration-block'
import type { BootHandover } from '../boot/boot-handover'
import { flowOf, sessionHintIn } from '../boot/session-hint'
import type { createServices } from '../composition/services'

export interface Composition {
  readonly page: PageConfiguration
  readonly address: Pick<Address, 'token' | 'path' | 'flow'>
  readonly language: () => Language
  readonly early: BootHandover | undefined
}

export interface Composed extends Pick<Checkout, 'vault' | 'bankVisit'> {
  /** Not yet started. */
  readonly actor: CheckoutActor
  /** Loads gateways and services. Rejects with ConfigurationError, or if their code fails to load. */
  readonly loadHandlers: () => Promise<RootHandlers>
}

/** Creates the root actor, whose services load after the form can be used. */
export function compose({ page, address, language, early }: Composition): Composed {
  const { token } = address
  const flow = flowOf(token, address.path, address.flow)
  let services: ReturnType<typeof createServices> | undefined
  let loading: Promise<RootHandlers> | undefined

  async function load(): Promise<RootHandlers> {
    const composition = await importOrReload(() => import('../composition/services'))
    services = composition.createServices({
      configurationText: page.text,
      pageOrigin: location.origin,
      token,
      language,
      flow,
      bootAnswer: early?.init,
      earlierErrors: early?.errors ?? [],
      logics,
      actor,
      emit: eventBus.emit,
    })
    document.documentElement.dataset['flow'] = services.initialFlow
    return services.handlers
  }
  const loadHandlers = () => {
    loading ??= load()
    // After a failed load, the next call tries again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  const eventBus = createEventBus()
  const logics = lazyCheckout(loadHandlers, eventBus.source)
  const actor: CheckoutActor = createActor(logics.checkout, {
    input: { token, asked: openingScreenOf(address.path), flow, ...sessionHintIn(token), timings: page.timings },
  })
  // The `inspect` option does the same but would add code to the first chunk.
  if (__INSPECT__ && window.checkoutTap) actor.system.inspect(window.checkoutTap)
  return { actor, vault: () => services?.vault, bankVisit: () => services?.bankVisit(), loadHandlers }
}
