import * as v from 'valibot'
import type { Files } from './asset'

const loaderFile = v.object({ file: v.string(), integrity: v.string() })

const buildSchema = v.object({ loader: v.object({ classic: loaderFile }) })

/** The loader of this build, as a classic script; undefined before the first build. */
export async function builtLoader(files: Files): Promise<v.InferOutput<typeof loaderFile> | undefined> {
  const build = await files.read('/build.json')
  if (!build) return undefined
  const parsed = v.safeParse(buildSchema, JSON.parse(new TextDecoder().decode(build)))
  return parsed.success ? parsed.output.loader.classic : undefined
}
