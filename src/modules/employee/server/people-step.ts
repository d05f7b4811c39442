/** The step of a new company at which its people come in. */
import { keptText } from '#platform/server/db/kept.ts';
import type { SetupStep } from '#modules/company/server/public.ts';

const hasPeople = keptText<{ done: boolean }>('employee.has-people', 'select active_employees_count > 0 as done from companies where id = $1');

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
