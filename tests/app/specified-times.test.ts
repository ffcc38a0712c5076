import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfiguration } from '../../src/app/composition/configuration'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { VISIBLE_TIMINGS } from '../../src/app/composition/visible-timings'
import { dividedTimings } from '../../sandbox/kernel/timings'
import { CHOSEN_TIMES, SPECIFIED_TIMES } from '../support/specified-times'

const TIMES = { ...SPECIFIED_TIMES, ...CHOSEN_TIMES }

const timesIn = (table: object) => Object.fromEntries(Object.entries(TIMES).filter(([name]) => name in table))

describe('the default timings', () => {
  it('the default timings are the specified and the chosen ones, each of them and no other (RES-03~, BANK-05~, CARD-10~, CRED-04~, SHELL-11~, OTP-05~, GWY-07~, PAY-06~)', () => {
    expect(DEFAULT_TIMINGS).toEqual(TIMES)
  })

  it('the default timings are those of the page’s configuration, whose block names none', () => {
    const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
    const [, block = ''] = /id="checkout-config">([^]*?)<\/script>/.exec(page) ?? []
    expect(block).not.toContain('timings')
    expect(parseConfiguration(block, 'https://pay.example').timings).toEqual(TIMES)
  })

  it('the default timings are in use before the configuration is read', () => {
    expect(VISIBLE_TIMINGS).toEqual(timesIn(VISIBLE_TIMINGS))
  })

  it('the default timings are the sandbox’s own, undivided', () => {
    const sandbox = dividedTimings({ waits: 1, deadlines: 1 })
    expect(sandbox).toEqual(timesIn(sandbox))
    expect(Object.keys(sandbox)).toEqual(
      expect.arrayContaining(['resendCooldown', 'redirectPause', 'processingWindow']),
    )
  })
})
