#!/usr/bin/env bash
# xlsx (SheetJS) 0.18.5 and exceljs 4.4.0, Node in the zone Asia/Kuala_Lumpur.
# Until 1901 local time was ahead of UTC by hours, minutes and seconds. SheetJS counts days from 1899 by the offset of that year, so a midnight that it
# writes is stored 25 seconds after midnight (no whole number of days), and a whole day that exceljs wrote is read 25 to 35 seconds off: comparing or
# grouping such dates by day fails although both look right in a cell. With TZ=UTC both are exact.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 >/dev/null 2>&1
cat > show.mjs <<'JS'
import XLSX from 'xlsx';
import ExcelJS from 'exceljs';
const day = new Date(2026, 0, 5);
const sheet = XLSX.utils.aoa_to_sheet([[day]]);
const book = new ExcelJS.Workbook();
book.addWorksheet('S').getCell('A1').value = new Date(Date.UTC(2026, 0, 5));
const read = XLSX.read(Buffer.from(await book.xlsx.writeBuffer()), { cellDates: true }).Sheets.S;
console.log(JSON.stringify({ zone: process.env.TZ, written: sheet.A1.v, whole: Number.isInteger(sheet.A1.v), read: XLSX.utils.sheet_to_csv(read).trim(), seconds: read.A1.v.getSeconds() }));
JS
kl=$(TZ=Asia/Kuala_Lumpur node show.mjs); utc=$(TZ=UTC node show.mjs)
echo "xlsx 0.18.5, exceljs 4.4.0, node $(node --version)"; echo "$kl"; echo "$utc"
[[ $kl == *'"whole":false'* && $kl != *'"seconds":0}'* && $utc == *'"whole":true'* && $utc == *'"read":"1/5/26"'* ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
