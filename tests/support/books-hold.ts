import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { beginTest, brokenAfterTest, endFile } from './opened-books'

beforeEach(beginTest)

afterEach(async () => {
  expect(await brokenAfterTest(), 'the books of a sandbox hold').toEqual([])
})

afterAll(endFile)
