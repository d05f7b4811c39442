/** Words of a bill of quantities on the screen. */
import { defineMessages } from '#platform/contract/messages.ts';
import { everyday } from '#platform/contract/everyday.messages.ts';
import { DETAIL } from '../detail.messages.ts';

export const BILL = defineMessages({
  ...everyday('amount', 'delete', 'kind', 'total'),
  title: DETAIL.bill,
  item: { en: 'Item', ms: 'Item' },
  billNo: { en: 'Bill no.', ms: 'No. bil' },
  description: DETAIL.description,
  unit: { en: 'Unit', ms: 'Unit' },
  quantity: { en: 'Quantity', ms: 'Kuantiti' },
  rate: { en: 'Rate', ms: 'Kadar' },
  valuedBy: { en: 'Valued', ms: 'Dinilai' },
  level: { en: 'Level of the section', ms: 'Tahap bahagian' },
  levelHint: { en: '1 to 3 for a section, 0 for a line.', ms: '1 hingga 3 bagi bahagian, 0 bagi baris.' },
  position: { en: 'Place in the bill', ms: 'Tempat dalam senarai' },
  positionHint: { en: 'Lines are sorted by this number. Empty: at the end.', ms: 'Baris disusun mengikut nombor ini. Kosong: di hujung.' },
  service: DETAIL.service,
  add: { en: 'Add line', ms: 'Tambah baris' },
  line: { en: 'Line of the bill', ms: 'Baris senarai kuantiti' },
  openLine: { en: 'Open {name}', ms: 'Buka {name}' },
  deleteAsk: { en: 'Delete this line?', ms: 'Padam baris ini?' },
  importTitle: { en: 'Import bill of quantities', ms: 'Import senarai kuantiti' },
  adjust: { en: 'Add adjustment line', ms: 'Tambah baris pelarasan' },
  empty: { en: 'No line yet', ms: 'Belum ada baris' },
  emptyHint: { en: 'Import the bill from a sheet, or add its lines one by one.', ms: 'Import senarai daripada hamparan, atau tambah baris satu demi satu.' },
  differs: {
    en: 'RM {difference} from the contract sum of RM {sum}. A claim is submitted when both are the same.',
    ms: 'Berbeza RM {difference} daripada jumlah kontrak RM {sum}. Tuntutan dihantar apabila kedua-duanya sama.',
  },
  agrees: { en: 'The bill comes to the contract sum.', ms: 'Senarai kuantiti sama dengan jumlah kontrak.' },
  locked: {
    en: 'A claim was submitted: the bill changes by variations alone.',
    ms: 'Tuntutan telah dihantar: senarai kuantiti hanya berubah melalui perubahan kerja.',
  },
});
