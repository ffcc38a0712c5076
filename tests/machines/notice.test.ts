import { describe, expect, it } from 'vitest'
import { noticeMachine } from '../../machines/notice/machine'
import { noticeTold } from './notice.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('a notice', () => {
  it.each(Object.entries(noticeTold))('%s', (_, scenario) => scenario(noticeMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(noticeMachine, () => tellAll(noticeTold, noticeMachine))).toEqual([])
  })
})
