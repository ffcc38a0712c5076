export const STYLE = `
:root{color-scheme:light dark;--ground:#f1f4f9;--surface:#fff;--hairline:#dce2ec;--ink:#0c1638;--ink-2:#414c6b;--accent:#1b45c2;--soft:#e9effd}
@media (prefers-color-scheme:dark){:root{--ground:#090e1c;--surface:#141b2e;--hairline:#2a3552;--ink:#eef2fc;--ink-2:#bac4db;--accent:#9db7ff;--soft:#18264f}}
*{box-sizing:border-box}
html{scroll-padding-top:76px}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.5 Inter,-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,sans-serif}
h1,h2,h3,p,ul,fieldset,figure{margin:0;padding:0;border:0}
ul{list-style:none}
a{color:var(--accent)}
h1{font-size:1.125rem;font-weight:650}
h2{font-size:1.25rem;font-weight:650;letter-spacing:-.015em}
h3{font-size:1rem;font-weight:550}
.top{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;padding:10px 24px;background:var(--surface);border-bottom:1px solid var(--hairline)}
.top p{color:var(--ink-2);font-size:.875rem;margin-right:auto}
fieldset{display:flex;gap:4px}
legend{position:absolute;clip-path:inset(50%)}
fieldset label{cursor:pointer}
fieldset input{position:absolute;opacity:0}
fieldset span{display:block;min-height:36px;padding:6px 12px;border:1px solid var(--hairline);border-radius:10px;color:var(--ink-2);font-size:.875rem}
input:checked + span{background:var(--soft);border-color:var(--accent);color:var(--accent);font-weight:550}
input:focus-visible + span,a:focus-visible,.find:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.find{min-height:36px;width:200px;padding:0 12px;border:1px solid var(--hairline);border-radius:10px;background:var(--ground);color:inherit;font:inherit;font-size:.875rem}
.columns{display:grid;grid-template-columns:220px minmax(0,1fr);gap:32px;padding:24px}
nav{position:sticky;top:84px;align-self:start;max-height:calc(100vh - 108px);overflow:auto;font-size:.875rem}
nav a{display:block;padding:4px 0;color:var(--ink-2);text-decoration:none}
nav a:hover{color:var(--accent)}
section{margin-bottom:40px}
.arrows{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:8px 32px;margin-top:8px;font-size:.875rem}
h4{margin:0;font-size:.8125rem;font-weight:550;color:var(--ink-2)}
.arrows span{color:var(--ink-2)}
.look{margin-top:16px;padding:16px;background:var(--surface);border:1px solid var(--hairline);border-radius:16px}
.look p{color:var(--ink-2);font-size:.9375rem}
.strip{display:flex;align-items:flex-start;gap:12px;overflow-x:auto;margin-top:12px;padding-bottom:4px}
figure{flex:none}
figure a{display:block}
img{display:block;border:1px solid var(--hairline);border-radius:8px}
.w320 img{width:192px}
.w390 img{width:234px}
.w1280 img{width:520px}
figcaption{max-width:234px;margin-top:4px;color:var(--ink-2);font-size:.8125rem}
[hidden]{display:none}
dialog{max-width:100vw;max-height:100vh;width:100vw;height:100vh;padding:24px;border:0;background:rgba(9,14,28,.92);overflow:auto}
dialog img{max-width:100%;margin:0 auto;border:0}
dialog p{position:sticky;top:0;text-align:center;color:#fff;margin-bottom:12px}
@media (max-width:800px){.columns{display:block;padding:16px}nav{display:none}}
`
