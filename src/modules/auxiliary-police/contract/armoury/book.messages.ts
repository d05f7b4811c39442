/** Words of the armoury book on paper. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

/** Words of the assets as a file. */
export const ASSET_FILE = defineMessages({
  ...everyday('name', 'category', 'status'),
  title: { en: 'Assets of the auxiliary police', ms: 'Aset polis bantuan' },
  serial: { en: 'Serial number', ms: 'Nombor siri' },
  calibre: { en: 'Calibre', ms: 'Kaliber' },
  quantity: { en: 'Quantity', ms: 'Kuantiti' },
  inStore: { en: 'In store', ms: 'Dalam stor' },
  licence: { en: 'Licence number', ms: 'Nombor lesen' },
  licenceUntil: { en: 'Licensed until', ms: 'Dilesenkan sehingga' },
  holder: { en: 'Officer', ms: 'Pegawai' },
  dueBack: { en: 'Due back on', ms: 'Perlu pulang pada' },
  store: { en: 'Store', ms: 'Stor' },
  condition: { en: 'Condition', ms: 'Keadaan' },
});

/** Words of the labels of assets. */
export const LABELS = defineMessages({
  title: { en: 'Labels of assets', ms: 'Label aset' },
  code: { en: 'Code of {name}', ms: 'Kod {name}' },
  number: { en: 'No. {id}', ms: 'No. {id}' },
});

export const BOOK = defineMessages({
  ...everyday('date', 'note'),
  book: { en: 'Armoury book', ms: 'Buku bilik senjata' },
  summary: { en: 'Balances', ms: 'Baki' },
  entries: { en: 'Entries', ms: 'Catatan kemasukan' },
  counts: { en: 'Counts', ms: 'Kiraan' },
  asset: { en: 'Asset', ms: 'Aset' },
  opening: { en: 'At the beginning', ms: 'Baki awal' },
  received: { en: 'Received', ms: 'Diterima' },
  given: { en: 'Given out', ms: 'Dikeluarkan' },
  closing: { en: 'At the end', ms: 'Baki akhir' },
  expended: { en: 'Expended', ms: 'Digunakan' },
  balance: { en: 'Balance', ms: 'Baki' },
  at: { en: 'Time', ms: 'Masa' },
  bookNo: { en: 'Book number', ms: 'Nombor buku' },
  what: { en: 'Entry', ms: 'Catatan' },
  fromTo: { en: 'From whom to whom', ms: 'Daripada siapa kepada siapa' },
  witness: { en: 'Witness', ms: 'Saksi' },
  countedBy: { en: 'Counted by', ms: 'Dikira oleh' },
  checkedBy: { en: 'Checked by', ms: 'Disemak oleh' },
  keysWith: { en: 'Keys with', ms: 'Kunci dengan' },
  lines: { en: 'Lines', ms: 'Baris' },
  differs: { en: 'Different', ms: 'Berbeza' },
  nothing: { en: 'No entries', ms: 'Tiada catatan' },
  noCounts: { en: 'No counts', ms: 'Tiada kiraan' },
  armourer: { en: 'Armourer', ms: 'Penjaga bilik senjata' },
  inCharge: { en: 'Officer in charge', ms: 'Pegawai bertanggungjawab' },
});
