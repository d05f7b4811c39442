#!/usr/bin/env bash
# currency.js 2.0.4.
# Half a sen is rounded up the number line, not away from zero: an earning of RM 1.005 is 1.01 and a deduction of -1.005 is -1.00, so that a correction
# which takes back what was paid leaves a sen behind. Amounts as accounting programs write them, with the sign behind ("5.00-"), are NaN without an error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund currency.js@2.0.4 >/dev/null 2>&1
said=$(node -e "
const currency = require('currency.js');
console.log(String(currency(1.005)), String(currency(-1.005)), String(currency(1.005).add(currency(-1.005))), currency('5.00-').value, currency('(5.00)').value);
"); echo "currency.js 2.0.4: $said"
[[ $said == '1.01 -1.00 0.01 NaN -5' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
