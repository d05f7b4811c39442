/** What a pair of punches comes to, counted minute by minute: rules 2 and 10 of M04.4, O7 to O10 and O20. */
import type { Person, Setting } from './facts.ts';
import type { Pair } from './pairs.ts';

export interface Hours {
  readonly checkIn: 'early' | 'ontime' | 'late' | undefined;
  readonly checkOut: 'early' | 'ontime' | 'late' | undefined;
  readonly late: number;
  readonly early: number;
  readonly duration: number;
  readonly normal: number;
  readonly overtime: number;
}

const LONG = 5 * 60;

const seen = (minute: number, edge: number, window: number) => (minute < edge - window ? 'early' : minute > edge + window ? 'late' : 'ontime');

const cut = (minutes: number, { step }: Setting): number => (step > 0 ? minutes - (minutes % step) : minutes);

/** Every minute somebody stood there, without those between the sessions and without the break. */
function workedOf({ plan, slot, in: from, out = from }: Pair): number[] {
  if (from === undefined || out === undefined) return [];
  const minutes: number[] = [];
  const session = slot ?? plan.otherwise;
  for (let minute = from; minute < out; minute++) if (!session?.gaps?.has(minute)) minutes.push(minute);
  // Of a flexible day, a rest day and an off day the stay is the session; other work that was not planned has no break.
  const ownHours = plan.flexible || plan.kind === 'Rest Day' || plan.kind === 'Off Day' || plan.kind === 'Public Holiday';
  const long = out - from > LONG && (session ? session.end - session.start > LONG : ownHours);
  if (!long || session?.gaps) return minutes;
  return minutes.slice(Math.min(minutes.length, plan.template?.breakMinutes ?? 0));
}

/** What of it is overtime before any minimum: beyond the end, or all of a rest day, an off day, a holiday. */
function beyond({ plan, slot }: Pair, worked: readonly number[], before: number): number {
  if (plan.kind === 'Public Holiday' || plan.kind === 'Rest Day' || plan.kind === 'Off Day') return worked.length;
  if (plan.flexible) {
    const ordinary = Math.max(0, (plan.template?.flexibleHours ?? 0) * 60 - before);
    return Math.max(0, worked.length - ordinary);
  }
  return slot ? worked.filter((minute) => minute >= slot.overtimeFrom && !slot.later.has(minute)).length : 0;
}

/** @param before minutes of the same date in the pairs before it */
export function hoursOf(pair: Pair, { setting }: Person, before = 0): Hours {
  const { plan, slot, in: from, out } = pair;
  const inWindow = plan.template?.inWindow ?? setting.inWindow;
  const outWindow = plan.template?.outWindow ?? setting.outWindow;
  const worked = workedOf(pair);
  const over = beyond(pair, worked, before);
  // The Act pays rest days and holidays from the first minute (O20).
  const counted = plan.kind === 'Public Holiday' || plan.kind === 'Rest Day' || over >= setting.overtimeLeast ? cut(over, setting) : 0;
  const duration = cut(worked.length, setting);
  return {
    checkIn: from === undefined ? undefined : slot ? seen(from, slot.start, inWindow) : 'ontime',
    checkOut: out === undefined ? undefined : slot ? seen(out, slot.end, outWindow) : 'ontime',
    late: slot && from !== undefined ? Math.max(0, from - slot.start - inWindow) : 0,
    early: slot && out !== undefined ? Math.max(0, slot.end - outWindow - out) : 0,
    duration,
    normal: duration - counted,
    overtime: counted,
  };
}
