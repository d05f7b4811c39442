import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';

const ofDevice = adhocText<{ version: number; text: string; read: boolean }>(
  `select p.version, p.text, exists (select from patrol_post_order_reads r where r.company_id = $1 and r.order_id = p.id and r.guard_id = $3) as read
   from patrol_post_orders p where p.company_id = $1 and p.site_id = $2 order by p.version desc limit 1`,
);
/** The post orders that hold at a site, and whether the guard has read them; null: nothing was written. */
export const ordersFor = async (ctx: Pick<OpenCtx, 'client'>, company: number, site: number, guard: number) =>
  (await ofDevice(ctx.client, [company, site, guard]))[0] ?? null;
