/** Pages of patrol: what is guarded, by whom, with which devices. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const office = { kind: 'item', section: 'security', group: 'patrol', modules: ['patrol'], audience: ['owner', 'admin'] } as const;

export const patrolManifest = defineManifest({
  name: 'patrol',
  pages: {
    '/patrol/project': {
      ...office,
      purpose: { en: 'Keep the contracts under which sites are guarded', ms: 'Urus kontrak kawalan tapak' },
      title: { en: 'Project', ms: 'Projek' },
      heading: { en: 'Patrol projects', ms: 'Projek rondaan' },
      context: { en: 'Clients, their sites, and what was agreed on rounds', ms: 'Pelanggan, tapaknya dan persetujuan tentang rondaan' },
      words: ['rondaan', 'kontrak kawalan'],
      icon: 'folder-home',
      order: 1,
      actions: ['Create', 'Update', 'Delete'],
      startable: ['Create'],
    },
    '/patrol/site': {
      ...office,
      purpose: { en: 'Set up guarded sites, their checkpoints and rounds', ms: 'Sediakan tapak kawalan, titik semak dan rondaannya' },
      title: { en: 'Site', ms: 'Tapak' },
      heading: { en: 'Guarded sites', ms: 'Tapak kawalan' },
      context: { en: 'Where guards patrol: checkpoints, routes and shifts', ms: 'Tempat pengawal meronda: titik semak, laluan dan syif' },
      words: ['checkpoint', 'titik semak', 'laluan'],
      icon: 'map-marker-path',
      order: 2,
      actions: ['Create', 'Update', 'Delete', 'Print'],
      startable: ['Create'],
    },
    '/patrol/guard': {
      ...office,
      purpose: { en: 'Say which guards of the registry patrol, and give them a PIN', ms: 'Tetapkan pengawal yang meronda dan PIN mereka' },
      title: { en: 'Guard', ms: 'Pengawal' },
      heading: { en: 'Guards on patrol', ms: 'Pengawal rondaan' },
      context: { en: 'Who signs in on the devices of the sites', ms: 'Siapa log masuk pada peranti tapak' },
      icon: 'shield-account',
      order: 3,
      actions: ['Create', 'Update', 'Delete'],
    },
    '/patrol/device': {
      ...office,
      purpose: { en: 'Connect the devices with which guards scan', ms: 'Sambung peranti yang digunakan pengawal untuk mengimbas' },
      title: { en: 'Device', ms: 'Peranti' },
      heading: { en: 'Patrol devices', ms: 'Peranti rondaan' },
      context: { en: 'Phones and readers of the sites, and whether they answer', ms: 'Telefon dan pembaca di tapak, dan statusnya' },
      icon: 'cellphone-nfc',
      order: 4,
      actions: ['Create', 'Update', 'Delete', 'Reset Token'],
    },
    '/patrol/operation': {
      ...office,
      purpose: { en: 'Plan shifts of sites and see their rounds', ms: 'Rancang syif tapak dan lihat rondaannya' },
      title: { en: 'Operation', ms: 'Operasi' },
      heading: { en: 'Patrol operations', ms: 'Operasi rondaan' },
      context: { en: 'Shifts of sites with their guards, and what became of the rounds', ms: 'Syif tapak dengan pengawalnya, dan hasil rondaan' },
      icon: 'radar',
      order: 5,
      actions: ['Create', 'Update', 'Cancel'],
    },
    '/patrol/ops/clocking': {
      ...office,
      purpose: { en: 'See what guards have scanned', ms: 'Lihat imbasan pengawal' },
      title: { en: 'Ops Record', ms: 'Rekod Operasi' },
      tabTitle: { en: 'Clocking', ms: 'Imbasan' },
      heading: { en: 'Clockings', ms: 'Imbasan rondaan' },
      context: { en: 'Scans of guards, what they count for, and what is odd about them', ms: 'Imbasan pengawal, kiraannya dan perkara yang perlu disemak' },
      icon: 'clipboard-list',
      order: 6,
      rank: 1,
      actions: [],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof patrolManifest> {}
}
