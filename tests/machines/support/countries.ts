import type { Country } from '../../../machines/sign-in/country-choice/rules'

/** Few enough to see through: two that share a code, and what is hard to write. */
export const COUNTRIES: readonly Country[] = [
  { iso: 'TR', prefix: '+90', name: 'Türkiye' },
  { iso: 'DE', prefix: '+49', name: 'Almanya' },
  { iso: 'GB', prefix: '+44', name: 'Birleşik Krallık', also: 'İngiltere', leads: true },
  { iso: 'CI', prefix: '+225', name: 'Côte d’Ivoire' },
  { iso: 'GG', prefix: '+44', name: 'Guernsey' },
]
