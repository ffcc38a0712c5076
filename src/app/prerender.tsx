import { renderToString } from 'react-dom/server'
import type { Language } from '../../machines/entities/language'
import { createFocusOnArrival } from '../checkout/focus-on-arrival'
import type { WordKey } from '../words/word-key'
import { compose } from './first/compose'
import { parseConfiguration } from './composition/configuration'
import { shellSlots } from './shell-slots/shell-slots'
import { CheckoutPage } from './first/app'
import { createScreenRegistry } from './first/screen-registry'
import { VISIBLE_TIMINGS } from './composition/visible-timings'
import * as banner from '../shell/test-mode-banner.css'
import { loadLaterWords, loadWords } from './first/words'

export interface MadePage {
  readonly root: string
  /** The product name in the page, replaced where another wallet uses this build. */
  readonly productName: string
  readonly title: string
  /** Shown if the app can't start. */
  readonly trouble: { readonly title: string; readonly text: string; readonly retry: string }
  /** Markup for a browser that runs no script. */
  readonly noScript: string
}

/**
 * Renders a page as it is before any order is known. `identify` contains the form; `shell`, for every other address, a placeholder for a
 * screen. `configurationText` is the block of the page's own template.
 */
export async function makePage(
  page: 'identify' | 'shell',
  language: Language,
  configurationText: string,
): Promise<MadePage> {
  // Also fails the build of a template whose configuration no page could start with.
  const { product } = parseConfiguration(configurationText, 'https://localhost')
  const i18n = await loadWords(language)
  const addWords = await loadLaterWords(i18n)
  addWords()
  const address = { token: 'token', path: page === 'identify' ? '/' : '/otp' }
  const { actor, vault, bankVisit } = compose({
    page: { text: configurationText, productName: product.name, logoUrl: null, timings: VISIBLE_TIMINGS },
    address,
    language: () => language,
    early: undefined,
  })
  const registry = createScreenRegistry()
  registry.putShell(shellSlots)
  const root = renderToString(
    <CheckoutPage
      checkout={{
        actor,
        vault,
        bankVisit,
        diagnostics: () => undefined,
        focusOnArrival: createFocusOnArrival(),
        productName: product.name,
      }}
      i18n={i18n}
      productName={product.name}
      logoUrl={null}
      registry={page === 'identify' ? registry : { ...registry, partsOf: () => undefined }}
    />,
  )
  const say = (key: WordKey, values?: Record<string, string>) => i18n._(key, values)
  return {
    root,
    productName: product.name,
    title: say('title.page', { title: say('title.identify'), product: product.name }),
    // The same page serves payment links, refunds and settlements.
    trouble: {
      title: say('errors.unopened.title'),
      text: say('errors.unopened.text'),
      retry: say('shell.tryAgain'),
    },
    noScript: renderToString(
      <div className={banner.banner}>
        <p className={banner.words}>{say('errors.noScript')}</p>
      </div>,
    ),
  }
}
