/** Pages of site visits: own visits (R40), management (R41), report (R42). */
import { defineManifest, type ActionsOf, type Page } from '#platform/contract/manifest.ts';

const managed = {
  kind: 'item',
  section: 'operation',
  group: 'work-task',
  modules: ['site_visit'],
  audience: ['owner', 'admin'],
} as const satisfies Partial<Page>;

export const siteVisitManifest = defineManifest({
  name: 'site-visit',
  notifies: [{ title: { en: 'Site visits', ms: 'Lawatan tapak' }, modules: ['site_visit'], types: ['site_visit_notice'], order: 8 }],
  pages: {
    '/work-task/site-visit': {
      ...managed,
      audience: ['employee'],
      title: { en: 'My Site Visit', ms: 'Lawatan Saya' },
      heading: { en: 'My site visits', ms: 'Lawatan tapak saya' },
      context: { en: 'Start and end your visits, and plan the next ones.', ms: 'Mulakan dan tamatkan lawatan, serta rancang lawatan seterusnya.' },
      icon: 'map-marker-check',
      order: 2,
      actions: [],
    },
    '/work-task/site-visit/manage': {
      purpose: { en: 'See, plan, correct and cancel site visits', ms: 'Lihat, rancang, betulkan dan batalkan lawatan tapak' },
      ...managed,
      title: { en: 'Manage Visit', ms: 'Urus Lawatan' },
      heading: { en: 'Site visits', ms: 'Lawatan tapak' },
      context: {
        en: 'Who is where now, what is planned, and what came of each visit.',
        ms: 'Lokasi pekerja sekarang, rancangan lawatan, dan hasil setiap lawatan.',
      },
      words: ['visit client field call lawatan pelanggan luar pejabat'],
      search: { takes: ['keyword'] },
      icon: 'map-search',
      order: 3,
      actions: ['Create', 'Update', 'Cancel', 'Export'],
    },
    '/work-task/site-visit/report': {
      purpose: { en: 'See and export reports of site visits', ms: 'Lihat dan eksport laporan lawatan tapak' },
      ...managed,
      title: { en: 'Visit Report', ms: 'Laporan Lawatan' },
      heading: { en: 'Site visit report', ms: 'Laporan lawatan tapak' },
      context: { en: 'Visits of a period by employee, site and route.', ms: 'Lawatan dalam satu tempoh mengikut pekerja, tapak dan laluan.' },
      icon: 'file-chart',
      order: 4,
      actions: ['Export'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof siteVisitManifest> {}
}
