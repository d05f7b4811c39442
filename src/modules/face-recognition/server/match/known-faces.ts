/**
 * The descriptors of a company as this process has opened them: a face is compared with thousands in milliseconds, and reading and
 * opening them takes longer. What changed since is asked at each comparison, so a consent that was taken back is gone with it.
 */
import { setImmediate as nextTick } from 'node:timers/promises';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { descriptorSeal } from '../enrolment/read-descriptor.ts';

export type Faces = ReadonlyMap<number, Float32Array>;

interface Known {
  readonly version: string;
  /** Up to when changes were read. */
  readonly newest: string | null;
  readonly faces: Map<number, Float32Array>;
  readonly enrolments: Map<number, number>;
}

/** Descriptors of all companies together: 80 MB. */
const MOST = 20_000;
/** Rows that are read and opened before others have their turn. */
const BATCH = 500;
/** A change may be seen later than it was made by as long as its transaction took. */
const OVERLAP = '1 minute';

const known = new Map<number, Known>();

const stateOf = adhocText<{ n: number; newest: string | null }>(
  `select count(*) filter (where revoked_at is null and descriptor is not null)::int as n, max(updated_at) as newest from fr_enrolments where company_id = $1`,
);
const changedSince = adhocText<{ id: number; employee_id: number; descriptor: Buffer | null }>(
  `select id, employee_id, case when revoked_at is null then descriptor end as descriptor from fr_enrolments
   where company_id = $1 and id > $2 and ($3::timestamptz is null or updated_at >= $3::timestamptz - interval '${OVERLAP}') order by id limit ${BATCH}`,
);

async function readInto(ctx: Ctx, { faces, enrolments }: Pick<Known, 'faces' | 'enrolments'>, since: string | null): Promise<void> {
  const seal = descriptorSeal(ctx.services.secret, ctx.companyId);
  for (let after = 0; ;) {
    const rows = await changedSince(ctx.client, [ctx.companyId, after, since]);
    for (const { id, employee_id, descriptor } of rows) {
      if (descriptor) {
        faces.set(employee_id, seal.open(descriptor, employee_id));
        enrolments.set(employee_id, id);
      } else if (enrolments.get(employee_id) === id) {
        faces.delete(employee_id);
        enrolments.delete(employee_id);
      }
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? 0;
    await nextTick();
  }
}

/** Whoever was asked for longest ago goes first; the company that is asked for stays. */
function makeRoom(companyId: number): void {
  const total = () => known.values().reduce((sum, { faces }) => sum + faces.size, 0);
  for (const each of known.keys()) {
    if (total() <= MOST) return;
    if (each !== companyId) known.delete(each);
  }
}

/** By employee. */
export async function facesOf(ctx: Ctx): Promise<Faces> {
  const [state] = await stateOf(ctx.client, [ctx.companyId]);
  const version = `${state?.n} ${state?.newest}`;
  const before = known.get(ctx.companyId);
  let now: Known = before ?? { version: '', newest: null, faces: new Map(), enrolments: new Map() };
  if (now.version !== version) {
    await readInto(ctx, now, now.newest);
    // What nobody noticed in time: all of it again.
    if (now.faces.size !== state?.n) {
      now = { ...now, faces: new Map(), enrolments: new Map() };
      await readInto(ctx, now, null);
    }
  }
  known.delete(ctx.companyId);
  known.set(ctx.companyId, { ...now, version, newest: state?.newest ?? null });
  makeRoom(ctx.companyId);
  return now.faces;
}
