import { globalFontFace } from '@vanilla-extract/css'
import { LATIN, LATIN_EXTENDED, type Letters, unicodeRange, WEIGHTS } from './inter'

// A late chunk: only the app imports it, once the first field is usable. `scripts/build/inter-subset.ts` generates both files.
const inter = (file: string, letters: Letters) =>
  globalFontFace('Inter', {
    src: `url("inter-subset/${file}") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: `${WEIGHTS.min} ${WEIGHTS.max}`,
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(letters),
  })

inter('inter-latin-ext.woff2', LATIN_EXTENDED)

inter('inter-latin.woff2', LATIN)
