/** Whether the kilometres of a visit stand in a claim. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { VisitRecord } from '../site-visit.tables.ts';

const standing = adhocText<{ id: number }>(`select id from claims where company_id = $1 and id = $2 and status not in ('Rejected', 'Cancelled')`);

/** A claim that was rejected, cancelled or deleted frees them. */
export const isClaimed = async (ctx: Ctx, { claim_id }: Pick<VisitRecord, 'claim_id'>): Promise<boolean> =>
  claim_id !== null && (await standing(ctx.client, [ctx.companyId, claim_id])).length > 0;
