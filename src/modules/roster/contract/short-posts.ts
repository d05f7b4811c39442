/** Which needs stay short when somebody is taken off a day of the roster. Pure. */
import type { Session } from '#platform/contract/time/sessions.ts';
import { covers, type Need } from './fill/needed-shifts.ts';

/** So many people of one position with the same work at one place on one day. */
export interface RosteredGroup {
  readonly position_id: number | null;
  readonly sessions: readonly Session[];
  readonly people: number;
}

export interface ShortPost {
  readonly need: Need;
  readonly left: number;
}

const fits = (need: Need, { position_id, sessions }: Omit<RosteredGroup, 'people'>) =>
  (need.position_id === null || need.position_id === position_id) && sessions.some((session) => covers(session, need));

/**
 * @param needs of the place on that day @param others who is left there
 * @returns those that the one who goes would have filled; a need that asks for a position is filled first
 */
export function shortPosts(needs: readonly Need[], leaver: Omit<RosteredGroup, 'people'>, others: readonly RosteredGroup[]): ShortPost[] {
  const special = needs.toSorted((a, b) => Number(b.position_id !== null) - Number(a.position_id !== null));
  const left = new Map(needs.map(({ id }) => [id, 0]));
  for (const group of others) {
    let free = group.people;
    for (const need of special) {
      if (!fits(need, group)) continue;
      const served = left.get(need.id) ?? 0;
      const taken = Math.min(free, need.heads - served);
      left.set(need.id, served + taken);
      free -= taken;
    }
  }
  return needs.filter((need) => fits(need, leaver)).flatMap((need) => ((left.get(need.id) ?? 0) < need.heads ? [{ need, left: left.get(need.id) ?? 0 }] : []));
}
