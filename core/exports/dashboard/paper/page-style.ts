/** The style of the printed dashboard: light, whatever the window looks like. */
export const pageStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; color: #1a1e23; background: #ffffff; font: 9pt/1.35 system-ui, 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif; font-variant-numeric: tabular-nums; -webkit-print-color-adjust: exact; }
header { display: flex; gap: 8mm; align-items: baseline; justify-content: space-between; margin-bottom: 4mm; padding-bottom: 2mm; border-bottom: 1.5pt solid #0b6770; }
h1 { margin: 0; font-size: 15pt; }
h2 { margin: 0; font-size: 10.5pt; }
p { margin: 0; }
header p, .source, .note { color: #5b636c; font-size: 8pt; }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 6mm; align-items: start; }
section { min-width: 0; padding: 3mm; border: 0.5pt solid #dde2e6; border-radius: 1mm; break-inside: avoid; }
.full { grid-column: 1 / -1; }
.source { margin: 0.5mm 0 2mm; }
.note { margin-top: 1mm; }
svg { display: block; width: 100%; overflow: visible; }
svg text { font-size: 8px; }
.legend { display: flex; flex-wrap: wrap; gap: 1mm 4mm; justify-content: center; margin: 1mm 0 0; padding: 0; list-style: none; font-size: 8pt; }
.legend svg { display: inline-block; width: 2.4mm; margin-right: 1.2mm; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 1mm 2mm; border-bottom: 0.5pt solid #edf0f2; font-weight: 400; text-align: end; }
tbody th, thead th:first-child, tfoot th { text-align: start; }
thead th { color: #434b54; font-size: 8pt; font-weight: 600; vertical-align: bottom; }
tfoot :is(th, td) { border-top: 0.75pt solid #8b949d; border-bottom: 0; font-weight: 600; }
`
