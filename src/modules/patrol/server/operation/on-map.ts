/** Where the points of an operation are, and where its guards scanned last. */
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { GuardOnDuty, OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import type { Evaluated } from '../round/patrolled.ts';

type Place = OperationDetail['places'][number];

/** Each point once: what became of it in the latest round that has said so, else that it waits. */
export function placesOf({ found, points }: Evaluated): Place[] {
  const places = new Map<number, Place>();
  for (const { points: own } of found.rounds)
    for (const { checkpoint_id, status } of own) {
      const point = points.get(checkpoint_id);
      if (!point || point.lat === null || point.lng === null || (status === 'pending' && places.has(checkpoint_id))) continue;
      const { code, name, lat, lng } = point;
      places.set(checkpoint_id, { checkpoint_id, code, name, lat, lng, status });
    }
  return [...places.values()];
}

interface LastPlace {
  readonly guard_id: number;
  readonly recorded_at: string;
  readonly lat: number;
  readonly lng: number;
}
const lastPlaces = adhocText<LastPlace>(
  `select distinct on (guard_id) guard_id, recorded_at, lat::float8 as lat, lng::float8 as lng from patrol_clockings
   where company_id = $1 and operation_id = $2 and lat is not null and lng is not null and method <> 'Manual'
   order by guard_id, recorded_at desc`,
);
/** Of all guards; `positionsOf` leaves those whom the viewer may see. */
export const readLastPlaces = ({ client, companyId }: Pick<Ctx, 'client' | 'companyId'>, operation: number): Promise<LastPlace[]> =>
  lastPlaces(client, [companyId, operation]);

/** @param guards those whom the viewer may see */
export function positionsOf(places: readonly LastPlace[], guards: readonly GuardOnDuty[]): OperationDetail['positions'] {
  const names = new Map(guards.map(({ id, name }) => [id, name]));
  return places.flatMap(({ guard_id, recorded_at, lat, lng }) => {
    const guard = names.get(guard_id);
    return guard === undefined ? [] : [{ guard_id, guard, at: instantText(recorded_at), lat, lng }];
  });
}
