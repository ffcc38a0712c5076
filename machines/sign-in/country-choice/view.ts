import type { SnapshotFrom } from 'xstate'
import type { countryChoiceMachine } from './machine'
import { type Country, countryOf, matching } from './rules'

export interface CountryChoiceView {
  /** What has ended is still seen leaving, so a list stays a list. */
  readonly phase: 'loading' | 'failed' | 'choosing'
  readonly search: string
  readonly found: readonly Country[]
  /** Its ISO code; undefined for an unused calling code. */
  readonly current: string | undefined
}

export function countryChoiceView(snapshot: SnapshotFrom<typeof countryChoiceMachine>): CountryChoiceView {
  const { countries, search, prefix } = snapshot.context
  return {
    phase: snapshot.matches('failed') ? 'failed' : countries.length === 0 ? 'loading' : 'choosing',
    search,
    found: matching(countries, search),
    current: countryOf(countries, prefix)?.iso,
  }
}
