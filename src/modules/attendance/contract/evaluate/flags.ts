/** What a session is marked with, for whoever looks over the days. Pure. */
import { FLAGS, type Flag } from '../attendance.schema.ts';
import type { PunchFacts } from './punch-facts.ts';

/** A fix that is less exact is marked (readings O23). */
const INACCURATE_ABOVE = 200;

interface Marked {
  readonly checkin: PunchFacts | null;
  readonly checkout: PunchFacts | null;
  readonly isUnscheduled: boolean;
  readonly isForgotten: boolean;
  readonly isUnusual: boolean;
}

function ofPunch({ position, accuracy_m, source, corrects, offline, clock, unusual }: PunchFacts): (Flag | false)[] {
  return [
    position === 'outside' && 'outside',
    position === 'undecided' && 'undecided',
    (accuracy_m ?? 0) > INACCURATE_ABOVE && 'inaccurate',
    source === 'manual' && (corrects ? 'corrected' : 'manual'),
    source === 'auto' && 'auto_checkout',
    offline && 'offline',
    clock && 'clock',
    unusual && 'unusual',
  ];
}

/** In the order in which flags are listed. */
export function flagsOf({ checkin, checkout, isUnscheduled, isForgotten, isUnusual }: Marked): Flag[] {
  const found = new Set<Flag | false>([...(checkin ? ofPunch(checkin) : []), ...(checkout ? ofPunch(checkout) : [])]);
  if (isUnscheduled) found.add('unscheduled');
  if (isUnusual) found.add('unusual');
  if (checkin === null) found.add('missing_checkin');
  if (isForgotten) found.add('missing_checkout');
  return FLAGS.filter((flag) => found.has(flag));
}
