/** The style of a page to read; it follows the reader's choice of dark or light. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:light-dark(#1c2126,#e6e8ea);--soft:light-dark(#5b6670,#9aa4ad);--paper:light-dark(#fff,#14181b);
--panel:light-dark(#f5f6f7,#1d2226);--line:light-dark(#dfe3e6,#2d343a);--accent:light-dark(#0b5d57,#6fcfc4);--missing:light-dark(#a3352b,#f0998f)}
*{box-sizing:border-box}
body{margin:0;font:17px/1.65 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:break-word}
header{padding:.8rem 1.25rem;border-bottom:1px solid var(--line)}header a{font-weight:600;text-decoration:none}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
h1{font-size:1.9rem;line-height:1.25;margin:0 0 1rem}h2{font-size:1.35rem;margin:2.2rem 0 .6rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1.12rem;margin:1.6rem 0 .4rem}h4,h5,h6{font-size:1rem;margin:1.2rem 0 .3rem}
p{margin:.7rem 0}a{color:var(--accent);text-underline-offset:.18em}a.missing{color:var(--missing)}
nav{background:var(--panel);border-radius:8px;padding:.6rem 1rem;margin:1rem 0 1.5rem}nav ul{columns:14rem;margin:0;padding-inline-start:1.1rem}
ul,ol{padding-inline-start:1.5rem}dd{margin-inline-start:1.5rem}
.table{overflow-x:auto;margin:1rem 0}table{border-collapse:collapse;font-size:.92rem}caption{text-align:start;font-weight:600;padding:.3rem 0}
th,td{border:1px solid var(--line);padding:.3rem .6rem;text-align:start;vertical-align:top}th{background:var(--panel)}
pre{background:var(--panel);padding:.8rem 1rem;border-radius:6px;overflow-x:auto}code,pre,kbd,samp{font:.9em/1.5 ui-monospace,monospace}
sup,sub{line-height:0;font-size:.75em}hr{border:0;border-top:1px solid var(--line);margin:2rem 0}
.notes{font-size:.88rem;color:var(--soft)}footer{margin-top:2rem;font-size:.9rem}.note{color:var(--soft);font-size:.88rem}
`
