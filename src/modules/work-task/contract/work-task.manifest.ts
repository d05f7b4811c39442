/** Pages of work on sites: monitoring (R36), projects (R38), the library of tasks (R39). Sites themselves (R37) are work-site's. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const workTaskManifest = defineManifest({
  name: 'work-task',
  notifies: [
    {
      title: { en: 'Work on sites', ms: 'Kerja di tapak' },
      modules: ['work_site'],
      types: ['site_task_given', 'site_task_done', 'site_task_issue', 'site_task_overdue'],
      order: 9,
    },
  ],
  finds: { work_projects: { title: { en: 'Projects on sites', ms: 'Projek di tapak' }, icon: 'hammer-wrench', order: 16 } },
  pages: {
    '/work-task/site': {
      purpose: {
        en: 'See sites with their people, visits and tasks, and give tasks to sites',
        ms: 'Lihat tapak dengan pekerja, lawatan dan tugasannya, serta beri tugasan kepada tapak',
      },
      kind: 'item',
      section: 'operation',
      group: 'work-task',
      modules: ['work_site'],
      audience: ['owner', 'admin'],
      title: { en: 'Site', ms: 'Tapak' },
      tabTitle: { en: 'Monitoring', ms: 'Pemantauan' },
      heading: { en: 'Site monitoring', ms: 'Pemantauan tapak' },
      context: { en: 'Who is on which site, and what is done there today.', ms: 'Siapa berada di tapak mana, dan apa yang dibuat di situ hari ini.' },
      icon: 'map-marker-radius',
      order: 1,
      rank: 1,
      actions: ['Create', 'Update', 'Cancel', 'Export'],
    },
    '/work-task/site/project': {
      purpose: { en: 'Set up projects that sites and tasks belong to', ms: 'Sediakan projek bagi tapak dan tugasan' },
      kind: 'tab',
      parent: '/work-task/site',
      rank: 3,
      modules: ['work_site'],
      audience: ['owner', 'admin'],
      title: { en: 'Project', ms: 'Projek' },
      heading: { en: 'Site projects', ms: 'Projek tapak' },
      context: { en: 'Work for one client over some time, with its tasks.', ms: 'Kerja untuk satu pelanggan dalam satu tempoh, dengan tugasannya.' },
      icon: 'clipboard-list',
      actions: ['Create', 'Update', 'Delete'],
      startable: ['Create'],
    },
    '/work-task/site/task': {
      kind: 'tab',
      parent: '/work-task/site',
      rank: 4,
      modules: ['work_site'],
      audience: ['owner'],
      grantable: false,
      title: { en: 'Task', ms: 'Tugasan' },
      heading: { en: 'Library of tasks', ms: 'Pustaka tugasan' },
      context: {
        en: 'What can be done on sites: its checklist, and what shows that it was done.',
        ms: 'Kerja yang boleh dibuat di tapak: senarai semak dan buktinya.',
      },
      icon: 'clipboard-check',
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof workTaskManifest> {}
}
