#!/usr/bin/env bash
# highs 1.15.3 (HiGHS in WebAssembly).
# In an LP file a name that begins with "nan", or is "inf" with digits behind it, is read as a number: "Nanda" becomes not-a-number times a column "da",
# and "inf1" becomes infinity. Nothing is refused: the status is "Optimal", the value is NaN or infinite, and the column of the name is gone. Names made
# from persons or places (a roster is such a model) want a prefix; x_Nanda is read as a name.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund highs@1.15.3 >/dev/null 2>&1
cat > show.mjs <<'JS'
import load from 'highs';

const highs = await load();
const model = (name) => `Maximize
 value: 3 ${name} + 2 other
Subject To
 both: ${name} + other <= 4
 one: ${name} <= 3
End`;
for (const name of ['x_Nanda', 'Nanda', 'inf1']) {
  const { Status, ObjectiveValue, Columns } = highs.solve(model(name));
  console.log(`${name}: ${Status} ${ObjectiveValue}, columns ${Object.keys(Columns).sort().join(' ')}`);
}
JS
said=$(node show.mjs); echo "highs 1.15.3: $said"
[[ $said == $'x_Nanda: Optimal 11, columns other x_Nanda\nNanda: Optimal NaN, columns da other\ninf1: Optimal Infinity, columns other' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
