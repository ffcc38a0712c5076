import type { Language } from '../../../machines/entities/language'

/** Loads what is written in the page's language; again where the shopper has changed the language meanwhile. */
export async function inLanguage<Loaded>(
  language: () => Language,
  load: (language: Language) => Promise<Loaded>,
): Promise<Loaded> {
  const asked = language()
  const loaded = await load(asked)
  return language() === asked ? loaded : inLanguage(language, load)
}
