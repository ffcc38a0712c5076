import { describe, expect, it } from 'vitest'
import { emailMatchMachine } from '../../machines/email-match/machine'
import { emailMatchTold } from './email-match.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('the e-mail of a phone', () => {
  it.each(Object.entries(emailMatchTold))('%s', (_, scenario) => scenario(emailMatchMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(emailMatchMachine, () => tellAll(emailMatchTold, emailMatchMachine))).toEqual([])
  })
})
