import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'

/** @type {Pick<import('@lingui/conf').LinguiConfig, 'rootDir' | 'sourceLocale' | 'locales' | 'fallbackLocales' | 'catalogs' | 'format'>} */
export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['tr', 'en'],
  fallbackLocales: { default: 'tr' },
  // The catalogues are written by hand, so nothing is extracted from the source.
  catalogs: ['first', 'later'].map((name) => ({ path: `<rootDir>/locales/{locale}/${name}`, include: [] })),
  format: formatter({ explicitIdAsDefault: true }),
}
