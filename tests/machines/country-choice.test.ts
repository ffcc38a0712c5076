import { describe, expect, it } from 'vitest'
import { countryChoiceMachine } from '../../machines/country-choice/machine'
import { countryChoiceTold } from './country-choice.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('choosing a country', () => {
  it.each(Object.entries(countryChoiceTold))('%s', (_, scenario) => scenario(countryChoiceMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(countryChoiceMachine, () => tellAll(countryChoiceTold, countryChoiceMachine))).toEqual(
      [],
    )
  })
})
