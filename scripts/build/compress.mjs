import { readFile, readdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(?:js|css|svg|json)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz copy beside every text asset. @param {string} folder */
export async function compressAssets(folder) {
  const names = (await readdir(folder)).filter((name) => COMPRESSED.test(name))
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(`${folder}/${name}`)
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        zip(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${folder}/${name}.br`, br), writeFile(`${folder}/${name}.gz`, gz)])
    }),
  )
}
