// @ts-check

/** @typedef {Readonly<Record<string, string>>} Palette the colours of the product's own theme, by role */

/** What the pictures take of them, each with its own name there. */
const ROLES = [
  ...['ground', 'surface', 'sunken', 'hairline', 'control', 'ink', 'ink2', 'ink3', 'accentText', 'accentSoft'],
  ...['positive', 'warning', 'danger', 'note'],
]

/** @param {Palette} palette */
const roles = (palette) => ROLES.map((role) => `--${role}:${palette[role]}`).join(';')

/**
 * Pictures follow the reader's light or dark, as the product does.
 *
 * @param {{ readonly light: Palette, readonly dark: Palette }} palettes
 */
export const styleOf = ({ light, dark }) => `
svg{${roles(light)}}
@media (prefers-color-scheme:dark){svg{${roles(dark)}}}
text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;fill:var(--ink2)}
.ground{fill:var(--ground)}
.state{fill:var(--surface);stroke:var(--control)}
.around{fill:var(--sunken);stroke:var(--control)}
.machine{fill:var(--ground);stroke:var(--ink2);stroke-width:1.5}
.region{stroke-dasharray:5 4}
.rim{fill:none;stroke:var(--control)}
.title{fill:var(--ink);font-weight:700}
.tagged{fill:var(--accentSoft)}
.tag,.event,.mark{fill:var(--accentText)}
.event{font-weight:600}
.actor{fill:var(--ink);font-weight:600}
.delay{fill:var(--warning);font-weight:600}
.breakage{fill:var(--danger);font-weight:600}
.action{fill:var(--ink3)}
.dot{fill:var(--ink)}
.arrow{fill:none;stroke:var(--ink3);stroke-width:1.2}
.tip{fill:var(--ink3)}
.label{fill:var(--ground);stroke:var(--hairline)}
.on-around text,.on-machine text{paint-order:stroke;stroke-width:6px;stroke-linejoin:round}
.on-around text{stroke:var(--sunken)}
.on-machine text{stroke:var(--ground)}
a .title{fill:var(--accentText);text-decoration:underline}
`
