/** The page's own style, in the colours of the site (design/tokens.css). */
export const docsStyle = `
:root{--ink:#0c2230;--muted:#40535f;--sun:#f6a821;--leaf:#0e6e4f;--leaf-soft:#e4f2ec;--sand:#fbf7ef;--sand-2:#f3ecdd;--line:#e6decf}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--sand);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--leaf)}
:focus-visible{outline:3px solid var(--sun);outline-offset:2px;border-radius:4px}
h1,h2,h3,h4{line-height:1.2;letter-spacing:-.02em;margin:0}
h1{font-size:2rem}
h2{font-size:1.5rem;margin-top:3rem}
h3{font-size:1.125rem}
h4{font-size:.9375rem;margin-top:1.25rem;letter-spacing:0}
p{margin:.5rem 0;max-width:44rem}
code,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{background:var(--sand-2);border-radius:4px;padding:.05em .3em}
pre{background:var(--ink);color:#fff;border-radius:10px;margin:.5rem 0 0;padding:1rem;white-space:pre-wrap}
pre code{background:none;padding:0}
header,.page{max-width:75rem;margin:0 auto;padding:0 1rem}
header{padding-top:2rem}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;background:#fff;padding:.75rem}
nav ul{list-style:none;margin:0 0 1rem;padding:0}
nav p{font-weight:600;margin:1rem 0 0}
nav a{display:block;padding:.65rem 0;text-decoration:none}
nav a:hover{text-decoration:underline}
.card{background:#fff;border:1px solid var(--line);border-radius:14px;margin-top:1rem;padding:1rem}
.call{align-items:baseline;display:flex;flex-wrap:wrap;gap:.25rem .6rem;margin-top:.5rem}
.verb{border-radius:6px;font-size:.8125rem;font-weight:700;padding:.1rem .5rem}
.get{background:var(--leaf);color:#fff}
.post{background:var(--sun);color:var(--ink)}
.fields{list-style:none;margin:.25rem 0 0;padding:0}
.fields .fields{border-left:2px solid var(--line);margin-left:.25rem;padding-left:.75rem}
.fields li{border-top:1px solid var(--line);padding:.4rem 0}
.fields li:first-child{border-top:0}
.type{color:var(--muted);font-size:.9375rem}
footer{color:var(--muted);padding:3rem 0 2rem}
@media (min-width:64rem){.page{display:grid;gap:2.5rem;grid-template-columns:17rem minmax(0,1fr)}nav{align-self:start;max-height:100vh;overflow-y:auto;position:sticky;top:0}.card{padding:1.5rem}nav a{padding:.25rem 0}}
@media print{nav{display:none}}
`
