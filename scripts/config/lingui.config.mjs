import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'

const po = formatter({ lineNumbers: false })

// In no machine's own locale: the order is the same everywhere.
const { compare } = new Intl.Collator('en-US')

/**
 * @template {{ message?: string }} Entry
 * @param {Readonly<Record<string, Entry>>} catalogue
 */
export const inOrder = (catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).sort(
      ([one, { message: text = '' }], [other, { message = '' }]) => compare(text, message) || compare(one, other),
    ),
  )

/** @type {Pick<import('@lingui/conf').LinguiConfig, 'rootDir' | 'sourceLocale' | 'locales' | 'fallbackLocales' | 'catalogs' | 'format'>} */
export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['tr', 'en'],
  fallbackLocales: { default: 'tr' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}/first', include: ['<rootDir>/src/words/first'] },
    { path: '<rootDir>/locales/{locale}/later', include: ['<rootDir>/src/words/later'] },
  ],
  format: {
    ...po,
    // Extraction sorts by text alone, and reads the files in any order: equal texts stand in the order of their ids.
    serialize: (catalogue, context) => po.serialize(inOrder(catalogue), context),
  },
}
