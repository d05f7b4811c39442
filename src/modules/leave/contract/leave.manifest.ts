/** Pages of leave: own leave (R19), management (R20), entitlement (R21), holidays (R22), report (R23), and the leave tab of an employee. */
import { defineManifest, type Page, type ActionsOf } from '#platform/contract/manifest.ts';

const managed = { kind: 'item', section: 'workforce', group: 'leave', modules: ['leave'], audience: ['owner', 'admin'] } as const satisfies Partial<Page>;

export const leaveManifest = defineManifest({
  name: 'leave',
  pages: {
    '/leave': {
      ...managed,
      audience: ['employee'],
      title: { en: 'My Leave', ms: 'Cuti Saya' },
      heading: { en: 'My leave', ms: 'Cuti saya' },
      icon: 'calendar-remove',
      order: 1,
      actions: [],
    },
    '/leave/manage': {
      purpose: { en: 'Review, approve and reject leave, and apply for others', ms: 'Semak, luluskan dan tolak cuti, serta mohon bagi pihak pekerja' },
      ...managed,
      title: { en: 'Manage', ms: 'Urus' },
      heading: { en: 'Leave requests', ms: 'Permohonan cuti' },
      icon: 'clipboard-check',
      order: 2,
      actions: ['Create', 'Review', 'Approve', 'Reject', 'Cancel', 'Export'],
    },
    '/leave/entitlement': {
      purpose: { en: 'Set leave types, balances and approval rules', ms: 'Tetapkan jenis cuti, baki dan peraturan kelulusan' },
      ...managed,
      title: { en: 'Entitlement', ms: 'Kelayakan' },
      heading: { en: 'Leave entitlement', ms: 'Kelayakan cuti' },
      icon: 'scale-balance',
      order: 3,
      actions: ['Create', 'Update', 'Delete', 'Import', 'Export'],
    },
    '/leave/holiday': {
      purpose: { en: 'Set public holidays and blackout days', ms: 'Tetapkan cuti umum dan sekatan cuti' },
      ...managed,
      title: { en: 'Holiday', ms: 'Cuti Umum' },
      heading: { en: 'Public holidays', ms: 'Cuti umum' },
      icon: 'party-popper',
      order: 4,
      actions: ['Create', 'Update', 'Delete', 'Import'],
    },
    '/leave/report': {
      purpose: { en: 'See and export leave reports', ms: 'Lihat dan eksport laporan cuti' },
      ...managed,
      title: { en: 'Report', ms: 'Laporan' },
      heading: { en: 'Leave report', ms: 'Laporan cuti' },
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
  interface HousePages extends ActionsOf<typeof leaveManifest> {}
}
