#!/usr/bin/env bash
# date-holidays 3.24.4, country MY, year 2026.
# Its Islamic dates follow a calculated calendar, its Deepavali a list: Hari Raya Aidilfitri stands on 20 and 21 March and Deepavali on 9 November.
# Malaysia's federal list has 21 and 22 March and 8 November (Prime Minister's Department, public holidays of 2026): a shop that imports the package
# pays holiday rates on the wrong days. The package does not mark which dates are estimates.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund date-holidays@3.24.4 >/dev/null 2>&1
cat > show.mjs <<'JS'
import Holidays from 'date-holidays';
const days = new Holidays('MY').getHolidays(2026).filter(({ name }) => /Aidil Fitri|Deepavali/.test(name));
console.log(days.map(({ date, name, note }) => `${date.slice(0, 10)} ${name}${note ? ` (${note})` : ''}`).join('; '));
JS
said=$(node show.mjs); echo "date-holidays 3.24.4: $said"
[[ $said == '2026-03-20 Hari Raya Aidil Fitri; 2026-03-21 Hari Raya Aidil Fitri; 2026-11-09 Deepavali' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
