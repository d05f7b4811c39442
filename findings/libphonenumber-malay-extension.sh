#!/usr/bin/env bash
# libphonenumber-js 1.12.23, default country MY.
# "03-8888 1234 ext 12" is the number with its extension. The same with "samb." (sambungan, the word on Malaysian letterheads) is no number at all,
# while "samb. 03-8888 1234" is. A sheet of a Malaysian office loses exactly the numbers that carry an extension.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund libphonenumber-js@1.12.23 >/dev/null 2>&1
cat > show.mjs <<'JS'
import { parsePhoneNumberFromString as parse } from 'libphonenumber-js';
const of = (text) => { const found = parse(text, 'MY'); return found ? `${found.number}${found.ext ? ` ext ${found.ext}` : ''}` : 'none'; };
console.log(['03-8888 1234 ext 12', '03-8888 1234 samb. 12', 'samb. 03-8888 1234'].map((text) => `${text} -> ${of(text)}`).join('; '));
JS
said=$(node show.mjs); echo "libphonenumber-js 1.12.23: $said"
[[ $said == '03-8888 1234 ext 12 -> +60388881234 ext 12; 03-8888 1234 samb. 12 -> none; samb. 03-8888 1234 -> +60388881234' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
