import type { Language } from '../../../machines/entities/language'
import { searchWith } from '../../routing/search'

/** The address of this very page in the other language. */
export const otherLanguageHref = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, language: Language) =>
  pathname + searchWith(search, 'lang', language === 'tr' ? 'en' : 'tr')
