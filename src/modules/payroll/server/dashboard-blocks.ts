/** The current pay period and the latest own payslip for the dashboard. */
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { dashboardBlock } from '#platform/server/module.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { payrollBlock, payslipBlock } from '../contract/dashboard.schema.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { sumTotals } from '../contract/calculation/payroll-summary.ts';
import type { PayrollRowStatus } from '../contract/payroll.workflow.ts';
import { currentPeriod } from './current-period.ts';
import { presentPayslipRow } from './payslip/payslip.presenter.ts';
import { listPayslips } from './payslip/payslip.store.ts';

/** Of the employee's own, the latest among them. */
const SHOWN_PAYSLIPS = 4;

export const payrollBlocks = [
  dashboardBlock({
    key: 'payroll',
    requires: requirePage(payrollManifest, '/payroll/manage'),
    schema: payrollBlock,
    async load(ctx) {
      const { period, byStatus } = await currentPeriod(ctx);
      const count = (status: PayrollRowStatus) => byStatus.get(status)?.count ?? 0;
      return {
        ...period,
        unprocessed: count('Pending'),
        in_process: count('In Process'),
        confirmed: count('Confirmed'),
        waiting_for_payment: count('Waiting for Payment'),
        paid: count('Paid'),
        total_net_pay: sumTotals([...byStatus.values()].map(({ totals }) => totals)).total_net_pay,
      };
    },
  }),
  dashboardBlock({
    key: 'payslip',
    requires: SELF,
    schema: payslipBlock,
    async load(ctx) {
      const { rows } = await listPayslips(ctx, ownEmployeeId(ctx), { page: 1, per_page: SHOWN_PAYSLIPS, sort: 'desc', sort_by: 'start_date' });
      const [latest, ...earlier] = rows.map((row) => {
        const { id, end_date, total_net_pay, status, pay_date, payment_date } = presentPayslipRow(row);
        return { said: { id, end_date, total_net_pay }, state: { status, pay_date, payment_date } };
      });
      return latest ? { ...latest.said, ...latest.state, earlier: earlier.map(({ said: shown }) => shown) } : null;
    },
  }),
];
