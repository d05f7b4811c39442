#!/usr/bin/env bash
# date-fns 4.4.0, dayjs 1.11.23, luxon 3.7.2, in the time zone of peninsular Malaysia (and Singapore).
# The clocks went from +07:30 to +08:00 at the end of 31 December 1981, so that its last half hour does not exist. date-fns and dayjs set the hands to
# 23:59:59 and land in the next year: the end of 31 December 1981, and of the whole year 1981, is 1 January 1982. A person who was born on that day has
# the wrong year of birth after "end of day", and with it the wrong age for contributions. luxon stays within the day; in Asia/Kuching all do.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund date-fns@4.4.0 dayjs@1.11.23 luxon@3.7.2 >/dev/null 2>&1
cat > show.mjs <<'JS'
import { endOfDay, endOfYear, format } from 'date-fns';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';

const last = new Date(1981, 11, 31);
console.log(`date-fns ${format(endOfDay(last), 'yyyy-MM-dd')}, of the year ${format(endOfYear(new Date(1981, 4, 1)), 'yyyy-MM-dd')}`);
console.log(`dayjs ${dayjs(last).endOf('day').format('YYYY-MM-DD')}, of the year ${dayjs('1981-05-01').endOf('year').format('YYYY-MM-DD')}`);
console.log(`luxon ${DateTime.fromJSDate(last).endOf('day').toISODate()}`);
JS
said=$(TZ=Asia/Kuala_Lumpur node show.mjs); echo "Asia/Kuala_Lumpur: $said"
east=$(TZ=Asia/Kuching node show.mjs); echo "Asia/Kuching: $east"
[[ $said == $'date-fns 1982-01-01, of the year 1982-01-01\ndayjs 1982-01-01, of the year 1982-01-01\nluxon 1981-12-31' &&
  $east == $'date-fns 1981-12-31, of the year 1981-12-31\ndayjs 1981-12-31, of the year 1981-12-31\nluxon 1981-12-31' ]] && echo 'as described' || { echo 'CHANGED'; exit 1; }
