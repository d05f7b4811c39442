/** Words of the paper about an officer. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const OFFICER_PAPER = defineMessages({
  ...everyday('number', 'status', 'type'),
  title: { en: 'Bio-data of an auxiliary police officer', ms: 'Biodata pegawai polis bantuan' },
  birth: { en: 'Date of birth', ms: 'Tarikh lahir' },
  gender: { en: 'Gender', ms: 'Jantina' },
  height: { en: 'Height', ms: 'Tinggi' },
  centimetres: { en: '{n} cm', ms: '{n} cm' },
  area: { en: 'Area of authority', ms: 'Kawasan kuasa' },
  oath: { en: 'Oath taken on', ms: 'Lafaz ikrar pada' },
  serviceEnds: { en: 'Service ends on', ms: 'Perkhidmatan tamat pada' },
  qualified: { en: 'Qualified with firearms on', ms: 'Layak menggunakan senjata api pada' },
  ranks: { en: 'Ranks held', ms: 'Sejarah pangkat' },
  change: { en: 'Change of rank', ms: 'Perubahan pangkat' },
  since: { en: 'Since', ms: 'Sejak' },
  courses: { en: 'Courses', ms: 'Kursus' },
  course: { en: 'Course', ms: 'Kursus' },
  ended: { en: 'Ended on', ms: 'Tamat pada' },
  result: { en: 'Course result', ms: 'Keputusan kursus' },
  until: { en: 'Until', ms: 'Hingga' },
  cards: { en: 'Cards', ms: 'Kad' },
  card: { en: 'Kind of card', ms: 'Jenis kad' },
  equipment: { en: 'Equipment', ms: 'Peralatan' },
  thing: { en: 'Asset', ms: 'Aset' },
  quantity: { en: 'Quantity', ms: 'Kuantiti' },
  none: { en: 'None is recorded.', ms: 'Tiada direkodkan.' },
  today: { en: 'As recorded on {date}.', ms: 'Seperti direkodkan pada {date}.' },
});
