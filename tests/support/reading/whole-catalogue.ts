import { type Catalogue, readCatalogue } from '../../../scripts/words/catalogue.mjs'
import { filesIn, textOf } from './files'

/** All sentences of a language, of every chunk. */
export const wholeCatalogue = (language: string): Catalogue =>
  readCatalogue(
    filesIn(`locales/${language}`)
      .filter((path) => path.endsWith('.po'))
      .map(textOf)
      .join('\n\n'),
  )
