import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const WORKSITE = defineMessages({
  ...everyday('address', 'branch'),
  title: { en: 'Worksites', ms: 'Tapak kerja' },
  assign: { en: 'Add sites', ms: 'Tambah tapak' },
  assignTo: { en: 'Add sites for {name}', ms: 'Tambah tapak untuk {name}' },
  sites: { en: 'Sites', ms: 'Tapak' },
  sitesHint: { en: 'Active sites by name, code or city.', ms: 'Tapak aktif mengikut nama, kod atau bandar.' },
  mainOne: { en: 'Main site', ms: 'Tapak utama' },
  mainHint: { en: 'Empty: the main site stays as it is.', ms: 'Kosong: tapak utama kekal seperti sedia ada.' },
  firstDay: { en: 'First day', ms: 'Hari pertama' },
  makeMain: { en: 'Make it the main site', ms: 'Jadikan tapak utama' },
  end: { en: 'Set the last day', ms: 'Tetapkan hari terakhir' },
  endAt: { en: 'Last day at {name}', ms: 'Hari terakhir di {name}' },
  lastDay: { en: 'Last day', ms: 'Hari terakhir' },
  remove: { en: 'Remove', ms: 'Buang' },
  removeAsk: { en: 'Remove {name}?', ms: 'Buang {name}?' },
  removeText: {
    en: 'For a site that was added by mistake. Where somebody worked there, set the last day instead.',
    ms: 'Untuk tapak yang tersalah tambah. Jika pekerja pernah bertugas di situ, tetapkan hari terakhir.',
  },
  ofBranch: {
    en: 'Belongs to no site, so the branch is the place of work. Change the branch under Employment.',
    ms: 'Tidak berada di mana-mana tapak, maka cawangan ialah tempat kerja. Tukar cawangan di bawah Pekerjaan.',
  },
  none: { en: 'No worksite yet', ms: 'Belum ada tapak kerja' },
  noneHint: { en: 'Add sites, or set the employee’s branch under Employment.', ms: 'Tambah tapak, atau tetapkan cawangan pekerja di bawah Pekerjaan.' },
  since: { en: 'Since {date}', ms: 'Sejak {date}' },
  until: { en: '{from} to {to}', ms: '{from} hingga {to}' },
  radius: { en: '{n} m radius', ms: 'jejari {n} m' },
  days: { en: '{n, plural, one {# day} other {# days}} of attendance', ms: '{n} hari kehadiran' },
  over: { en: 'Ended', ms: 'Tamat' },
  noPlace: { en: 'The branch has no location on the map yet.', ms: 'Cawangan belum mempunyai lokasi pada peta.' },
});
