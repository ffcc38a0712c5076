import * as css from './lattice.css'

/** Our eight-point star around the origin, with a radius of 46. */
export const STAR =
  'M0-46 13.47-32.53H32.53V-13.47L46 0 32.53 13.47V32.53H13.47L0 46-13.47 32.53H-32.53V13.47L-46 0-32.53-13.47V-32.53H-13.47z'

const scales = [1, 0.717, 0.435]

/** The star in three sizes, each with a copy turned by an eighth of its points. For the deep tile only. */
export function Lattice() {
  return (
    <svg className={css.lattice} viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
      {scales.map((scale) => (
        <g key={scale} transform={`scale(${scale})`}>
          <path d={STAR} />
          <path d={STAR} transform="rotate(22.5)" />
        </g>
      ))}
    </svg>
  )
}
