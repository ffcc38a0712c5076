import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { wholeOf } from './inter-subset.ts'

export interface ThirdParty {
  readonly name: string
  readonly version: string
  /** SPDX identifier, as written in the package's package.json. */
  readonly licence: string
  readonly text: string
}

/** The folder of the package that contains a module; undefined for our own modules. */
export const packageFolderOf = (id: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(id)?.[1]

/** Throws if the bundled package states no licence. */
export function thirdPartyIn(folder: string): ThirdParty {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string | undefined
  >
  if (!name || !version || !license) throw new Error(`${folder} is bundled and says no licence`)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry))
  return { name, version, licence: license, text: file ? readFileSync(join(folder, file), 'utf8').trim() : '' }
}

/** Name and version, because two versions of a package can be bundled. */
const keyOf = ({ name, version }: ThirdParty) => `${name}\0${version}`

export function noticesOf(packages: readonly ThirdParty[]): string {
  const notices = [...packages]
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(({ name, version, licence, text }) => [`${name} ${version} (${licence})`, text].filter(Boolean).join('\n\n'))
  return `${['This product contains the following software of others.', ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
      const used = [...this.getModuleIds(), ...assets.map((path) => wholeOf(resolve(path)))]
      const folders = new Set(used.flatMap((id) => packageFolderOf(id) ?? []))
      const source = noticesOf([...folders].map(thirdPartyIn))
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source })
    },
  }
}
