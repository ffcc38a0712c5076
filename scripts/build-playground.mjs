/** Builds the playground into .build/playground, from the checkout as it is built. */
import { buildPlayground } from './playground/build.mjs'

await buildPlayground()
