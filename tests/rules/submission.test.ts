import { describe, expect, it } from 'vitest'
import { NOTHING_KEPT } from '../support/nothing-kept'
import { createSubmissions } from '../../src/services/submission'

describe('the submission of a payment', () => {
  it('is none before an attempt, is kept until its outcome is known, and is forgotten then (BEST-01~)', () => {
    const submissions = createSubmissions(NOTHING_KEPT, { now: () => 7 })
    expect(submissions.current()).toBeUndefined()
    const id = submissions.begin()
    expect(submissions.current()).toEqual({ id, sentAt: 7 })
    submissions.settle()
    expect(submissions.current()).toBeUndefined()
  })

  it('whose bank could not be gone to says so, until its outcome is known, and the next one does not (CARD-10~, BEST-01~)', () => {
    const kept: unknown[] = []
    const keeper = { submission: () => undefined, keepSubmission: (sent: unknown) => void kept.push(sent) }
    const submissions = createSubmissions(keeper, { now: () => 7 })
    submissions.markBankUnseen()
    expect([submissions.current(), kept]).toEqual([undefined, []])
    const id = submissions.begin()
    submissions.markBankUnseen()
    expect(submissions.current()).toEqual({ id, sentAt: 7, isBankUnseen: true })
    expect(kept.at(-1)).toEqual(submissions.current())
    submissions.settle()
    submissions.begin()
    expect(submissions.current()).not.toHaveProperty('isBankUnseen')
  })

  it('is another one for every attempt, and nobody can guess it (BEST-01~)', () => {
    const submissions = createSubmissions(NOTHING_KEPT, { now: () => 7 })
    const ids = Array.from({ length: 500 }, () => submissions.begin())
    expect(new Set(ids).size).toBe(500)
    expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([])
    expect(submissions.current()?.id).toBe(ids.at(-1))
  })
})
