import type { DiagnosticsOf } from '../../checkout/diagnostics'
import type { Recorder } from './recorder'

/** Of the build; tests run without one. */
const version = typeof __CHECKOUT_VERSION__ === 'string' ? __CHECKOUT_VERSION__ : 'unbuilt'

function buildOf(page: Document): string {
  const { all } = page.getElementById('pieces')?.dataset ?? {}
  return /(?<name>[\w-]+)\.json$/.exec(all ?? '')?.groups?.['name'] ?? 'unbuilt'
}

/** The text that the shopper copies for support; without steps until the recorder has been loaded. */
export const diagnosticsOver =
  (recorder: () => Recorder | undefined): DiagnosticsOf =>
  (about) => {
    const taken = recorder()?.take() ?? { began: [], steps: [] }
    return JSON.stringify({ format: 1, version, build: buildOf(document), ...about, ...taken })
  }
