import { type Rolldown, build } from 'vite'
import { expect, it } from 'vitest'
import { compileAhead } from '../../scripts/build/compile-ahead'
import { minifyChunks } from '../../scripts/build/minify'

const FILES: Readonly<Record<string, string>> = { index: 'console.log("index")', pay: 'console.log("pay")' }

/** The two files of a sample app, as name and content. */
async function filesOf(plugins: Parameters<typeof build>[0] & object) {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    ...plugins,
    build: {
      write: false,
      rolldownOptions: { input: Object.keys(FILES).map((name) => `\0made-up/${name}`) },
    },
  })
  const { output } = made as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])))
}

const source = {
  name: 'made-up',
  resolveId: (id: string) => (id.startsWith('\0made-up/') ? id : undefined),
  load: (id: string) => FILES[id.replace('\0made-up/', '')],
}

it('the compile hint for Chromium changes the name of a chunk that runs at once, and nothing of a later one (PERF-02~)', async () => {
  const [plain, hinted] = [await filesOf({ plugins: [source] }), await filesOf({ plugins: [source, compileAhead()] })]
  expect([...plain.keys()].sort()).toEqual(['index', 'pay'])
  expect(hinted.get('index')?.code).toBe(`//# allFunctionsCalledOnLoad\n${plain.get('index')?.code ?? ''}`)
  // The name must change with the content, because browsers cache a file by its name for a year.
  expect(hinted.get('index')?.fileName).not.toBe(plain.get('index')?.fileName)
  expect(hinted.get('pay')?.fileName).toBe(plain.get('pay')?.fileName)
  expect(hinted.get('pay')?.code).toBe(plain.get('pay')?.code)
})

it('an option of the minifier changes the name of a chunk together with its content (PERF-02~)', async () => {
  const made = async (preamble: string) =>
    (await filesOf({ plugins: [source, minifyChunks({ format: { preamble } })] })).get('pay')
  const [one, same, other] = [await made('// 1\n'), await made('// 1\n'), await made('// 2\n')]
  expect(one?.code).toBe('// 1\nconsole.log("pay");')
  expect(same?.fileName).toBe(one?.fileName)
  expect(other?.fileName).not.toBe(one?.fileName)
})
