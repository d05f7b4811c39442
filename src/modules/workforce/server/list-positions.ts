/** Positions that a need may name. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listPositions as endpoint } from '../contract/project.register.ts';

const all = adhocText<{ id: number; name: string }>(
  'select id, name from positions where company_id = $1 and deleted_at is null order by lower(name) limit 1000',
);

export const listPositions = async (ctx: Ctx): Promise<OutputOf<typeof endpoint>> => ({ data: await all(ctx.client, [ctx.companyId]) });
