import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testsAlone } from './scripts/parts/alone.ts'
import vite from './vite.config.ts'

const alone = testsAlone(fileURLToPath(new URL('.', import.meta.url)))

/** What takes longest begins first, and what may share a worker comes in one go: a worker forgets what it has read before a test that needs one alone. */
const TURNS = [
  (file: string) => file.includes('/tests/faults/'),
  (file: string) => file.includes('/tests/machines/'),
  (file: string) => !alone.some((other) => file.endsWith(other)),
]

const turnOf = ({ moduleId }: TestSpecification) => [...TURNS, () => true].findIndex((has) => has(moduleId))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => turnOf(one) - turnOf(other))
  }
}

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'node',
      // Exploring the charts makes much that is short-lived: a larger young generation copies less of it.
      execArgv: ['--max-semi-space-size=64'],
      testTimeout: 30_000,
      // A hook may start a sandbox, a process of its own, while every core is busy.
      hookTimeout: 60_000,
      setupFiles: ['tests/support/seed-properties.ts', 'tests/support/books-hold.ts'],
      sequence: { sequencer: LongestFirst },
      projects: [
        // A worker reads a module once for all of its files, which is half of the work.
        {
          extends: true,
          test: {
            name: 'together',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: alone,
            isolate: false,
            setupFiles: ['tests/support/clean-world.ts'],
          },
        },
        { extends: true, test: { name: 'alone', include: alone } },
      ],
    },
  }),
)
