/**
 * Ready-made page access offered in the page-access editor (permission catalogue). Pages that this
 * system does not have are left out when a preset is offered or applied.
 */
import type { Text } from '#platform/contract/messages.ts';

export const PRESET_KEYS = [
  'hr-executive',
  'hr-manager',
  'finance',
  'operation-manager',
  'spm-coordinator',
  'security-control-room',
  'asm-officer',
  'auditor',
] as const;
export type PresetKey = (typeof PRESET_KEYS)[number];

/** Actions by route; `'*'` means every action of the page. */
type Grants = Readonly<Record<string, readonly string[] | '*'>>;

export interface Preset {
  readonly title: Text;
  readonly grants: Grants;
  /** Every grantable page, with these actions where a page has them. */
  readonly everywhere?: readonly string[];
}

const employeeViews = ['/credential', '/employment', '/document', '/leave', '/work-schedule', '/worksite'].map((tab) => `/admin/employee/view${tab}`);
const asmTypes = ['officer', 'asset', 'card', 'course', 'rank'].flatMap((type) => [`/auxiliary/${type}`, `/auxiliary/${type}/application`]);
const spmViews = ['', '/outlet', '/product', '/promoter', '/supervisor', '/task'].map((tab) => `/spm/project/view${tab}`);
const all = (routes: readonly string[]): Grants => Object.fromEntries(routes.map((route) => [route, '*']));

const hrExecutive: Grants = {
  '/attendance/manage': ['Create', 'Update', 'Export'],
  '/attendance/schedule': '*',
  '/attendance/report': '*',
  '/leave/manage': ['Create', 'Review', 'Export'],
  '/leave/entitlement': ['Create', 'Update', 'Export'],
  '/leave/holiday': ['Create', 'Update'],
  '/leave/report': '*',
  '/claim/manage': ['Create', 'Review', 'Check Item', 'Export'],
  '/claim/report': '*',
  '/admin/company/hris': ['Create', 'Update'],
  '/admin/employee': ['Create', 'Update', 'Export'],
  '/admin/employee/work-permit': ['Create', 'Update', 'Export'],
  '/admin/employee/view': ['Create', 'Update'],
  '/admin/employee/view/document': ['Create', 'Update'],
  '/admin/employee/view/leave': [],
  '/admin/employee/view/work-schedule': ['Create', 'Update'],
  '/admin/employee/view/worksite': ['Create', 'Update'],
};

export const PRESETS: Readonly<Record<PresetKey, Preset>> = {
  'hr-executive': { title: { en: 'HR Executive', ms: 'Eksekutif Sumber Manusia' }, grants: hrExecutive },
  'hr-manager': {
    title: { en: 'HR Manager', ms: 'Pengurus Sumber Manusia' },
    grants: {
      ...all(['/attendance/manage', '/attendance/schedule', '/attendance/report', '/attendance/setting']),
      ...all(['/leave/manage', '/leave/entitlement', '/leave/holiday', '/leave/report']),
      '/claim/manage': ['Create', 'Review', 'Check Item', 'Approve', 'Reject', 'Cancel', 'Export'],
      ...all(['/claim/category', '/claim/report']),
      '/payroll/manage': ['Process', 'Update', 'Export'],
      '/payroll/document': '*',
      ...all(['/admin/company', '/admin/company/organizational', '/admin/company/hris']),
      ...all(['/admin/employee', '/admin/employee/work-permit', '/admin/employee/view', ...employeeViews]),
    },
  },
  finance: {
    title: { en: 'Finance', ms: 'Kewangan' },
    grants: {
      '/claim/manage': ['Check Item', 'Prepare for Payment', 'Made Payment', 'Export'],
      ...all(['/claim/report', '/claim/setting']),
      ...all(['/payroll/manage', '/payroll/setting', '/payroll/document', '/payroll/document/payment', '/payroll/document/ea-form']),
      '/admin/company': [],
      ...all(['/admin/company/contribution', '/admin/company/bank']),
      '/admin/employee': ['Export'],
      '/admin/employee/view': [],
      '/admin/employee/view/employment': ['Create', 'Update'],
      '/spm/project/report/payout': '*',
      '/pcr/project': ['Made Payment', 'Export'],
    },
  },
  'operation-manager': {
    title: { en: 'Operation Manager', ms: 'Pengurus Operasi' },
    grants: {
      '/attendance/manage': ['Create', 'Update', 'Export'],
      ...all(['/attendance/schedule', '/attendance/report']),
      '/leave/manage': ['Review', 'Export'],
      ...all(['/work-task/site', '/work-task/site/manage', '/work-task/site/project']),
      ...all(['/work-task/site-visit/manage', '/work-task/site-visit/report', '/wom/project', '/pcr/project']),
      '/admin/employee': ['Export'],
      '/admin/employee/view': [],
      '/admin/employee/view/work-schedule': '*',
      '/admin/employee/view/worksite': '*',
      '/admin/employee/work-permit': ['Export'],
    },
  },
  'spm-coordinator': {
    title: { en: 'Sales Performance Coordinator', ms: 'Penyelaras Prestasi Jualan' },
    grants: {
      ...all(['/spm/project', '/spm/project/manage', '/spm/project/report/attendance', ...spmViews]),
      // What promoters ask about; finance approves and pays it.
      '/spm/project/report/payout': [],
      '/spm/project/view/pay': [],
      ...all(['/spm/client', '/spm/product', '/spm/outlet', '/spm/supervisor', '/spm/promoter']),
    },
  },
  'security-control-room': {
    title: { en: 'Security Control Room', ms: 'Bilik Kawalan Keselamatan' },
    grants: {
      ...all(['/patrol/project', '/patrol/site', '/patrol/guard', '/patrol/device', '/patrol/device/report', '/patrol/operation']),
      ...all(['/patrol/ops/clocking', '/patrol/ops/sitrep', '/patrol/ops/logbook', '/patrol/ops/emergency', '/patrol/ops/exception']),
      '/security-guard': ['Create', 'Update', 'Export'],
    },
  },
  'asm-officer': { title: { en: 'Auxiliary Services Officer', ms: 'Pegawai Polis Bantuan' }, grants: all(['/auxiliary/application', ...asmTypes]) },
  auditor: { title: { en: 'Auditor', ms: 'Juruaudit' }, grants: {}, everywhere: ['Export'] },
};
