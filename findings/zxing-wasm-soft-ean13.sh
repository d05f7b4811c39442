#!/usr/bin/env bash
# zxing-wasm 3.1.4 (reader), bwip-js 4.11.4, sharp 0.35.5.
# A retail code that is drawn sharp, turned by 6 degrees and softened by a blur of 1.5 pixels is read as another number: valid by the library's own
# word, and its check digit is right. The same picture turned by 3 degrees is read rightly. A check digit guards against one wrong digit, not against
# two: who scans goods takes a number when two frames agree and it is a product that is expected.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund zxing-wasm@3.1.4 bwip-js@4.11.4 sharp@0.35.5 >/dev/null 2>&1
cat > show.mjs <<'JS'
import { readFileSync } from 'node:fs';
import bwipjs from 'bwip-js';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
const code = '9552345678907';
const drawn = await bwipjs.toBuffer({ bcid: 'ean13', text: code, scale: 2, height: 20, includetext: false, paddingwidth: 20, paddingheight: 20, backgroundcolor: 'ffffff' });
const read = async (angle, blur) => {
  const margin = { top: 150, bottom: 150, left: 200, right: 200, background: '#ddd' };
  const { data, info } = await sharp(drawn).rotate(angle, { background: '#fff' }).extend(margin).blur(blur).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  const [found] = await readBarcodes(picture, { formats: ['EAN13'], tryDownscale: false, maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : 'none';
};
const checkDigit = (text) => (10 - ([...text.slice(0, 12)].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) % 10;
const [level, turned] = [await read(3, 1.5), await read(6, 1.5)];
console.log(`drawn ${code}; turned by 3: ${level}; turned by 6: ${turned}, check digit ${checkDigit(turned) === Number(turned.at(-1)) ? 'right' : 'wrong'}`);
JS
said=$(node show.mjs); echo "zxing-wasm 3.1.4: $said"
[[ $said == 'drawn 9552345678907; turned by 3: 9552345678907; turned by 6: 9552345612901, check digit right' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
