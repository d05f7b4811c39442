#!/usr/bin/env bash
# tesseract.js 7.0.0 in Node.
# Asked for the LSTM engine alone, it loads the program with both engines all the same: the question reaches the loader as yes or no, and the loader
# compares it with the numbers of the engines. A folder that keeps the smaller "-lstm" programs alone, as one would make to save room, cannot be opened; the
# one without them can. In a browser the smaller program is loaded.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund tesseract.js@7.0.0 @tesseract.js-data/eng@1.0.0 >/dev/null 2>&1
cat > show.cjs <<'JS'
const { createWorker, OEM } = require('tesseract.js');
const langPath = `${__dirname}/node_modules/@tesseract.js-data/eng/4.0.0_best_int`;
createWorker('eng', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', errorHandler: () => undefined }).then(
  async (worker) => {
    await worker.terminate();
    console.log('opens');
  },
  (error) => {
    console.log(/Cannot find module '([^']+)'/.exec(String(error))?.[1] ?? String(error));
    process.exit();
  },
);
JS
core=node_modules/tesseract.js-core; mkdir small
mv "$core"/*-lstm* small/; without=$(node show.cjs); echo "without the -lstm programs: $without"
mkdir large; mv "$core"/tesseract-core* large/; mv small/* "$core"/; only=$(node show.cjs); echo "with the -lstm programs alone: $only"
[[ $without == opens && $only == tesseract.js-core/tesseract-core* && $only != *lstm* ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
