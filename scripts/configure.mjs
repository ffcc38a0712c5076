import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

const USAGE =
  'Usage: npm run configure -- --check FILE, or npm run configure -- FILE --into FOLDER\n' +
  '  FILE             the JSON of a configuration\n' +
  '  --into FOLDER    where to write the pages, their headers and nginx.conf\n' +
  '  --dist FOLDER    the build; without it, dist\n' +
  '  --now TIME       the time, such as 2026-01-31T12:00:00Z; without it, that of this machine'

const OPTIONS = /** @type {const} */ ({
  check: { type: 'boolean', default: false },
  into: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
  now: { type: 'string' },
})

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const [file, ...rest] = positionals
    if (file !== undefined && rest.length === 0 && values.check === (values.into === undefined))
      return { ...values, file }
  } catch {
    // The usage text that is thrown below explains the error.
  }
  throw new ClearCause(USAGE)
}

/** @param {string | undefined} named */
function timeOf(named) {
  const time = named === undefined ? Date.now() : Date.parse(named)
  if (Number.isNaN(time)) throw new ClearCause(`--now must be a time such as 2026-01-31T12:00:00Z; it is '${named}'.`)
  return time
}

/**
 * Strips the byte order mark that Windows editors add, which JSON.parse rejects. Throws ClearCause if the file cannot be read.
 * @param {string} file
 */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new ClearCause(code === 'ENOENT' ? `${file}: there is no such file.` : `${file} can't be read: ${code}.`)
  }
}

/** A word of a shell command. @param {string} text */
const quoted = (text) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

await endWith(async () => {
  const { file, into, dist, now } = readArguments(process.argv.slice(2))
  const time = timeOf(now)
  const text = textOf(file)
  await setUpDependencies()
  // Imported late: their dependencies are only installed now.
  const { readerOf } = await import('./configure/check.mjs')
  const { check, knownPart } = await readerOf()
  const { faults: asWritten, notes } = check(text)
  // What the pages get is checked as well: it leaves unknown settings out.
  const faults = asWritten.length > 0 ? asWritten : check(knownPart(text)).faults
  for (const line of [...notes, ...faults]) console.log(`${file}: ${line}`)
  if (faults.length > 0) {
    console.log(
      `${file} has ${faults.length} to put right.${into === undefined ? '' : ` Nothing was written to ${into}.`}`,
    )
    return 1
  }
  console.log(`${file} is in order.`)
  if (into === undefined) return 0
  const { configure } = await import('./configure/configure.mjs')
  const isFirst = !existsSync(join(into, 'nginx.conf'))
  const { kept, removed } = configure({
    text: knownPart(text),
    file: resolve(file),
    dist: resolve(dist),
    into: resolve(into),
    now: time,
  })
  console.log(`${into} is written. Of earlier releases ${kept} files and folders are kept, ${removed} were removed.`)
  if (!isFirst)
    console.log(`A running nginx takes it up after: nginx -e stderr -p ${quoted(into)} -c nginx.conf -s reload`)
  return 0
})
