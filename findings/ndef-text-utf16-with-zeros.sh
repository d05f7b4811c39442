#!/usr/bin/env bash
# ndef 0.2.0.
# A text record of an NFC tag may be UTF-16: the first bit of its first byte says so (NFC Forum, Text Record Type Definition). The library reads that bit and
# decodes the bytes as UTF-8 all the same: "Pintu 1" comes back as 14 characters with a NUL before each letter, prints the same on many screens, and equals
# nothing. The same text as UTF-8 comes back as it is.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund ndef@0.2.0 >/dev/null 2>&1
said=$(node -e "
const ndef = require('ndef');
const text = 'Pintu 1';
const record = (flag, bytes) => [flag | 2, ...Buffer.from('ms'), ...bytes];
const read = (payload) => ndef.text.decodePayload(payload);
const wide = read(record(0x80, Buffer.from(text, 'utf16le').swap16()));
console.log(JSON.stringify(read(record(0, Buffer.from(text)))), wide.length, wide === text, wide.replaceAll('\0', '') === text);
"); echo "ndef 0.2.0: $said"
[[ $said == '"Pintu 1" 14 false true' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
