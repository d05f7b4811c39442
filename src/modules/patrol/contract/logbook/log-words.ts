/** What kinds, acts and fields of the occurrence book are called, on the screen and on paper. */
import { defineMessages } from '#platform/contract/messages.ts';
import { FLAG_NAMES } from '../round/round-words.ts';

export const KIND_NAMES = defineMessages({
  Handover: { en: 'Handover', ms: 'Serah tugas' },
  Visitor: { en: 'Visitor', ms: 'Pelawat' },
  Vehicle: { en: 'Vehicle', ms: 'Kenderaan' },
  Contractor: { en: 'Contractor', ms: 'Kontraktor' },
  Key: { en: 'Key', ms: 'Kunci' },
  Delivery: { en: 'Delivery', ms: 'Penghantaran' },
  Equipment: { en: 'Equipment', ms: 'Peralatan' },
  Occurrence: { en: 'Occurrence', ms: 'Kejadian' },
});
export const ACT_NAMES = defineMessages({
  Entry: { en: 'New entry', ms: 'Entri baharu' },
  Out: { en: 'Out', ms: 'Keluar' },
  Correction: { en: 'Correction', ms: 'Pembetulan' },
});
export const FIELD_NAMES = defineMessages({
  from: { en: 'Handed over by', ms: 'Diserahkan oleh' },
  to: { en: 'Taken over by', ms: 'Diterima oleh' },
  checklist: { en: 'Equipment checked', ms: 'Peralatan disemak' },
  pending: { en: 'Matters pending', ms: 'Perkara tertunggak' },
  name: { en: 'Full name', ms: 'Nama penuh' },
  identity: { en: 'Identity card or passport', ms: 'Kad pengenalan atau pasport' },
  company: { en: 'Company', ms: 'Syarikat' },
  vehicle: { en: 'Vehicle plate', ms: 'Plat kenderaan' },
  host: { en: 'Person visited', ms: 'Orang yang dilawati' },
  pass_no: { en: 'Pass number', ms: 'Nombor pas' },
  plate: { en: 'Vehicle plate', ms: 'Plat kenderaan' },
  driver: { en: 'Driver', ms: 'Pemandu' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  workers: { en: 'Workers', ms: 'Bilangan pekerja' },
  permit_no: { en: 'Permit to work', ms: 'Permit kerja' },
  area: { en: 'Area', ms: 'Kawasan' },
  key_no: { en: 'Key number', ms: 'Nombor kunci' },
  taken_by: { en: 'Taken by', ms: 'Diambil oleh' },
  do_no: { en: 'Delivery order', ms: 'Pesanan penghantaran' },
  receiver: { en: 'Received by', ms: 'Penerima' },
  item: { en: 'Thing', ms: 'Barang' },
  condition: { en: 'Condition', ms: 'Keadaan' },
  text: { en: 'What happened', ms: 'Perkara yang berlaku' },
});
export type FieldName = keyof typeof FIELD_NAMES;
export const fieldName = (key: string) => FIELD_NAMES[key as FieldName] ?? { en: key, ms: key };

export const WRITTEN_LATER = { en: 'Written later', ms: 'Ditulis kemudian' };
export const PAPER = defineMessages({
  title: { en: 'Occurrence book', ms: 'Buku log kejadian' },
  number: { en: 'No.', ms: 'No.' },
  time: { en: 'Time', ms: 'Masa' },
  kind: { en: 'Type', ms: 'Jenis' },
  entry: { en: 'What was entered', ms: 'Butiran entri' },
  writer: { en: 'Written by', ms: 'Ditulis oleh' },
  hash: { en: 'Hash chain', ms: 'Rantaian cincangan' },
  writtenLater: WRITTEN_LATER,
  outsideSession: FLAG_NAMES.outside_session,
  about: { en: 'about no. {n}', ms: 'tentang no. {n}' },
  erased: { en: 'personal fields erased', ms: 'butiran peribadi dipadam' },
  none: { en: 'No entry for these dates.', ms: 'Tiada entri bagi tarikh ini.' },
  whole: { en: 'The chain of {n} entries is whole up to {hash}.', ms: 'Rantaian {n} entri adalah lengkap sehingga {hash}.' },
  broken: { en: 'The chain is broken in {n} places.', ms: 'Rantaian terputus di {n} tempat.' },
  officer: { en: 'Officer in charge', ms: 'Pegawai bertanggungjawab' },
});
