import { describe, expect, it } from 'vitest'
import { isRefused, refusedFields, uncorrectedFields } from '../../machines/entities/refused-fields'

const NAME = 'validations.nameRequired'
const SURNAME = 'validations.surnameRequired'

describe('the list over a refused form', () => {
  it('the list over a refused form holds the faults in the order of the form (BEST-13~)', () => {
    expect(refusedFields({ name: NAME, email: undefined, surname: SURNAME })).toEqual([
      { field: 'name', key: NAME },
      { field: 'surname', key: SURNAME },
    ])
  })

  it('the list over a refused form is empty for a single fault, which has the focus in its field (BEST-13~)', () => {
    expect(refusedFields({ name: NAME, surname: undefined })).toEqual([])
    expect(refusedFields({})).toEqual([])
  })

  it('the list over a refused form keeps what is still wrong, in its words of now, and takes nothing in (BEST-13~)', () => {
    const refused = refusedFields({ name: NAME, surname: SURNAME, email: undefined })
    const left = uncorrectedFields(refused, { surname: 'errors.generic', email: 'validations.email' })
    expect(left).toEqual([{ field: 'surname', key: 'errors.generic' }])
    expect([isRefused(left, 'surname'), isRefused(left, 'email')]).toEqual([true, false])
  })
})
