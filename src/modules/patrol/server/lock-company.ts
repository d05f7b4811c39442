import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';

const locked = adhocText('select pg_advisory_xact_lock(hashtextextended($2, $1))');
/** One after the other until the transaction ends: what was sent before is looked for, and only what is new gets a number. */
export const lockCompany = (ctx: Pick<OpenCtx, 'client'>, company: number, what: string) => locked(ctx.client, [company, `patrol ${what}`]);
