import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue, specifiedFamilies, testSources, withoutCounts } from '../../scripts/requirements/catalogue.mjs'
import { claimFaults, rowFaults } from '../../scripts/requirements/faults.mjs'
import { familiesIn } from '../../scripts/requirements/rows.mjs'

const page = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
const families = specifiedFamilies()
const rows = families.flatMap((family) => family.rows)
const sources = testSources()

const JOURNEY = 'tests/journeys/made.spec.ts'
const RULE = 'tests/entities/made.test.ts'

const MADE = familiesIn(
  [
    '## MADE: made up',
    '- MADE-01 [B] The shopper sees it **(decided)**.',
    '- MADE-02 It is so; and more.',
    '- MADE-03 It will be.',
  ].join('\n'),
)

/** A test whose title ends with this text. The title is composed here, so that this file itself claims no row. */
const titled = (path: string, end: string) => ({ path, text: `\nit('pays ${end}', () => undefined)\n` })
const faults = (path: string, end: string) =>
  claimFaults(
    MADE.flatMap((family) => family.rows),
    [titled(path, end)],
  )
const marked = (...marks: readonly string[]) => `(${marks.join(', ')})`

describe('the rows of the specification', () => {
  it('docs/requirements.md has the rows of the specification as the tests prove them now: npm run generate (DOC-01~)', () => {
    expect(withoutCounts(page)).toBe(withoutCounts(catalogue(families, sources)))
  })

  it('the specification’s rows are each listed with sentence, state and proof, and no title names another row (DOC-01)', () => {
    expect(rows.length).toBeGreaterThan(250)
    expect(rowFaults(families)).toEqual([])
    for (const { id, sentence } of rows) {
      expect(sentence, id).toMatch(/\w+ .*\.\)?$/)
      expect(
        page
          .split('\n')
          .filter((line) => new RegExp(`^\\| \\[${id}\\]\\S+ (?:\\[B\\] )?\\| (?:whole|part|open) \\| .`).test(line)),
        id,
      ).toHaveLength(1)
    }
    const made = catalogue(MADE, [titled(JOURNEY, marked('MADE-01')), titled(RULE, marked('MADE-02~'))])
    expect(made).toContain('[B] | whole | The shopper sees it | `journeys/made.spec.ts` |  |')
    expect(made).toContain('| part | It is so |  | entities 1 |')
    expect(made).toContain('| open | It will be |  |  |')
    expect(made).toContain('| **All rows** | 1 | 1 | 1 | 3 |')
    expect(claimFaults(rows, sources)).toEqual([])
    expect(faults(RULE, marked('MADE-04~'))).toEqual([`${RULE}:2: MADE-04 is no row of docs/rows.md`])
  })

  it('the requirements page goes stale with another state or file of a row, not with more titles (DOC-01~)', () => {
    const pageIn = (path: string, ...ends: readonly string[]) =>
      withoutCounts(
        catalogue(
          MADE,
          ends.map((end) => titled(path, end)),
        ),
      )
    const pageOf = (...ends: readonly string[]) => pageIn(RULE, ...ends)
    const [whole, part] = [marked('MADE-02'), marked('MADE-02~')]
    expect(pageOf(whole, whole, part, part)).toBe(pageOf(whole, part))
    expect(pageOf(part)).not.toBe(pageOf(whole))
    expect(pageOf(part, whole)).not.toBe(pageOf(whole))
    expect(pageIn('tests/entities/other.test.ts', whole)).not.toBe(pageOf(whole))
    // Of a part, the page names the folder alone.
    expect(pageIn('tests/entities/other.test.ts', part)).toBe(pageOf(part))
    expect(pageIn('tests/machines/made.test.ts', part)).not.toBe(pageOf(part))
  })

  it.each([
    ['a row that is said twice', '## MADE\n- MADE-01 It is.\n- MADE-01 It is so.'],
    ['a row that is left out', '## MADE\n- MADE-01 It is.\n- MADE-03 It is so.'],
  ])('the check of the specification reports %s (DOC-01~)', (_, text) => {
    expect(rowFaults(familiesIn(text))).toHaveLength(1)
  })

  it('a line of the specification that is not a row is an error (DOC-01~)', () => {
    expect(() => familiesIn('## MADE\n- MADE-1 It is.')).toThrow(/no row: - MADE-1 It is\./)
  })
})

describe('a title', () => {
  it.each([
    ['a whole row for a browser, in a browser', JOURNEY, marked('MADE-01')],
    ['a part of it anywhere', RULE, marked('MADE-01~')],
    ['a whole row beside a part of another', RULE, marked('MADE-02', 'MADE-01~')],
    ['no row', RULE, '(of anybody’s)'],
  ])('a title may claim %s (DOC-01~)', (_, path, end) => {
    expect(faults(path, end)).toEqual([])
  })

  it.each([
    ['a row that does not exist', RULE, marked('MADE-09')],
    ['a row of a family that does not exist', RULE, marked('MAID-01~')],
    ['a row for a browser whole, outside of one', RULE, marked('MADE-01')],
    ['a row whole and in part', JOURNEY, marked('MADE-01', 'MADE-01~')],
    ['a row twice', RULE, marked('MADE-02~', 'MADE-02~')],
    ['a row with another number of digits', RULE, marked('MADE-1')],
    ['a row in small letters', RULE, marked('made-02')],
    ['a row without a hyphen', RULE, marked('MADE02')],
    ['a part with a space before its sign', RULE, marked('MADE-02 ~')],
    ['rows without a space between', RULE, marked('MADE-02~,MADE-03~')],
    ['a row that does not end it', RULE, `${marked('MADE-02')} as well`],
    ['a row without brackets', RULE, 'MADE-02'],
  ])('a title may not claim %s (DOC-01~)', (_, path, end) => {
    expect(faults(path, end).length).toBeGreaterThan(0)
  })

  it('a row in a comment is not claimed (DOC-01~)', () => {
    expect(
      claimFaults(
        MADE.flatMap((family) => family.rows),
        [{ path: RULE, text: '// As in MADE-02.' }],
      ),
    ).toEqual([])
  })
})
