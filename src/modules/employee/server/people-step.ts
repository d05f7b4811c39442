/** The step of a new company at which its people come in. */
import type { SetupStep } from '#modules/company/server/public.ts';

export const peopleStep: SetupStep = {
  key: 'employees',
  order: 40,
  title: { en: 'Add employees', ms: 'Tambah pekerja' },
  hint: { en: 'One by one, or all from a spreadsheet.', ms: 'Satu demi satu, atau semua dari hamparan.' },
  route: '/admin/employee',
  after: 'organisation',
  async isDone(ctx) {
    const { rows } = await ctx.client.query<{ done: boolean }>('select active_employees_count > 0 as done from companies where id = $1', [ctx.companyId]);
    return rows[0]?.done === true;
  },
};
