/** Pages of people: employee administration (R94–R98, R102) and My Employment (R2–R5). */
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
  pages: {
    '/my/employment': {
      ...own,
      kind: 'item',
      title: { en: 'My Employment', ms: 'Pekerjaan Saya' },
      tabTitle: { en: 'Personal', ms: 'Peribadi' },
      icon: 'badge-account',
      section: 'main',
      rank: 1,
      order: 2,
    },
    '/my/employment/contact': { ...own, kind: 'tab', parent: '/my/employment', title: { en: 'Contact', ms: 'Maklumat perhubungan' }, icon: 'phone', rank: 2 },
    '/my/employment/family': { ...own, kind: 'tab', parent: '/my/employment', title: { en: 'Family', ms: 'Keluarga' }, icon: 'account-heart', rank: 3 },
    '/my/employment/employment': { ...own, kind: 'tab', parent: '/my/employment', title: { en: 'Employment', ms: 'Pekerjaan' }, icon: 'briefcase', rank: 4 },

    '/admin/employee': {
      kind: 'item',
      title: { en: 'Employee', ms: 'Pekerja' },
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
      kind: 'tab',
      title: { en: 'Work Permit', ms: 'Permit Kerja' },
      icon: 'passport',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/employee',
      rank: 2,
      actions: ['Create', 'Update', 'Delete', 'Export'],
    },
    '/admin/employee/view': {
      ...view,
      inherits: true,
      title: { en: 'Employee', ms: 'Pekerja' },
      tabTitle: { en: 'Personal', ms: 'Peribadi' },
      icon: 'account',
      rank: 1,
    },
    '/admin/employee/view/credential': { ...view, title: { en: 'Credential', ms: 'Akaun Log Masuk' }, icon: 'key', rank: 2 },
    '/admin/employee/view/employment': { ...view, title: { en: 'Employment', ms: 'Pekerjaan' }, icon: 'briefcase', rank: 3 },
    '/admin/employee/view/worksite': { ...view, title: { en: 'Worksite', ms: 'Tapak Kerja' }, icon: 'map-marker', rank: 7 },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface HousePages extends ActionsOf<typeof employeeManifest> {}
}
