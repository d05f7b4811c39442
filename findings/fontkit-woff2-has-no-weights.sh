#!/usr/bin/env bash
# fontkit 2.0.4 (what PDFKit draws letters with), @fontsource-variable/inter 5.2.8, wawoff2 2.0.1.
# A payslip in the letters of its portal needs the bold of a variable web font. fontkit lists axes and named weights of a WOFF2 file and lays out its default
# weight, but asked for any other it throws a TypeError about "tables", which names neither the format nor the font. The same file unpacked to TrueType gives bold.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund fontkit@2.0.4 @fontsource-variable/inter@5.2.8 wawoff2@2.0.1 >/dev/null 2>&1
cat >show.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';
const packed = readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const width = (font) => Math.round(font.layout('Gaji bersih').advanceWidth);
for (const [name, bytes] of [['WOFF2', packed], ['unpacked', Buffer.from(await wawoff2.decompress(packed))]]) {
  const font = fontkit.create(bytes);
  let bold;
  try {
    bold = width(font.getVariation('Bold'));
  } catch (error) {
    bold = `${error.constructor.name}: ${error.message}`;
  }
  console.log(`${name}: ${Object.keys(font.namedVariations).length} weights, default ${width(font)}, bold ${bold}`);
}
JS
said=$(node show.mjs); echo "$said"
[[ $said == "WOFF2: 9 weights, default 10253, bold TypeError: Cannot read properties of undefined (reading 'tables')
unpacked: 9 weights, default 10253, bold 10645" ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
