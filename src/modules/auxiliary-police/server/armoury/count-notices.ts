/** Tells whoever enters counts when one differs, and in the morning which stores were not counted twice on the day before. */
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { COUNT_NOTICES } from '../../contract/armoury/armoury.messages.ts';

const PAGE = { route: '/auxiliary/asset' };
/** The counts, over the page; of one count its lines over them. */
const countsRoute = (id?: number) => `${PAGE.route}?counts=${id ?? 'all'}`;
/** So many stores are named; of the others the number. */
const NAMED = 5;

/** Stores that had firearms or ammunition when the day $2 began at the instant $3, have some now, and lack one of its two counts. */
const uncounted = adhocText<{ id: number; name: string }>(
  `select s.id, s.name from asm_stores s
   where s.company_id = $1
     and (select count(*) from asm_armoury_counts c where c.company_id = s.company_id and c.store_id = s.id and c.date = $2::date) < 2
     and exists (select from asm_armoury_balances b join asm_assets a on a.company_id = b.company_id and a.id = b.asset_id
       where b.company_id = s.company_id and b.store_id = s.id and b.quantity > 0 and a.category in ('Firearm', 'Ammunition')
         and exists (select from asm_armoury_entries e
           where e.company_id = b.company_id and e.asset_id = b.asset_id and e.to_store_id = s.id and e.entered_at < $3::timestamptz))
   order by lower(s.name)`,
);

/** @param day today of the company: the counts of the day before it are looked for */
export async function announceUncounted(ctx: Ctx, day: CalendarDate): Promise<void> {
  const date = addDays(day, -1);
  const stores = await uncounted(ctx.client, [ctx.companyId, date, startOfDateIn(date, ctx.actor.timeZone)]);
  const [first] = stores;
  if (!first) return;
  const users = await adminsWho(ctx, ctx.companyId, { ...PAGE, actions: ['Count'] }, null);
  if (users.length === 0) return;
  const names = stores.slice(0, NAMED).map(({ name }) => name);
  await notify(ctx, {
    to: { users },
    notification_type: 'asm_count',
    ...COUNT_NOTICES.missing,
    params: { date: formatDate(date), stores: names.join(', '), more: stores.length - names.length },
    route: countsRoute(),
    subject: { type: 'asm_store', id: first.id },
  });
}

/** Everybody who sees the armoury is told, except whoever entered the count. */
export async function announceDifference(ctx: Ctx, count: { readonly id: number; readonly store: string; readonly differs: number }): Promise<void> {
  const users = (await adminsWho(ctx, ctx.companyId, PAGE, null)).filter((user) => user !== ctx.actor.userId);
  if (users.length === 0) return;
  await notify(ctx, {
    to: { users },
    notification_type: 'asm_count',
    ...COUNT_NOTICES.differs,
    params: { store: count.store, n: count.differs },
    route: countsRoute(count.id),
    subject: { type: 'asm_count', id: count.id },
  });
}
