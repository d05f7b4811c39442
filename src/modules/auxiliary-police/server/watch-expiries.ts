/** Tells whoever applies for renewals 90, 60, 30 and 7 days before something of the unit ends. */
import { DEFAULT_TIME_ZONE, formatDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { transact } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { UNIT_NOTICES } from '../contract/auxiliary-police.messages.ts';
import { NOTICE_DAYS } from '../contract/expiry-notice.ts';

interface Ending {
  readonly id: number;
  readonly company_id: number;
  readonly employee: { readonly id: number; readonly branch_id: number | null; readonly division_id: number | null; readonly department_id: number | null };
  readonly name: string;
  readonly service_no: string;
  readonly date: string;
}

const ENDING = `select o.id, o.company_id, e.name, o.service_no, o.appointment_expiry::text as date,
    json_build_object('id', e.id, 'branch_id', e.branch_id, 'division_id', e.division_id, 'department_id', e.department_id) as employee
  from asm_officers o join employees e on e.company_id = o.company_id and e.id = o.employee_id
  join companies c on c.id = o.company_id and c.deleted_at is null and (c.modules ->> 'asm')::boolean
  where o.status <> 'Inactive' and o.appointment_expiry - $1::date = any($2::int[])`;

export const watchExpiries = defineJob({
  name: 'auxiliary-police.watch-expiries',
  cron: '10 7 * * *',
  async run(_data, { services: { pool, clock } }) {
    const today = todayIn(clock, DEFAULT_TIME_ZONE);
    await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
      const { rows } = await tx.client.query<Ending>(ENDING, [today, NOTICE_DAYS]);
      for (const { id, company_id, employee, name, service_no, date } of rows)
        await notify(tx, {
          to: { users: await adminsWho(tx, company_id, { route: '/auxiliary/officer', actions: ['Update'] }, employee) },
          notification_type: 'asm_expiry',
          title: UNIT_NOTICES.expiryTitle,
          message: UNIT_NOTICES.expiryMessage,
          params: { name, service_no, date: formatDate(date) },
          route: `/auxiliary/officer?open=${id}`,
          subject: { type: 'asm_officer', id },
          company_id,
        });
    });
  },
});
