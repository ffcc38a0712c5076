import type { Language } from '../../../machines/entities/language'
import { searchWith } from '../../routing/search'

export const otherLanguageHref = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, language: Language) =>
  pathname + searchWith(search, 'lang', language === 'tr' ? 'en' : 'tr')
