/** Names of the lines that payroll writes from hours and days. */
import { defineMessages } from '#platform/contract/messages.ts';

export const ATTENDANCE_LINES = defineMessages({
  overtime: { en: 'Overtime ({hours} h)', ms: 'Kerja Lebih Masa ({hours} jam)' },
  rest_day: { en: 'Rest-day Work ({hours} h)', ms: 'Kerja Hari Rehat ({hours} jam)' },
  rest_day_ot: { en: 'Rest-day Overtime ({hours} h)', ms: 'Kerja Lebih Masa Hari Rehat ({hours} jam)' },
  public_holiday: { en: 'Public-holiday Work ({hours} h)', ms: 'Kerja Cuti Umum ({hours} jam)' },
  public_holiday_ot: { en: 'Public-holiday Overtime ({hours} h)', ms: 'Kerja Lebih Masa Cuti Umum ({hours} jam)' },
  termination_benefit: { en: 'Termination Benefit', ms: 'Faedah Penamatan Kerja' },
  unpaid_leave: { en: 'Unpaid Leave ({days, plural, one {# day} other {# days}})', ms: 'Cuti Tanpa Gaji ({days} hari)' },
  unpaid_leave_late: {
    en: 'Unpaid Leave, {month} ({days, plural, one {# day} other {# days}})',
    ms: 'Cuti Tanpa Gaji, {month} ({days} hari)',
  },
  absent: { en: 'Absence ({days, plural, one {# day} other {# days}})', ms: 'Tidak Hadir ({days} hari)' },
  late: { en: 'Lateness ({minutes, plural, one {# minute} other {# minutes}})', ms: 'Lewat ({minutes} minit)' },
});
