import type { SnapshotFrom } from 'xstate'
import type { countryChoiceMachine } from './machine'
import { type Country, countryOf, matchCountries } from './rules'

export interface CountryChoiceView {
  /** A loaded list stays `choosing` after the machine has ended, because it is still visible while it closes. */
  readonly phase: 'loading' | 'failed' | 'choosing'
  readonly search: string
  readonly found: readonly Country[]
  /** ISO code of the country with the current calling code; undefined if no country has it. */
  readonly current: string | undefined
}

export function countryChoiceView(snapshot: SnapshotFrom<typeof countryChoiceMachine>): CountryChoiceView {
  const { countries, search, prefix } = snapshot.context
  return {
    phase: snapshot.matches('failed') ? 'failed' : countries.length === 0 ? 'loading' : 'choosing',
    search,
    found: matchCountries(countries, search),
    current: countryOf(countries, prefix)?.iso,
  }
}
