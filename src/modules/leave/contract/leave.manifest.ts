/** Pages of leave: own leave (R19), management (R20), entitlement (R21), holidays (R22), report (R23), and the leave tab of an employee. */
import { defineManifest, type Page, type ActionsOf } from '#platform/contract/manifest.ts';

const managed = { kind: 'item', section: 'workforce', group: 'leave', modules: ['leave'], audience: ['owner', 'admin'] } as const satisfies Partial<Page>;

export const leaveManifest = defineManifest({
  name: 'leave',
  notifies: [
    {
      title: { en: 'Leave', ms: 'Cuti' },
      modules: ['leave'],
      types: ['leave_submitted', 'leave_reviewed', 'leave_approved', 'leave_rejected', 'leave_cancelled', 'leave_entitlement'],
      order: 2,
    },
  ],
  finds: { leave: { title: { en: 'Leave', ms: 'Cuti' }, icon: 'calendar-remove', order: 5 } },
  pages: {
    '/leave': {
      ...managed,
      audience: ['employee'],
      title: { en: 'My Leave', ms: 'Cuti Saya' },
      heading: { en: 'My leave', ms: 'Cuti saya' },
      context: { en: 'Your balances and applications.', ms: 'Baki dan permohonan cuti anda.' },
      icon: 'calendar-remove',
      order: 1,
      actions: [],
    },
    '/leave/manage': {
      purpose: { en: 'Review, approve and reject leave, and apply for others', ms: 'Semak, luluskan dan tolak cuti, serta mohon bagi pihak pekerja' },
      ...managed,
      title: { en: 'Manage', ms: 'Urus' },
      heading: { en: 'Leave requests', ms: 'Permohonan cuti' },
      words: ['annual medical sick emergency unpaid tahunan sakit kecemasan tanpa gaji team calendar away bercuti'],
      search: { takes: ['keyword', 'year'], beside: 'status=' },
      icon: 'clipboard-check',
      order: 2,
      actions: ['Create', 'Review', 'Approve', 'Reject', 'Cancel', 'Export'],
    },
    '/leave/entitlement': {
      purpose: { en: 'Set leave types, balances and approval rules', ms: 'Tetapkan jenis cuti, baki dan peraturan kelulusan' },
      ...managed,
      title: { en: 'Entitlement', ms: 'Kelayakan' },
      heading: { en: 'Leave entitlement', ms: 'Kelayakan cuti' },
      context: { en: 'Days left / days granted for each employee.', ms: 'Baki hari / hari diberi bagi setiap pekerja.' },
      words: ['balance baki carry forward bawa ke hadapan annual medical substitute pengganti approver pelulus'],
      search: { takes: ['keyword'] },
      icon: 'scale-balance',
      order: 3,
      actions: ['Create', 'Update', 'Delete', 'Import', 'Export'],
    },
    '/leave/holiday': {
      purpose: { en: 'Set public holidays and blackout days', ms: 'Tetapkan cuti umum dan sekatan cuti' },
      ...managed,
      title: { en: 'Holiday', ms: 'Cuti Umum' },
      heading: { en: 'Public holidays', ms: 'Cuti umum' },
      context: { en: 'Public holidays by state and branch, and blackout days.', ms: 'Cuti umum mengikut negeri dan cawangan, dan tempoh sekatan cuti.' },
      icon: 'party-popper',
      order: 4,
      actions: ['Create', 'Update', 'Delete', 'Import'],
    },
    '/leave/report': {
      purpose: { en: 'See and export leave reports', ms: 'Lihat dan eksport laporan cuti' },
      ...managed,
      title: { en: 'Report', ms: 'Laporan' },
      heading: { en: 'Leave report', ms: 'Laporan cuti' },
      context: {
        en: 'Leave in a period, balances at its end, or a calendar of who is away.',
        ms: 'Cuti dalam satu tempoh, baki pada akhir tempoh, atau kalendar pekerja yang bercuti.',
      },
      icon: 'file-chart',
      order: 5,
      actions: ['Export'],
    },
    '/admin/employee/view/leave': {
      purpose: { en: 'See and record the leave of an employee', ms: 'Lihat dan rekod cuti pekerja' },
      kind: 'view',
      title: { en: 'Leave', ms: 'Cuti' },
      heading: { en: 'Employee leave', ms: 'Cuti pekerja' },
      icon: 'calendar-remove',
      audience: ['owner', 'admin'],
      modules: ['leave'],
      parent: '/admin/employee',
      tabOf: '/admin/employee/view',
      rank: 5,
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof leaveManifest> {}
}
