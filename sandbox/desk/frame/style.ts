/** Styles of the desk's pages, besides the sandbox's own. Rows are designed for a phone, and only get more space on a wide screen. */
export const DESK_STYLE = `
.top{border:0}
.places{max-width:960px;margin:0 auto;padding:0 6px;display:flex;flex-wrap:wrap;box-shadow:inset 0 -1px 0 var(--hairline)}
.places a{display:flex;align-items:center;min-height:44px;padding:0 10px;border-bottom:2px solid transparent;color:var(--ink-2);font-size:.9375rem;text-decoration:none}
.places a:hover{color:var(--ink)}
.places a[aria-current]{color:var(--accent-text);border-bottom-color:var(--accent)}
.desk h2{margin:32px 0 10px}
.desk .lede{max-width:640px}
.bar{display:flex;flex-wrap:wrap;align-items:flex-end;margin:20px 0 24px -12px}
.bar > *{margin:0 0 12px 12px;min-width:0}
.bar .grow{flex:1 1 220px}
.bar .btn,.keys .btn{width:auto;flex:none;font-size:1rem}
.bar .tick{display:flex;align-items:center;min-height:48px;margin-bottom:12px;font-weight:400;font-size:.9375rem}
.tick input{flex:none;margin-right:10px}
.rows > li{padding:14px 16px;overflow-wrap:anywhere}
.rows > li + li{border-top:1px solid var(--hairline)}
.lede + .rows{margin-top:24px}
.rows > .empty{color:var(--ink-2)}
.row{display:flex;align-items:baseline;justify-content:space-between}
.row > :first-child{min-width:0;overflow-wrap:anywhere}
.row > :last-child:not(:first-child){flex:none;margin-left:16px;text-align:right}
.row b{font-weight:550}
.row + .row{margin-top:2px}
.links{display:flex;flex-wrap:wrap;margin:4px 0 -10px -8px}
.links a{display:flex;align-items:center;min-height:44px;padding:0 8px;font-size:.9375rem}
.tag{display:inline-block;padding:2px 8px;border-radius:6px;background:var(--note);color:var(--ink-2);font-weight:550;font-size:.8125rem;line-height:1.125rem;white-space:nowrap}
.tag.is-good{background:var(--positive-soft);color:var(--positive)}
.tag.is-bad{background:var(--danger-soft);color:var(--danger)}
.tag.is-waiting{background:var(--warning-soft);color:var(--warning)}
.verdict{margin-top:20px}
.note.is-good{background:var(--positive-soft)}
.note ul{margin-top:6px}
.keys{display:flex;flex-wrap:wrap;margin:12px 0 0 -12px}
.keys > *,.keys .btn + .btn{margin:0 0 12px 12px}
.field + .field{margin-top:20px}
.pair{display:flex}
.pair > *{flex:1;min-width:0}
.pair > .field + .field{margin:0 0 0 12px}
.pair > .count{flex:0 0 88px}
.hint{margin-top:6px}
.form{padding:20px 16px;max-width:600px}
.form .btn{margin-top:20px}
.quiet-btn{display:inline-flex;align-items:center;min-height:44px;padding:0 8px;margin-right:-8px;border:0;border-radius:10px;background:transparent;color:var(--accent-text);font-family:inherit;font-size:.9375rem;font-weight:500;cursor:pointer}
.presets > li{display:flex;align-items:center;padding:12px 16px}
.presets > li > div{flex:1;min-width:0}
.presets .btn{width:auto;flex:none;min-height:44px;padding:10px 16px;margin:0 0 0 16px;font-size:.9375rem;line-height:1.5rem}
details > summary{list-style:none;min-height:44px;padding:12px 16px;cursor:pointer}
details > summary::-webkit-details-marker{display:none}
.log > li{padding:0}
.log details[open] > summary{box-shadow:inset 0 -1px 0 var(--hairline)}
.log .inside{padding:4px 16px 16px;overflow-wrap:anywhere}
.log p.inside{padding:14px 16px}
.log b{font-weight:550}
.is-refused > details > summary{box-shadow:inset 4px 0 0 var(--danger-fill)}
.why{color:var(--danger);font-weight:500;margin-top:2px}
pre{margin:6px 0 0;padding:12px;border-radius:10px;background:var(--sunken);font:400 .8125rem/1.25rem ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:0;white-space:pre-wrap;overflow-wrap:anywhere}
.inside h2{margin:14px 0 0;font-size:.875rem;line-height:1.25rem;font-weight:550;letter-spacing:0}
@media (min-width:721px){.places .away{margin-left:auto}}
`
