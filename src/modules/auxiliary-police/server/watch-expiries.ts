/**
 * Announces to whoever may act, 90, 60, 30 and 7 days before, that something of the unit ends, on the day after that stores were not counted,
 * and a week and a day before of duty outside the areas or of officers who may not do it; ends cards past their last day.
 */
import { addDays, calendarDate, formatDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { ENDING_NOTICES } from '../contract/auxiliary-police.messages.ts';
import { NOTICE_DAYS } from '../contract/expiry-notice.ts';
import { announceUncounted } from './armoury/count-notices.ts';
import { announceDuty } from './duty/duty-notices.ts';
import { ENDINGS, type Ending } from './endings.ts';
import { today } from './officer/read-officers.ts';

const ROUTES = {
  appointment: ['/auxiliary/officer', 'asm_officer'],
  card: ['/auxiliary/card', 'asm_card'],
  firing: ['/auxiliary/officer', 'asm_officer'],
  licence: ['/auxiliary/asset', 'asm_asset'],
  certificate: ['/auxiliary/course', 'asm_course'],
} as const satisfies Record<Ending['kind'], readonly [string, string]>;

/** Those of the company $1 with a day of notice $4 (days before the last one) after $2 and up to $3. */
const due = adhocText<Ending>(
  `select * from (${ENDINGS}) e where exists (select from unnest($4::int[]) n where e.date - n > $2::date and e.date - n <= $3::date) order by date, kind, id`,
);
/** Something to lock, so that two processes that look at a new company at once do it one after the other. */
const begin = adhocText('insert into asm_expiry_watches (company_id, watched_until) values ($1, $2::date) on conflict do nothing');
const watched = adhocText<{ until: string }>(`select watched_until::text as until from asm_expiry_watches where company_id = $1 for update`);
const watch = adhocText('update asm_expiry_watches set watched_until = greatest(watched_until, $2::date) where company_id = $1');
/** A card is valid on its last day. */
const expire = adhocText(
  `update asm_cards set status = 'Expired', updated_at = clock_timestamp() where company_id = $1 and status = 'Active' and expiry_at < $2::date`,
);

/** What came due since the company was last looked at, once, however many days that is; of a company that is new, what is due today. */
async function announce(ctx: Ctx): Promise<void> {
  const day = today(ctx);
  await begin(ctx.client, [ctx.companyId, addDays(day, -1)]);
  const [{ until: after }] = (await watched(ctx.client, [ctx.companyId])) as [{ until: string }];
  for (const { kind, id, date, name, code, employee } of await due(ctx.client, [ctx.companyId, after, day, NOTICE_DAYS])) {
    const [route, type] = ROUTES[kind];
    await notify(ctx, {
      to: { users: await adminsWho(ctx, ctx.companyId, { route }, employee) },
      notification_type: 'asm_expiry',
      ...ENDING_NOTICES[kind],
      params: { name, code, date: formatDate(date) },
      route: `${route}?open=${id}`,
      subject: { type, id },
    });
  }
  if (after < day) await announceUncounted(ctx, day);
  await announceDuty(ctx, calendarDate(after), day);
  await expire(ctx.client, [ctx.companyId, day]);
  await watch(ctx.client, [ctx.companyId, day]);
}

export const watchExpiries = defineJob({
  name: 'auxiliary-police.watch-expiries',
  cron: '10 7 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'asm')) await inCompany(services, company, announce);
  },
});
