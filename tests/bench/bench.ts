import { expect } from '@playwright/test'
import { test } from '../journeys/support/test'
import { measureLoad, medianOf, PROFILES, type ProfileName } from '../journeys/bench/measure'
import { serveSubjects } from '../journeys/bench/subjects'
import { benchTable, type Measured } from '../journeys/bench/table'
import { transitionsPerSecond } from '../journeys/bench/throughput'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)

/** Limits until the shopper has typed, on the slow profile; bytes as transferred. */
const MOST = { requests: 25, bytes: 220 * 1024 } as const

/** Milliseconds between keys. */
const PERSON = 120

const TRANSITIONS = 20_000

/** URL of an order at another version of the checkout, measured alternately with this one. */
const BESIDE = process.env['BENCH_BESIDE']

test('the pages are measured in turn, so that what slows the machine slows all of them', async ({ browser, order }) => {
  test.setTimeout(600_000)
  const subjects = await serveSubjects()
  const addresses: Readonly<Record<string, string>> = {
    checkout: order.checkoutUrl.tr,
    bare: subjects.bare,
    static: subjects.static,
    ...(BESIDE !== undefined && { beside: BESIDE }),
  }
  const measured: Measured[] = []
  for (const profile of Object.keys(PROFILES) as ProfileName[]) {
    const loads = new Map(
      Object.keys(addresses).map((subject) => [subject, [] as Awaited<ReturnType<typeof measureLoad>>[]]),
    )
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [subject, address] of Object.entries(addresses))
        loads.get(subject)?.push(await measureLoad(browser, address, profile, PERSON))
    for (const [subject, own] of loads) measured.push({ subject, profile, loads: own })
  }
  console.log(benchTable(measured, transitionsPerSecond(TRANSITIONS)))
  await subjects.stop()
  const slow = measured.find(({ subject, profile }) => subject === 'checkout' && profile === 'slow')?.loads ?? []
  for (const [name, most] of Object.entries(MOST))
    expect(medianOf(slow.map((load) => load[name as keyof typeof MOST])), name).toBeLessThanOrEqual(most)
})
