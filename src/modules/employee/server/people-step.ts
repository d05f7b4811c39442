/** The steps of a new company at which its people come in and get their logins. */
import { say, type Text } from '#platform/contract/messages.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { SetupStep } from '#modules/company/server/public.ts';

const hasPeople = preparedText<{ done: boolean }>('employee.has-people', 'select active_employees_count > 0 as done from companies where id = $1');

export const peopleStep: SetupStep = {
  key: 'employees',
  order: 40,
  title: { en: 'Add employees', ms: 'Tambah pekerja' },
  hint: {
    en: 'Done with the first employee: one by one, or all from a spreadsheet.',
    ms: 'Selesai dengan pekerja pertama: satu demi satu, atau semua dari hamparan.',
  },
  route: '/admin/employee',
  after: 'organisation',
  async isDone(ctx) {
    const [row] = await hasPeople(ctx.client, [ctx.companyId]);
    return row?.done === true;
  },
};

/** The number is kept; whoever has a login is found by the index of logins, which nobody but the owner is in at first. */
const uninvited = preparedText<{ invited: boolean; waiting: number }>(
  'employee.uninvited',
  `select exists (select from employees where company_id = $1 and deleted_at is null and user_id is not null
                    and user_id <> (select user_id from companies where id = $1)) as invited,
          (select coalesce(sum(employees), 0)::int from employee_counts where company_id = $1 and status = 'Active' and not login) as waiting`,
);

const TITLE: Text = {
  en: 'Invite {n, plural, =0 {your employees} one {# person} other {# people}}',
  ms: 'Jemput {n, plural, =0 {pekerja anda} other {# orang}}',
};
const titleFor = (n: number): Text => ({ en: say(TITLE, 'en', { n }), ms: say(TITLE, 'ms', { n }) });

export const inviteStep: SetupStep = {
  key: 'invite',
  order: 65,
  title: titleFor(0),
  hint: {
    en: 'Done with the first invitation; without a login nobody sees a payslip.',
    ms: 'Selesai dengan jemputan pertama; tanpa akaun log masuk tiada siapa melihat slip gaji.',
  },
  route: '/admin/employee?invite=1',
  after: 'employees',
  async isDone(ctx) {
    const [row] = await uninvited(ctx.client, [ctx.companyId]);
    return { done: row?.invited === true, title: titleFor(row?.waiting ?? 0) };
  },
};
