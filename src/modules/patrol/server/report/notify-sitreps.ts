import { defineMessages } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho, adminsWhoEach, type AboutEmployee } from '#modules/identity/server/public.ts';
import type { Severity } from '../../contract/report/sitrep.schema.ts';

export interface NewSitrep {
  readonly id: number;
  readonly number: string;
  readonly severity: Severity;
  readonly title: string;
}
const PAGE = '/patrol/ops/sitrep';
const TEXT = defineMessages({
  title: { en: 'Situation report {number}', ms: 'Laporan situasi {number}' },
  message: { en: '{title}', ms: '{title}' },
});
const SERIOUS: readonly Severity[] = ['High', 'Critical'];

const guardsOf = adhocText<{ id: number; employee: AboutEmployee | null }>(
  `select s.id, case when e.id is not null then
     json_build_object('id', e.id, 'branch_id', e.branch_id, 'division_id', e.division_id, 'department_id', e.department_id) end as employee
   from patrol_sitreps s join patrol_guards g on g.company_id = s.company_id and g.id = s.guard_id
   join security_guards r on r.company_id = g.company_id and r.id = g.security_guard_id
   left join employees e on e.company_id = r.company_id and e.id = r.employee_id
   where s.company_id = $1 and s.id = any($2::bigint[])`,
);

/** Of each report whoever may review it: one of a guard who is an employee is read by those who see the employee. */
async function reviewersOf(tx: Pick<OpenCtx, 'client'>, company: number, reports: readonly number[]): Promise<(report: number) => readonly number[]> {
  const may = { route: PAGE, actions: ['Update'] };
  const employees = new Map((await guardsOf(tx.client, [company, reports])).map(({ id, employee }) => [id, employee]));
  const abouts = new Map([...employees.values()].flatMap((employee) => (employee ? [[employee.id, employee] as const] : [])));
  const each = abouts.size === 0 ? null : await adminsWhoEach(tx, company, may, [...abouts.values()]);
  const all = [...employees.values()].includes(null) ? await adminsWho(tx, company, may) : [];
  return (report) => {
    const employee = employees.get(report);
    return employee ? (each?.get(employee.id) ?? []) : all;
  };
}

/** Whoever has the page loads again; serious reports are also notices to whoever may review them. */
export async function notifySitreps(tx: Pick<OpenCtx, 'client'>, company: number, made: readonly NewSitrep[]): Promise<void> {
  await notify(tx, { to: { company }, notification_type: 'patrol_sitrep_changed', stored: false, company_id: company });
  const serious = made.filter(({ severity }) => SERIOUS.includes(severity));
  if (serious.length === 0) return;
  const reviewers = await reviewersOf(
    tx,
    company,
    serious.map(({ id }) => id),
  );
  for (const { id, number, title, severity } of serious)
    await notify(tx, {
      to: { users: reviewers(id) },
      notification_type: 'patrol_sitrep',
      title: TEXT.title,
      message: TEXT.message,
      params: { number, title },
      route: `${PAGE}?open=${id}`,
      subject: { type: 'patrol_sitrep', id },
      ...(severity === 'Critical' && { data: { stays: true } }),
      company_id: company,
    });
}
