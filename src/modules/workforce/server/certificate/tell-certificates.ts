/** Certificates that end within 30 days and within 7: whoever deploys, and may see the person, hears of each once. Safe to run twice. */
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { adminsWhoEach, type AboutEmployee } from '#modules/identity/server/public.ts';
import { EXPIRES_SOON } from '../../contract/certificate-for-work.ts';
import { today } from '../project.store.ts';

const ROUTE = '/wom/project';
/** Days before the last valid one. */
const NOTICES = [EXPIRES_SOON, 7];
const WORDS = defineMessages({
  title: { en: 'A certificate expires', ms: 'Sijil akan tamat tempoh' },
  message: {
    en: '{kind} of {name} expires on {date}. Renew it, or the person cannot be deployed after that day to work that needs it.',
    ms: '{kind} bagi {name} tamat tempoh pada {date}. Perbaharuinya, jika tidak pekerja ini tidak boleh ditempatkan selepas hari itu untuk kerja yang memerlukannya.',
  },
});

interface Ending {
  readonly id: number;
  readonly person: AboutEmployee;
  readonly name: string;
  readonly kind: string;
  readonly date: string;
}
/** Those of people who still work, and for which no later certificate is held. The mark and the answer are one statement: two processes tell once. */
const endings = adhocText<Ending>(
  `update wom_certificates c set told_for = c.expires_on, told_days = n.days
   from wom_certificate_kinds k, employees e, unnest($3::int[]) as n(days)
   where c.company_id = $1 and k.company_id = c.company_id and k.id = c.kind_id and e.company_id = c.company_id and e.id = c.employee_id and e.status = 'Active'
     and c.expires_on between $2::date and $2::date + $4::int
     and n.days = (select min(days) from unnest($3::int[]) as m(days) where c.expires_on - $2::date <= days)
     and (c.told_for is distinct from c.expires_on or c.told_days > n.days)
     and not exists (select from wom_certificates later where later.company_id = c.company_id and later.employee_id = c.employee_id and later.kind_id = c.kind_id
       and coalesce(later.expires_on, 'infinity') > c.expires_on)
   returning c.id, json_build_object('id', e.id, 'branch_id', e.branch_id, 'division_id', e.division_id, 'department_id', e.department_id) as person, e.name, k.name as kind, c.expires_on::text as date`,
);

async function tell(ctx: Ctx): Promise<void> {
  const found = await endings(ctx.client, [ctx.companyId, today(ctx), NOTICES, EXPIRES_SOON]);
  const told = await adminsWhoEach(
    ctx,
    ctx.companyId,
    { route: ROUTE, actions: ['Deploy'] },
    found.map(({ person }) => person),
  );
  for (const { id, person, name, kind, date } of found.toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id))
    await notify(ctx, {
      to: { users: [...new Set(told.get(person.id))] },
      notification_type: 'wom_certificate',
      title: WORDS.title,
      message: WORDS.message,
      params: { kind, name, date: formatDate(calendarDate(date)) },
      route: ROUTE,
      subject: { type: 'wom_certificate', id },
    });
}

/** In the morning, as the endings of other papers. */
export const tellCertificatesJob = defineJob({
  name: 'workforce.tell-certificates',
  cron: '15 7 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'wom')) await inCompany(services, company, tell);
  },
});
