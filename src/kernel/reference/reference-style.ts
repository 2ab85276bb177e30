/** The reference page's style; it follows the reader's choice of dark or light. */
export const referenceStyle = `
:root{color-scheme:light dark;--ink:light-dark(#1c2126,#e6e8ea);--soft:light-dark(#5b6670,#9aa4ad);--paper:light-dark(#fff,#14181b);
--panel:light-dark(#f5f6f7,#1d2226);--line:light-dark(#dfe3e6,#2d343a);--accent:light-dark(#0b5d57,#6fcfc4)}
*{box-sizing:border-box}
body{margin:0;display:grid;grid-template:auto 1fr/15rem minmax(0,1fr);font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;padding:1rem 2rem;border-bottom:1px solid var(--line)}
h1{font-size:1.2rem;margin:0}header p{margin:0}
nav{padding:1.5rem 0 1.5rem 2rem}nav ul{position:sticky;top:1.5rem;list-style:none;margin:0;padding:0}nav li{margin:.35rem 0}
main{padding:0 2rem 4rem;max-width:60rem}
a{color:var(--accent);text-underline-offset:.2em}small{color:var(--soft);font-weight:400}
section{padding-top:1.5rem}h2{margin:.5rem 0}article{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:.5rem}
h3{font-size:1.05rem;overflow-wrap:anywhere}h4{font-size:.9rem;margin:1.2rem 0 .3rem;color:var(--soft)}
.method{color:var(--accent);font-weight:700}.fact{color:var(--soft);margin:.3rem 0}
table{border-collapse:collapse;table-layout:fixed;width:100%;font-size:.92rem}th{text-align:left;font-weight:400;width:34%}td:nth-child(2){width:18%}th,td{padding:.3rem .6rem .3rem 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
code,pre{font:.9em/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}pre{background:var(--panel);padding:.8rem 1rem;border-radius:6px;overflow:auto}
@media(max-width:44rem){body{grid-template-columns:minmax(0,1fr)}nav{padding:1rem}nav ul{position:static}main,header{padding-inline:1rem}
table,tbody{display:block}tr{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,auto);gap:0 1rem;padding:.4rem 0;border-top:1px solid var(--line)}
th,td{display:block;padding:0;border:0}th,td:nth-child(2){width:auto}td:nth-child(2){max-width:45vw;text-align:end}td:nth-child(3){grid-column:1/-1}}
`
