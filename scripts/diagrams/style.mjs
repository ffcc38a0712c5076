/** @typedef {Readonly<Record<string, string>>} Palette the colours of the product's own theme, by role */

/**
 * Literal colours, because SVG tools other than browsers do not support custom properties.
 *
 * @param {Palette} palette
 */
const coloursOf = ({
  ground,
  surface,
  sunken,
  hairline,
  control,
  ink,
  ink2,
  ink3,
  accentText,
  accentSoft,
  warning,
  danger,
}) => `
text{fill:${ink2}}
.ground{fill:${ground}}
.state{fill:${surface};stroke:${control}}
.around{fill:${sunken};stroke:${control}}
.machine{fill:${ground};stroke:${ink2}}
.rim{fill:none;stroke:${control}}
.title{fill:${ink}}
.tagged{fill:${accentSoft}}
.tag,.event,.mark{fill:${accentText}}
.actor{fill:${ink}}
.delay{fill:${warning}}
.breakage{fill:${danger}}
.action{fill:${ink3}}
.dot{fill:${ink}}
.arrow{fill:none;stroke:${ink3}}
.tip{fill:${ink3}}
.label{fill:${ground};stroke:${hairline}}
.on-around text{stroke:${sunken}}
.on-machine text{stroke:${ground}}
a .title{fill:${accentText}}`

/**
 * The pictures follow the reader's light or dark mode, as the product does.
 *
 * @param {{ readonly light: Palette, readonly dark: Palette }} palettes
 */
export const styleOf = ({ light, dark }) => `
text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
.machine{stroke-width:1.5}
.region{stroke-dasharray:5 4}
.title{font-weight:700}
.event,.actor,.delay,.breakage{font-weight:600}
.arrow{stroke-width:1.2}
.on-around text,.on-machine text{paint-order:stroke;stroke-width:6px;stroke-linejoin:round}
a .title{text-decoration:underline}${coloursOf(light)}
@media (prefers-color-scheme:dark){${coloursOf(dark)}
}
`
