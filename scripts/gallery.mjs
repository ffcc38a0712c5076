import { galleryOf } from './parts/gallery.mjs'
import { runParts } from './parts/run-parts.mjs'
import { endWith } from './run/clear-cause.mjs'

const [wanted] = process.argv.slice(2)

await endWith(() => runParts([galleryOf(wanted)], []))
