/** Tells whoever applies for renewals 90, 60, 30 and 7 days before something of the unit ends. */
import { DEFAULT_TIME_ZONE, formatDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Text } from '#platform/contract/messages.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
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

const CARDS_ENDING = `select c.id, c.company_id, e.name, c.card_no as service_no, c.expiry_at::text as date,
    json_build_object('id', e.id, 'branch_id', e.branch_id, 'division_id', e.division_id, 'department_id', e.department_id) as employee
  from asm_cards c join asm_officers o on o.company_id = c.company_id and o.id = c.officer_id
  join employees e on e.company_id = o.company_id and e.id = o.employee_id
  join companies m on m.id = c.company_id and m.deleted_at is null and (m.modules ->> 'asm')::boolean
  where c.status = 'Active' and c.expiry_at - $1::date = any($2::int[])`;
/** A card is valid on its last day. */
const EXPIRE = `update asm_cards set status = 'Expired', updated_at = clock_timestamp() where status = 'Active' and expiry_at < $1::date`;

async function notifyEnding(
  tx: Transaction,
  { id, company_id, employee, name, service_no, date }: Ending,
  type: string,
  route: string,
  title: Text,
): Promise<void> {
  await notify(tx, {
    to: { users: await adminsWho(tx, company_id, { route }, employee) },
    notification_type: 'asm_expiry',
    title,
    message: UNIT_NOTICES.expiryMessage,
    params: { name, service_no, date: formatDate(date) },
    route: `${route}?open=${id}`,
    subject: { type, id },
    company_id,
  });
}

export const watchExpiries = defineJob({
  name: 'auxiliary-police.watch-expiries',
  cron: '10 7 * * *',
  async run(_data, { services: { pool, clock } }) {
    const today = todayIn(clock, DEFAULT_TIME_ZONE);
    await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
      await tx.client.query(EXPIRE, [today]);
      const officers = await tx.client.query<Ending>(ENDING, [today, NOTICE_DAYS]);
      for (const ending of officers.rows) await notifyEnding(tx, ending, 'asm_officer', '/auxiliary/officer', UNIT_NOTICES.expiryTitle);
      const cards = await tx.client.query<Ending>(CARDS_ENDING, [today, NOTICE_DAYS]);
      for (const ending of cards.rows) await notifyEnding(tx, ending, 'asm_card', '/auxiliary/card', UNIT_NOTICES.cardTitle);
    });
  },
});
