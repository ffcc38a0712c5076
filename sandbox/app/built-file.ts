import { TYPES } from './asset'
import type { Files } from './files'

/** The files beside the pages that anybody may ask for. */
const SERVED: readonly string[] = ['/favicon.ico', '/robots.txt', '/third-party-notices.txt']

/** A built file under a name that everybody knows; undefined where there is none. */
export async function builtFile(
  files: Files,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const type = TYPES.get(/\.(\w+)$/.exec(path)?.[1] ?? '')
  const content = SERVED.includes(path) && type !== undefined ? await files.read(path) : undefined
  return content && type !== undefined
    ? new Response(content, { headers: { ...headers, 'content-type': type } })
    : undefined
}
