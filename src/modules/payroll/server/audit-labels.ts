/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const payrollAuditLabels: AuditLabels = {
  records: defineMessages({
    payroll: { en: 'Payroll', ms: 'Penggajian' },
    payroll_item: { en: 'Payroll item', ms: 'Item gaji' },
    payroll_month: { en: 'Payroll month', ms: 'Bulan penggajian' },
    payroll_opening: { en: 'Opening figures', ms: 'Angka pembukaan' },
    payroll_run: { en: 'Payroll', ms: 'Penggajian' },
    payroll_setting: { en: 'Payroll settings', ms: 'Tetapan gaji' },
    payslip: { en: 'Payslip', ms: 'Slip gaji' },
    salary: { en: 'Salary', ms: 'Gaji' },
  }),
  events: defineMessages({
    adjust: { en: 'adjusted', ms: 'dilaras' },
    difference_settled: { en: 'difference settled', ms: 'perbezaan diselesaikan' },
    later_followed: { en: 'earlier month checked again', ms: 'bulan terdahulu disemak semula' },
    mailed: { en: 'sent by email', ms: 'dihantar melalui e-mel' },
    run_failed: { en: 'run failed', ms: 'proses gagal' },
    run_finished: { en: 'run finished', ms: 'proses selesai' },
    run_started: { en: 'run started', ms: 'proses dimulakan' },
    skip: { en: 'left out', ms: 'dikecualikan' },
  }),
};
