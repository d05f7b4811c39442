#!/usr/bin/env bash
# exifr 7.1.3, exif-reader 2.0.3, exif-parser 0.1.12, sharp 0.35.5.
# A photo says when it was taken and, in OffsetTimeOriginal, how far that is from UTC, as phones do since EXIF 2.31. All three give the moment without it:
# taken at 08:05 in Malaysia (+08:00), it is 08:05 UTC by exif-reader and exif-parser, so 16:05, and by exifr whatever the zone of the server makes of it.
# exifr and exif-reader even return the offset beside. The clock of the satellites in the same file (GPSTimeStamp) says 00:05 UTC. Who takes the photo as
# a proof of time puts the two tags together.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exifr@7.1.3 exif-reader@2.0.3 exif-parser@0.1.12 sharp@0.35.5 >/dev/null 2>&1
cat > show.mjs <<'JS'
import exifParser from 'exif-parser';
import readExif from 'exif-reader';
import exifr from 'exifr';
import sharp from 'sharp';

const taken = {
  IFD2: { DateTimeOriginal: '2026:03:02 08:05:00', OffsetTimeOriginal: '+08:00' },
  IFD3: { GPSDateStamp: '2026:03:02', GPSTimeStamp: '0/1 5/1 0/1' },
};
const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } }).withExif(taken).jpeg().toBuffer();
const one = await exifr.parse(photo, { gps: true });
const two = readExif((await sharp(photo).metadata()).exif).Photo;
const three = new Date(exifParser.create(photo).parse().tags.DateTimeOriginal * 1000);
console.log(`exifr ${one.DateTimeOriginal.toISOString()} (${one.OffsetTimeOriginal}), exif-reader ${two.DateTimeOriginal.toISOString()} (${two.OffsetTimeOriginal}), exif-parser ${three.toISOString()}`);
JS
utc=$(TZ=UTC node show.mjs); echo "server in UTC: $utc"
here=$(TZ=Asia/Kuala_Lumpur node show.mjs); echo "server in Malaysia: $here"
[[ $utc == 'exifr 2026-03-02T08:05:00.000Z (+08:00), exif-reader 2026-03-02T08:05:00.000Z (+08:00), exif-parser 2026-03-02T08:05:00.000Z' &&
  $here == 'exifr 2026-03-02T00:05:00.000Z (+08:00), exif-reader 2026-03-02T08:05:00.000Z (+08:00), exif-parser 2026-03-02T08:05:00.000Z' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
