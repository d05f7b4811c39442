import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SCOPE_MESSAGES = defineMessages({
  ...everyday('yes', 'no', 'undo'),
  all: { en: 'All employees', ms: 'Semua pekerja' },
  allHint: {
    en: 'If off: only those chosen below, in every list, report and search.',
    ms: 'Jika dimatikan: hanya yang dipilih di bawah, dalam setiap senarai, laporan dan carian.',
  },
  branch: EVERYDAY.branches,
  division: { en: 'Divisions', ms: 'Bahagian' },
  department: EVERYDAY.departments,
  employee: EVERYDAY.employees,
  none: { en: 'None set up', ms: 'Tiada ditetapkan' },
  addEmployee: { en: 'Add an employee', ms: 'Tambah pekerja' },
  removeEmployee: { en: 'Remove {name}', ms: 'Buang {name}' },
  employeeNo: { en: 'Employee {id}', ms: 'Pekerja {id}' },
  can: { en: '{name} can see', ms: '{name} boleh melihat' },
  count: { en: '{n, plural, one {# employee} other {# employees}}', ms: '{n} pekerja' },
  nobody: { en: 'This admin would see nobody.', ms: 'Pentadbir ini tidak akan melihat sesiapa pun.' },
  test: { en: 'Check for one employee', ms: 'Semak bagi seorang pekerja' },
  testHint: { en: 'Whether the choice holds them, saved or not.', ms: 'Sama ada pilihan ini merangkuminya, disimpan atau tidak.' },
  save: { en: 'Save employee access', ms: 'Simpan akses pekerja' },
});
