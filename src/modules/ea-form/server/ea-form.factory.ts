/** Payrolls of a year made through the portal. For tests only. */
import type { Pool } from 'pg';

interface Opened {
  readonly portal: { readonly owner: Pool };
}

interface Payer {
  readonly client: { post(path: string, body?: unknown): Promise<{ readonly body: ReturnType<typeof JSON.parse> }> };
}

/** Processes a month through the portal; it is confirmed past the gate for unusual pay. @returns the payroll's id. */
export async function payMonth({ portal }: Opened, owner: Payer, employeeId: number, yearMonth: string, form: object = {}, confirm = true): Promise<number> {
  const last = new Date(Date.UTC(Number(yearMonth.slice(0, 4)), Number(yearMonth.slice(5)), 0)).getUTCDate();
  const { body } = await owner.client.post('api/operation/payrolls/process', {
    employee_id: employeeId,
    start_date: `${yearMonth}-01`,
    end_date: `${yearMonth}-${last}`,
    ...form,
  });
  if (!body.success) throw new Error(JSON.stringify(body));
  if (confirm) await portal.owner.query(`update payrolls set status = 'Confirmed', confirmed_at = now() where id = $1`, [body.data.id]);
  return body.data.id;
}

export const FLAGS = { epf: false, socso: false, eis: false, hrdf: false, tax: true };
