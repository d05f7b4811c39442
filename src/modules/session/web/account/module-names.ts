/** What the modules are called where people choose a plan. */
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';

export const MODULE_NAMES: Readonly<Record<ModuleKey, Text>> = {
  core: { en: 'Company and employees', ms: 'Syarikat dan pekerja' },
  attendance: { en: 'Attendance', ms: 'Kehadiran' },
  fr_record: { en: 'Face recognition', ms: 'Pengecaman wajah' },
  leave: { en: 'Leave', ms: 'Cuti' },
  claim: { en: 'Claim', ms: 'Tuntutan' },
  payroll: { en: 'Payroll', ms: 'Gaji' },
  work_site: { en: 'Work sites', ms: 'Tapak kerja' },
  site_visit: { en: 'Site visits', ms: 'Lawatan tapak' },
  spm: { en: 'Sales performance', ms: 'Prestasi jualan' },
  wom: { en: 'Workforce operations', ms: 'Operasi tenaga kerja' },
  pcr: { en: 'Progress claim report', ms: 'Laporan tuntutan kemajuan' },
  patrol: { en: 'Patrol', ms: 'Rondaan' },
  security_guard: { en: 'Security guard', ms: 'Pengawal keselamatan' },
  asm: { en: 'Auxiliary services', ms: 'Polis bantuan' },
};
