#!/usr/bin/env bash
# @hyzyla/pdfium 2.1.9 (the PDF reader of Chromium), pdfjs-dist 5.4.296, PDFKit 0.17.2.
# A PDF may say beside its glyphs what they read as (ISO 32000-1, 14.9.4, ActualText): what readers copy, search and speak, and how a payslip in shaped Jawi says
# its words. The text is given in the order of reading. pdfium gives Latin words as they are and Jawi back to front; pdf.js leaves ActualText out and gives the glyphs.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund pdfkit@0.17.2 pdfjs-dist@5.4.296 @hyzyla/pdfium@2.1.9 >/dev/null 2>&1
cat >show.mjs <<'JS'
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
function paper(words) {
  const doc = new PDFDocument();
  doc.markContent('Span', { actual: words });
  doc.text('GLYPHS');
  doc.endMarkedContent();
  doc.end();
  return buffer(doc);
}
const library = await PDFiumLibrary.init();
for (const words of ['Gaji bersih', '\u06acاجي برسيه']) {
  const bytes = await paper(words);
  const read = [...(await library.loadDocument(bytes)).pages()].map((page) => page.getText()).join('').trim();
  const backwards = [...read].reverse().join('');
  const { items } = await (await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1)).getTextContent();
  console.log(`${words}: pdfium ${read === words ? 'as given' : backwards === words ? 'back to front' : 'otherwise'}, pdf.js ${items.map(({ str }) => str).join('')}`);
}
library.destroy();
JS
said=$(node show.mjs 2>/dev/null); echo "$said"
[[ $said == 'Gaji bersih: pdfium as given, pdf.js GLYPHS
ڬاجي برسيه: pdfium back to front, pdf.js GLYPHS' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
