import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'

export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['tr', 'en'],
  fallbackLocales: { default: 'tr' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}/first', include: ['<rootDir>/src/words/first'] },
    { path: '<rootDir>/locales/{locale}/later', include: ['<rootDir>/src/words/later'] },
  ],
  format: formatter({ lineNumbers: false }),
}
