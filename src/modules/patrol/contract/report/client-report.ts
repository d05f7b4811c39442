/** What a client reads about a month: completion by site, whether what was agreed was met, missed points, answers in emergencies. Pure. */
import { isLevelMet } from '../round/evaluate-rounds.ts';
import type { PointStatus } from '../round/round.schema.ts';

export interface ReportedPoint {
  readonly site: string;
  readonly name: string;
  /** Milliseconds. */
  readonly due: number;
  readonly status: PointStatus;
  /** Why it was excused. */
  readonly excuse: string | null;
}
export interface ReportedEmergency {
  /** Seconds to the acknowledgement; null: nobody has acknowledged. */
  readonly answered: number | null;
}
export interface Agreed {
  /** Of all points that were due. */
  readonly percent: number;
  readonly response_minutes: number;
}

export interface Completion {
  readonly expected: number;
  /** Excused ones too, as for the status of rounds. */
  readonly done: number;
  readonly excused: number;
  readonly missed: number;
  /** Rounded down, so that a figure below what was agreed never reads as met; null: nothing was due. */
  readonly percent: number | null;
}
export interface ClientReport {
  readonly sites: readonly (Completion & { readonly site: string })[];
  /** Sums of points, not the mean of percentages. */
  readonly total: Completion;
  /** null: nothing was due. */
  readonly level_met: boolean | null;
  /** Missed and excused, by time. */
  readonly unscanned: readonly ReportedPoint[];
  readonly answers: { readonly all: number; readonly within: number; readonly met: boolean | null };
}

function completion(points: readonly ReportedPoint[]): Completion {
  const of = (wanted: PointStatus) => points.filter(({ status }) => status === wanted).length;
  const [expected, missed] = [points.length, of('missed')];
  const done = expected - missed;
  return { expected, done, excused: of('excused'), missed, percent: expected === 0 ? null : Math.floor((1000 * done) / expected) / 10 };
}

/** @param given points whose time is not over are left out */
export function clientReport(given: readonly ReportedPoint[], emergencies: readonly ReportedEmergency[], agreed: Agreed): ClientReport {
  const points = given.filter(({ status }) => status !== 'pending');
  const bySite = [...Map.groupBy(points, ({ site }) => site)].toSorted(([a], [b]) => a.localeCompare(b));
  const total = completion(points);
  const within = emergencies.filter(({ answered }) => answered !== null && answered <= agreed.response_minutes * 60).length;
  return {
    sites: bySite.map(([site, own]) => ({ site, ...completion(own) })),
    total,
    level_met: total.expected === 0 ? null : isLevelMet(total, agreed.percent),
    unscanned: points.filter(({ status }) => status === 'missed' || status === 'excused').toSorted((a, b) => a.due - b.due),
    answers: { all: emergencies.length, within, met: emergencies.length === 0 ? null : within === emergencies.length },
  };
}
