#!/usr/bin/env bash
# malaysia-postcodes 3.0.0.
# A postcode says through which post office a letter goes, not in which state a place lies: 86800 is Mersing in Johor, and Pulau Tioman as well, an island of
# the district of Rompin in Pahang. The package lists Tioman as a city of Johor, and findPostcode answers with one city alone. Whoever fills in the state by
# it gives a resort on Tioman the public holidays of Johor. Other places across a border (14290 and 34950 Bandar Baharu in Kedah) it has right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund malaysia-postcodes@3.0.0 >/dev/null 2>&1
cat > show.mjs <<'JS'
import { allPostcodes, findPostcode } from 'malaysia-postcodes';
const holders = allPostcodes.flatMap(({ name, city }) => city.filter((each) => each.postcode.includes('86800')).map((each) => `${each.name}, ${name}`));
const { city, state } = findPostcode('86800');
console.log(`${holders.join('; ')}; findPostcode: ${city}, ${state}; 34950: ${findPostcode('34950').state}`);
JS
said=$(node show.mjs); echo "malaysia-postcodes 3.0.0: $said"
[[ $said == 'Mersing, Johor; Tioman, Johor; findPostcode: Mersing, Johor; 34950: Kedah' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
