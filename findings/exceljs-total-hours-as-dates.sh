#!/usr/bin/env bash
# exceljs 4.4.0.
# A total of 30 hours, the number 1.25 in Excel's own format for durations "[h]:mm", comes as the date 31 December 1899 06:00: whoever takes its hours has
# 6 of 30. A count of 26 days in the format 0 \d\a\y\s, which Excel writes for the word behind a number, comes as 25 January 1900; with the word in
# quotes it stays 26. The format decides, not the number.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 >/dev/null 2>&1
cat > show.mjs <<'JS'
import Excel from 'exceljs';

const cells = [
  [1.25, '[h]:mm'],
  [26, '0 \\d\\a\\y\\s'],
  [26, '0 "days"'],
];
const book = new Excel.Workbook();
const sheet = book.addWorksheet('hours');
cells.forEach(([value, format], at) => Object.assign(sheet.getCell(at + 1, 1), { value, numFmt: format }));
const read = new Excel.Workbook();
await read.xlsx.load(await book.xlsx.writeBuffer());
const shown = cells.map(([value, format], at) => {
  const found = read.getWorksheet('hours').getCell(at + 1, 1).value;
  return `${value} as ${format}: ${found instanceof Date ? found.toISOString() : found}`;
});
console.log(shown.join('\n'));
JS
said=$(node show.mjs); echo "exceljs 4.4.0: $said"
[[ $said == $'1.25 as [h]:mm: 1899-12-31T06:00:00.000Z\n26 as 0 \\d\\a\\y\\s: 1900-01-25T00:00:00.000Z\n26 as 0 "days": 26' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
