/** Notification types in the groups that a person switches (catalogue D). Silent types are not among them. */
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';

export interface NotificationGroup {
  readonly title: Text;
  /** Shown where one of these modules is enabled. */
  readonly modules: readonly ModuleKey[];
  readonly types: readonly string[];
}

export const NOTIFICATION_GROUPS: readonly NotificationGroup[] = [
  {
    title: { en: 'Payslips and payments', ms: 'Slip gaji dan pembayaran' },
    modules: ['payroll'],
    types: ['payslip', 'payroll_paid', 'payroll_relief', 'payment', 'ea_form'],
  },
  {
    title: { en: 'Leave', ms: 'Cuti' },
    modules: ['leave'],
    types: ['leave_submitted', 'leave_reviewed', 'leave_approved', 'leave_rejected', 'leave_cancelled', 'leave_entitlement'],
  },
  {
    title: { en: 'Claims', ms: 'Tuntutan' },
    modules: ['claim'],
    types: [
      'claim_submitted',
      'claim_reviewed',
      'claim_checked',
      'claim_approved',
      'claim_rejected',
      'claim_cancelled',
      'claim_prepared',
      'claim_payment_approved',
      'claim_paid',
    ],
  },
  {
    title: { en: 'Attendance and schedule', ms: 'Kehadiran dan jadual' },
    modules: ['attendance'],
    types: ['attendance_corrected', 'attendance_missing', 'attendance_schedule'],
  },
  { title: { en: 'Documents', ms: 'Dokumen' }, modules: ['core'], types: ['document'] },
  { title: { en: 'Employees and permits', ms: 'Pekerja dan permit' }, modules: ['core'], types: ['profile_updated', 'permit_expiry'] },
  { title: { en: 'Reports', ms: 'Laporan' }, modules: ['core'], types: ['report'] },
  { title: { en: 'Subscription', ms: 'Langganan' }, modules: ['core'], types: ['subscription'] },
];

type Switches = Readonly<Record<string, { readonly push: boolean; readonly email: boolean }>>;
export type Channel = 'push' | 'email';

/** Is the group on? An absent type counts as on. */
export const isGroupOn = (switches: Switches, { types }: NotificationGroup, channel: Channel) => types.some((type) => switches[type]?.[channel] ?? true);

/** All types of a group switched at once; the rest stays. */
export function switchGroup(switches: Switches, { types }: NotificationGroup, channel: Channel, on: boolean): Switches {
  const changed = Object.fromEntries(types.map((type) => [type, { push: true, email: true, ...switches[type], [channel]: on }]));
  return { ...switches, ...changed };
}
