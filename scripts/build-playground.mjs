/** Builds the playground into .build/playground. It uses the checkout that is already built. */
import { buildPlayground } from './playground/build.mjs'

await buildPlayground()
