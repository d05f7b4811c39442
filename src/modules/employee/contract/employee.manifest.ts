/** Pages of people: employee administration (R94–R98) and My Employment (R2–R5). */
import { defineManifest, type Page, type ActionsOf } from '#platform/contract/manifest.ts';

const own = { audience: ['employee'], modules: ['core'], actions: [] } as const satisfies Partial<Page>;
const view = {
  kind: 'view',
  audience: ['owner', 'admin'],
  modules: ['core'],
  parent: '/admin/employee',
  tabOf: '/admin/employee/view',
  actions: ['Create', 'Update', 'Delete'],
} as const satisfies Partial<Page>;

export const employeeManifest = defineManifest({
  name: 'employee',
  notifies: [{ title: { en: 'Employees and permits', ms: 'Pekerja dan permit' }, modules: ['core'], types: ['profile_updated', 'permit_expiry'], order: 7 }],
  finds: { people: { title: { en: 'People', ms: 'Orang' }, icon: 'account-group', order: 1 } },
  pages: {
    '/my/employment': {
      ...own,
      kind: 'item',
      title: { en: 'My Employment', ms: 'Pekerjaan Saya' },
      heading: { en: 'My details', ms: 'Butiran saya' },
      tabTitle: { en: 'Personal', ms: 'Peribadi' },
      icon: 'badge-account',
      section: 'main',
      rank: 1,
      order: 2,
    },
    '/my/employment/contact': {
      ...own,
      kind: 'tab',
      parent: '/my/employment',
      title: { en: 'Contact', ms: 'Maklumat perhubungan' },
      heading: { en: 'My contact details', ms: 'Maklumat perhubungan saya' },
      icon: 'phone',
      rank: 2,
    },
    '/my/employment/family': {
      ...own,
      kind: 'tab',
      parent: '/my/employment',
      title: { en: 'Family', ms: 'Keluarga' },
      heading: { en: 'My family', ms: 'Keluarga saya' },
      context: {
        en: 'Your spouse, children and parents. Income tax reliefs follow these details from the next payroll on.',
        ms: 'Pasangan, anak dan ibu bapa anda. Pelepasan cukai pendapatan mengikut butiran ini mulai gaji seterusnya.',
      },
      icon: 'account-heart',
      rank: 3,
    },
    '/my/employment/employment': {
      ...own,
      kind: 'tab',
      parent: '/my/employment',
      title: { en: 'Employment', ms: 'Pekerjaan' },
      heading: { en: 'My employment', ms: 'Pekerjaan saya' },
      icon: 'briefcase',
      rank: 4,
    },

    '/admin/employee': {
      purpose: { en: 'See the list of employees; add, import and inactivate them', ms: 'Lihat senarai pekerja; tambah, import dan nyahaktifkan' },
      kind: 'item',
      title: { en: 'Employee', ms: 'Pekerja' },
      heading: { en: 'Employees', ms: 'Pekerja' },
      words: ['staff people worker new hire resign leaver kakitangan pekerja berhenti'],
      search: { takes: ['keyword'] },
      icon: 'account-group',
      audience: ['owner', 'admin'],
      modules: ['core'],
      section: 'administration',
      rank: 1,
      order: 2,
      actions: ['Create', 'Update', 'Delete', 'Import', 'Export', 'Inactivate'],
      startable: ['Create', 'Import'],
    },
    '/admin/employee/work-permit': {
      purpose: { en: 'Record and renew the work permits of foreign employees', ms: 'Rekod dan baharui permit kerja pekerja asing' },
      kind: 'tab',
      title: { en: 'Work Permit', ms: 'Permit Kerja' },
      heading: { en: 'Work permits', ms: 'Permit kerja' },
      words: ['foreign worker passport visa pass asing pasport'],
      search: { takes: ['keyword'], beside: 'status=' },
      icon: 'passport',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/employee',
      rank: 2,
      actions: ['Create', 'Update', 'Delete', 'Export'],
    },
    '/admin/employee/view': {
      purpose: { en: 'See and edit the personal details and family of an employee', ms: 'Lihat dan sunting butiran peribadi serta keluarga pekerja' },
      ...view,
      inherits: true,
      title: { en: 'Employee', ms: 'Pekerja' },
      heading: { en: 'Employee details', ms: 'Butiran pekerja' },
      tabTitle: { en: 'Personal', ms: 'Peribadi' },
      icon: 'account',
      rank: 1,
    },
    '/admin/employee/view/credential': {
      purpose: { en: 'Invite an employee to sign in and manage the login', ms: 'Jemput pekerja log masuk dan uruskan akaun log masuk' },
      ...view,
      title: { en: 'Credential', ms: 'Akaun Log Masuk' },
      heading: { en: 'Employee login', ms: 'Akaun log masuk pekerja' },
      icon: 'key',
      rank: 2,
    },
    '/admin/employee/view/employment': {
      purpose: { en: 'See and edit position, salary and statutory numbers', ms: 'Lihat dan sunting jawatan, gaji dan nombor berkanun' },
      ...view,
      title: { en: 'Employment', ms: 'Pekerjaan' },
      heading: { en: 'Employment details', ms: 'Butiran pekerjaan' },
      icon: 'briefcase',
      rank: 3,
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof employeeManifest> {}
}
