/** Plain and readable; the shop's own kit stays in the shop. */
export const style = `
:root { --wall: #faf7f2; --ink: #1f1b16; --quiet: #6b6257; --line: #e2dacd; --accent: #8c3b1f; color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wall); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: baseline; padding: .75rem clamp(1rem, 4vw, 3rem);
  border-bottom: 1px solid var(--line); background: #fff; }
header p { margin: 0; }
header small { color: var(--quiet); }
nav { flex: 1; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .35rem 0; }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; border-bottom: 2px solid var(--accent); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 400; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: 2.25rem; }
h2 { margin-top: 2.5rem; }
.empty { padding: 2.5rem 1.5rem; border: 1px dashed var(--line); text-align: center; color: var(--quiet); background: #fff; }
.sections { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
.sections li { padding: 1.25rem; background: #fff; border: 1px solid var(--line); box-shadow: 0 6px 18px -12px #0003; }
.sections h2 { margin: 0 0 .25rem; }
.sections p { margin: 0; color: var(--quiet); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid var(--line); }
th, td { padding: .6rem .8rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-weight: 600; white-space: nowrap; }
td code, pre { overflow-wrap: anywhere; white-space: pre-wrap; }
pre { padding: 1rem; background: #fff; border: 1px solid var(--line); }
time { white-space: nowrap; color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); background: #fff; }
form { display: inline; }
button { min-height: 2.5rem; padding: .4rem 1rem; font: inherit; color: #fff; background: var(--ink); border: 0; border-radius: 2px; cursor: pointer; }
button:hover { background: var(--accent); }
.failed { color: #a11212; }
`;
