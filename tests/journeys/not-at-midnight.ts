/** A journey that begins on one day and ends on the next sees both: near midnight in Kuala Lumpur it begins with the new day. */
import { setTimeout as sleep } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const AHEAD_MS = 8 * 3_600_000;
/** As long as a journey takes on a busy machine. */
const LONGEST_MS = 8 * 60_000;

const left = DAY_MS - ((Date.now() + AHEAD_MS) % DAY_MS);
if (left < LONGEST_MS) await sleep(left + 2000);
