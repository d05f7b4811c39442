import { localOf } from '#platform/contract/time/local-line.ts';

/** From seven in the evening to seven in the morning, as shifts change. */
export function isNight(now: Date, zone: string): boolean {
  const hour = Number(localOf(now, zone).time.slice(0, 2));
  return hour >= 19 || hour < 7;
}
