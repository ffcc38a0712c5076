import { describe, expect, it } from 'vitest'
import { isRefused, refusedFields, uncorrectedFields } from '../../machines/entities/refused-fields'

const NAME = 'validations.nameRequired'
const SURNAME = 'validations.surnameRequired'

describe('the list of faults over a refused form', () => {
  it('the list over a refused form has the faults in the order of the form (BEST-13~)', () => {
    expect(refusedFields({ name: NAME, email: undefined, surname: SURNAME })).toEqual([
      { field: 'name', key: NAME },
      { field: 'surname', key: SURNAME },
    ])
  })

  it('the list over a refused form is empty for a single fault (BEST-13~)', () => {
    expect(refusedFields({ name: NAME, surname: undefined })).toEqual([])
    expect(refusedFields({})).toEqual([])
  })

  it('the list over a refused form keeps remaining faults in their current words, and adds none (BEST-13~)', () => {
    const refused = refusedFields({ name: NAME, surname: SURNAME, email: undefined })
    const left = uncorrectedFields(refused, { surname: 'errors.generic', email: 'validations.email' })
    expect(left).toEqual([{ field: 'surname', key: 'errors.generic' }])
    expect([isRefused(left, 'surname'), isRefused(left, 'email')]).toEqual([true, false])
  })
})
