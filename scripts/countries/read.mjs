import metadata from 'libphonenumber-js/metadata.min.json'

/**
 * @typedef {object} Country
 * @property {string} iso two letters (ISO 3166)
 * @property {string} prefix calling code, with +
 * @property {string} name
 * @property {string | undefined} also other names to search for
 * @property {boolean} leads whether this is the main country of a calling code that several share
 */

/** Their short names are abbreviations or name only a part of the country. */
const BY_LONG_NAME = ['BA', 'GB', 'US']

/**
 * All countries that have a calling code: Türkiye first, the others in the sort order of the language.
 *
 * @param {'tr' | 'en'} language
 * @param {Readonly<Record<string, string>>} also
 * @returns {readonly Country[]}
 */
export function countriesIn(language, also) {
  const long = new Intl.DisplayNames(language, { type: 'region' })
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' })
  const { compare } = new Intl.Collator(language)
  return Object.entries(metadata.country_calling_codes)
    .flatMap(([code, sharers]) =>
      /** @type {readonly string[]} */ (sharers)
        // 001 is the code for the world: ships, satellites, conference services.
        .filter((iso) => iso !== '001')
        .map((iso, index) => ({
          iso,
          prefix: `+${code}`,
          name: (BY_LONG_NAME.includes(iso) ? long : short).of(iso) ?? iso,
          also: also[iso],
          leads: index === 0 && sharers.length > 1,
        })),
    )
    .sort((one, other) => Number(other.iso === 'TR') - Number(one.iso === 'TR') || compare(one.name, other.name))
}
