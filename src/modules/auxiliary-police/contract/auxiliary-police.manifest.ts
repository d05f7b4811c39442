/** Pages of the auxiliary police: registers of the unit, and applications to the police. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const unit = { section: 'security', group: 'auxiliary', modules: ['asm'], audience: ['owner', 'admin'] } as const;

const APPLICATION_ACTIONS = ['Create', 'Update', 'Process', 'Approve', 'Reject', 'Cancel', 'Export'] as const;
/** The applications of one type, beside its register. */
const applied = {
  kind: 'tab',
  modules: ['asm'],
  audience: ['owner', 'admin'],
  title: { en: 'Application', ms: 'Permohonan' },
  icon: 'file-sign',
  rank: 2,
  actions: APPLICATION_ACTIONS,
} as const;

export const auxiliaryPoliceManifest = defineManifest({
  name: 'auxiliary-police',
  notifies: [
    {
      title: { en: 'Auxiliary police', ms: 'Polis bantuan' },
      modules: ['asm'],
      types: ['asm_allowance', 'asm_application', 'asm_count', 'asm_duty', 'asm_expiry'],
      order: 14,
    },
  ],
  finds: {
    officers: { title: { en: 'Auxiliary police officers', ms: 'Pegawai polis bantuan' }, icon: 'police-badge', order: 19 },
    assets: { title: { en: 'Armoury', ms: 'Bilik senjata' }, icon: 'shield-key', order: 20 },
  },
  pages: {
    '/auxiliary/application': {
      ...unit,
      kind: 'item',
      purpose: { en: 'Prepare, forward and close applications to the police of every type', ms: 'Sedia, maju dan tutup semua jenis permohonan kepada polis' },
      title: { en: 'Application', ms: 'Permohonan' },
      heading: { en: 'Applications to the police', ms: 'Permohonan kepada polis' },
      context: { en: 'What is prepared, what the police have, and what they decided', ms: 'Yang disediakan, yang ada pada polis dan keputusannya' },
      words: ['polis bantuan', 'permohonan'],
      icon: 'file-sign',
      order: 1,
      actions: APPLICATION_ACTIONS,
    },
    '/auxiliary/officer': {
      ...unit,
      kind: 'item',
      purpose: { en: 'Keep the officers of the unit and its strength', ms: 'Urus pegawai pasukan dan kekuatannya' },
      title: { en: 'Officer', ms: 'Pegawai' },
      heading: { en: 'Auxiliary police officers', ms: 'Pegawai polis bantuan' },
      context: { en: 'Who holds powers, in which rank, and until when', ms: 'Siapa memegang kuasa, pangkatnya dan sehingga bila' },
      tabTitle: { en: 'Officer', ms: 'Pegawai' },
      words: ['polis bantuan', 'nominal roll', 'senarai nominal'],
      icon: 'account-tie-hat',
      order: 2,
      rank: 1,
      actions: ['Create', 'Update', 'Export', 'View Compliance'],
    },
    '/auxiliary/officer/application': {
      ...applied,
      parent: '/auxiliary/officer',
      purpose: { en: 'Appointments, renewals, transfers and terminations', ms: 'Lantikan, pembaharuan, pertukaran dan penamatan' },
      heading: { en: 'Applications about officers', ms: 'Permohonan tentang pegawai' },
      context: { en: 'Appointment, renewal, transfer of area, termination', ms: 'Lantikan, pembaharuan, pertukaran kawasan, penamatan' },
    },
    '/auxiliary/asset': {
      ...unit,
      kind: 'item',
      purpose: { en: 'Keep the armoury: assets, licences, issues and counts', ms: 'Urus bilik senjata: aset, lesen, pengeluaran dan kiraan' },
      title: { en: 'Asset', ms: 'Aset' },
      heading: { en: 'Assets and armoury', ms: 'Aset dan bilik senjata' },
      context: { en: 'What the unit has, where it is, and under which licence', ms: 'Milik pasukan, tempatnya dan lesennya' },
      tabTitle: { en: 'Asset', ms: 'Aset' },
      words: ['armoury', 'firearm', 'senjata api', 'peluru', 'bilik senjata', 'gudang senjata'],
      icon: 'pistol',
      order: 3,
      rank: 1,
      actions: ['Create', 'Update', 'Issue', 'Return', 'Count', 'Export'],
    },
    '/auxiliary/asset/application': {
      ...applied,
      parent: '/auxiliary/asset',
      purpose: { en: 'Purchases, issues, licences, disposals and losses', ms: 'Pembelian, pengeluaran, lesen, pelupusan dan kehilangan' },
      heading: { en: 'Applications about assets', ms: 'Permohonan tentang aset' },
      context: {
        en: 'Purchase, issue, licence renewal, disposal, loss report',
        ms: 'Pembelian, pengeluaran, pembaharuan lesen, pelupusan, laporan kehilangan',
      },
    },
    '/auxiliary/card': {
      ...unit,
      kind: 'item',
      purpose: { en: 'Keep, print and revoke authority cards', ms: 'Urus, cetak dan batalkan kad kuasa' },
      title: { en: 'Card', ms: 'Kad Kuasa' },
      heading: { en: 'Authority cards', ms: 'Kad kuasa' },
      context: {
        en: 'Cards of officers, until when they are valid, and those to be returned',
        ms: 'Kad pegawai, tempoh sahnya dan kad yang perlu dipulangkan',
      },
      tabTitle: { en: 'Card', ms: 'Kad Kuasa' },
      icon: 'card-account-details',
      order: 4,
      rank: 1,
      actions: ['Revoke'],
    },
    '/auxiliary/card/application': {
      ...applied,
      parent: '/auxiliary/card',
      purpose: { en: 'New, renewed, replaced and returned cards', ms: 'Kad baharu, pembaharuan, penggantian dan pemulangan' },
      heading: { en: 'Applications for cards', ms: 'Permohonan kad' },
      context: { en: 'New card, renewal, replacement, return', ms: 'Kad baharu, pembaharuan, penggantian, pemulangan' },
    },
    '/auxiliary/course': {
      ...unit,
      kind: 'item',
      purpose: { en: 'Keep courses, results and certificates', ms: 'Urus kursus, keputusan dan sijil' },
      title: { en: 'Course', ms: 'Kursus' },
      heading: { en: 'Auxiliary police courses', ms: 'Kursus polis bantuan' },
      context: { en: 'Courses, who takes part, and certificates that end soon', ms: 'Kursus, pesertanya dan sijil yang hampir tamat' },
      tabTitle: { en: 'Course', ms: 'Kursus' },
      icon: 'school',
      order: 5,
      rank: 1,
      actions: ['Create', 'Update', 'Delete'],
    },
    '/auxiliary/course/application': {
      ...applied,
      parent: '/auxiliary/course',
      purpose: { en: 'Places on courses', ms: 'Tempat dalam kursus' },
      heading: { en: 'Applications for courses', ms: 'Permohonan kursus' },
      context: { en: 'Officers and recruits who are to take part', ms: 'Pegawai dan rekrut yang akan menyertai' },
    },
    '/auxiliary/rank': {
      ...unit,
      kind: 'item',
      purpose: { en: 'Keep the ladder of ranks and see who is due for promotion', ms: 'Urus tangga pangkat dan lihat pegawai yang layak naik pangkat' },
      title: { en: 'Rank', ms: 'Pangkat' },
      heading: { en: 'Auxiliary police ranks', ms: 'Pangkat polis bantuan' },
      context: { en: 'The ladder, what each step needs, and who is due', ms: 'Tangga pangkat, syarat setiap pangkat dan pegawai yang layak' },
      tabTitle: { en: 'Rank', ms: 'Pangkat' },
      icon: 'chevron-triple-up',
      order: 6,
      rank: 1,
      actions: ['Create', 'Update', 'Delete'],
    },
    '/auxiliary/rank/application': {
      ...applied,
      parent: '/auxiliary/rank',
      purpose: { en: 'Promotions, acting ranks, confirmations and demotions', ms: 'Kenaikan, pemangkuan, pengesahan dan penurunan pangkat' },
      heading: { en: 'Applications about ranks', ms: 'Permohonan tentang pangkat' },
      context: { en: 'Promotion, acting rank, confirmation, demotion', ms: 'Kenaikan, pemangkuan, pengesahan, penurunan pangkat' },
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof auxiliaryPoliceManifest> {}
}
