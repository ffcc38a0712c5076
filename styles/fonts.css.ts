import { globalFontFace } from '@vanilla-extract/css'

// A late chunk: imported by nothing but the app, after the first field is usable. Turkish needs both files; ğ, ş, ı, İ and
// the lira sign are in the second.
const inter = (file: string, unicodeRange: string) =>
  globalFontFace('Inter', {
    src: `url("@fontsource-variable/inter/files/${file}") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange,
  })

inter(
  'inter-latin-ext-wght-normal.woff2',
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113',
)

inter(
  'inter-latin-wght-normal.woff2',
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
)
