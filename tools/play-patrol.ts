/**
 * `npm run play:patrol`: a site of 20 devices on a running portal, for demonstration and load, through the calls that devices of guards have.
 *
 *   MESRA_PASSWORD=… npm run play:patrol -- --url http://localhost:3000 --email owner2@demo.my --devices 20 --minutes 60 --speed 4 --emergency
 *
 * It makes a project, a site and guards of its own in the company of the account (`--company` where there are several). The password is read from
 * `MESRA_PASSWORD`, else it is asked for; it is never printed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { playSite } from './play-patrol/play-site.ts';

/** Guards of one operation. */
const MOST_DEVICES = 50;
/** A guard is signed in for twelve hours, and a shift of the site lasts eleven. */
const MOST_MINUTES = 600;

async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const password = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return password;
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string' },
    company: { type: 'string' },
    devices: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
    speed: { type: 'string', default: '1' },
    emergency: { type: 'boolean', default: false },
  },
});
const [devices, minutes, speed] = [values.devices, values.minutes, values.speed].map(Number) as [number, number, number];
const isWhole = (value: number, most: number) => Number.isInteger(value) && value > 0 && value <= most;
if (!values.email || !isWhole(devices, MOST_DEVICES) || !isWhole(minutes, MOST_MINUTES) || !(speed > 0 && speed <= 600)) {
  console.error(`Name an account by --email; --devices takes 1 to ${MOST_DEVICES}, --minutes 1 to ${MOST_MINUTES}, --speed a number above 0 up to 600.`);
  process.exit(2);
}
const password = process.env['MESRA_PASSWORD'] ?? (await askPassword());
const company = values.company === undefined ? undefined : Number(values.company);
try {
  const played = await playSite({
    url: values.url,
    account: { email: values.email, password, company },
    devices,
    minutes,
    speed,
    emergency: values.emergency,
    now: () => new Date(),
    wait,
    tell: (line) => console.log(line),
  });
  console.table(played);
  process.exitCode = played.rejected === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The portal cannot be reached.');
  process.exitCode = 1;
}
