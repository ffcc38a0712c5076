import { globalFontFace } from '@vanilla-extract/css'

// Inter's ascent is 96.88% and its descent 24.12% of the font size. Each local font is scaled to Inter's width in Turkish text (measured
// for regular and semibold) and gets Inter's heights, so that no line changes its length or position when Inter loads.
const like = (width: number) => ({
  sizeAdjust: `${width}%`,
  ascentOverride: `${(9688 / width).toFixed(2)}%`,
  descentOverride: `${(2412 / width).toFixed(2)}%`,
  lineGapOverride: '0%',
})

globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  fontWeight: '100 549',
  ...like(106),
})

globalFontFace('Inter Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold")',
  fontWeight: '550 900',
  ...like(101),
})

// Android has no Arial.
globalFontFace('Inter Fallback Android', {
  src: 'local("Roboto"), local("Roboto Regular")',
  fontWeight: '100 549',
  ...like(106.8),
})

globalFontFace('Inter Fallback Android', {
  src: 'local("Roboto Bold")',
  fontWeight: '550 900',
  ...like(107.3),
})

export const fontStack =
  '"Inter", "Inter Fallback", "Inter Fallback Android", -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
