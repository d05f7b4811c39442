#!/usr/bin/env bash
# zxing-wasm 3.1.4 (reader), @undecaf/zbar-wasm 0.11.0, @zxing/library 0.21.3, bwip-js 4.11.4, pngjs 7.0.0.
# The 12 digits of a UPC-A, as they are printed below the bars, come back as 13 from zxing-wasm, also where it is asked for UPC-A alone and says UPC-A, and
# as an EAN-13 of 13 digits from zbar-wasm; @zxing/library gives the 12. The 8 digits of a UPC-E come back as the 13 of the number that it shortens. Who keeps
# the printed digits and compares texts finds no product: both sides are to be brought to one length (GTIN) first.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zxing-wasm@3.1.4 @undecaf/zbar-wasm@0.11.0 @zxing/library@0.21.3 bwip-js@4.11.4 pngjs@7.0.0 >/dev/null 2>&1
cat > show.mjs <<'JS'
import { readFileSync } from 'node:fs';
import bwipjs from 'bwip-js';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import zxing from '@zxing/library';

prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
async function drawn(bcid, text) {
  const png = await bwipjs.toBuffer({ bcid, text, scale: 3, height: 20, paddingwidth: 12, paddingheight: 12, backgroundcolor: 'ffffff' });
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' };
}
const wasm = async (picture, format) => (await readBarcodes(picture, { formats: [format] })).map(({ format: found, text }) => `${found} ${text}`).join();
const zbar = async ({ data, width, height }) => (await scanRGBABuffer(data.slice().buffer, width, height)).map((found) => `${found.typeName} ${found.decode()}`).join();
function library({ data, width, height }) {
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[4 * at]);
  const found = new zxing.MultiFormatReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(new zxing.RGBLuminanceSource(grey, width, height))));
  return `${zxing.BarcodeFormat[found.getBarcodeFormat()]} ${found.getText()}`;
}
const [a, e] = [await drawn('upca', '614141000036'), await drawn('upce', '01234565')];
console.log(`614141000036: zxing-wasm ${await wasm(a, 'UPCA')}, zbar-wasm ${await zbar(a)}, @zxing/library ${library(a)}`);
console.log(`01234565: zxing-wasm ${await wasm(e, 'UPCE')}, zbar-wasm ${await zbar(e)}`);
JS
said=$(node show.mjs); echo "$said"
wanted='614141000036: zxing-wasm UPCA 0614141000036, zbar-wasm ZBAR_EAN13 0614141000036, @zxing/library UPC_A 614141000036
01234565: zxing-wasm UPCE 0012345000065, zbar-wasm ZBAR_EAN13 0012345000065'
[[ $said == "$wanted" ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
