/** What the server says about the armoury. */
import { defineMessages } from '#platform/contract/messages.ts';

export const ISSUE_RULES = defineMessages({
  inStore: { en: '{n} in the store.', ms: '{n} dalam stor.' },
  tooFew: { en: 'Only {n} are in the store.', ms: 'Hanya {n} dalam stor.' },
  notInStore: { en: 'It is not in the store.', ms: 'Ia tidak berada dalam stor.' },
  unserviceable: { en: 'It is unserviceable.', ms: 'Ia tidak boleh digunakan.' },
  lossReported: { en: 'Its loss is reported. Close that application first.', ms: 'Kehilangannya telah dilaporkan. Tutup permohonan itu dahulu.' },
  active: { en: 'The officer is active.', ms: 'Pegawai ini aktif.' },
  notActive: { en: 'Only an active officer is given equipment.', ms: 'Hanya pegawai aktif diberi peralatan.' },
  appointmentEnded: { en: 'The appointment ended on {date}.', ms: 'Lantikan tamat pada {date}.' },
  basic: { en: 'The basic course is passed.', ms: 'Telah lulus kursus asas.' },
  noBasic: { en: 'The basic course comes before a firearm.', ms: 'Kursus asas mendahului senjata api.' },
  notPermitted: { en: 'The officer has no permission to carry a firearm.', ms: 'Pegawai tiada kebenaran membawa senjata api.' },
  neverFired: { en: 'The officer has not passed live firing.', ms: 'Pegawai belum lulus latihan menembak.' },
  firing: { en: 'Live firing is valid until {date}.', ms: 'Latihan menembak sah sehingga {date}.' },
  firingEnded: { en: 'Live firing was valid until {date}.', ms: 'Latihan menembak tamat pada {date}.' },
  card: { en: 'The firearm card is valid until {date}.', ms: 'Kad senjata api sah sehingga {date}.' },
  noCard: { en: 'The officer has no valid firearm card.', ms: 'Pegawai tiada kad senjata api yang sah.' },
  hasFirearm: { en: 'The officer has a firearm already: {name}.', ms: 'Pegawai sudah memegang senjata api: {name}.' },
  licence: { en: 'The licence is valid until {date}.', ms: 'Lesen sah sehingga {date}.' },
  noLicence: { en: 'The firearm has no licence.', ms: 'Senjata api ini tiada lesen.' },
  licenceEnded: { en: 'The licence ended on {date}.', ms: 'Lesen tamat pada {date}.' },
  holderLeft: { en: 'The holder of the licence serves no more.', ms: 'Pemegang lesen tidak lagi berkhidmat.' },
  otherHolder: {
    en: 'The licence is not in the name of the nominated holder. Apply for a new one.',
    ms: 'Lesen bukan atas nama pemegang yang dinamakan. Mohon lesen baharu.',
  },
});

export const ARMOURY_MESSAGES = defineMessages({
  assetAdded: { en: '{name} is entered.', ms: '{name} direkodkan.' },
  assetSaved: { en: 'Asset saved.', ms: 'Aset disimpan.' },
  entered: { en: 'The entry is in the armoury book.', ms: 'Catatan telah masuk ke dalam buku bilik senjata.' },
  storeCreated: { en: 'Store added.', ms: 'Stor ditambah.' },
  storeSaved: { en: 'Store saved.', ms: 'Stor disimpan.' },
  storeDeleted: { en: 'Store deleted.', ms: 'Stor dipadam.' },
  counted: { en: 'The count is entered. Everything is there.', ms: 'Kiraan direkodkan. Semuanya ada.' },
  countedOff: {
    en: '{n, plural, one {The count is entered. # line differs.} other {The count is entered. # lines differ.}}',
    ms: 'Kiraan direkodkan. {n} baris berbeza.',
  },
});

/** What is said of counts that are missing or differ. */
export const COUNT_NOTICES = {
  missing: defineMessages({
    title: { en: 'Counts of {date} are missing', ms: 'Kiraan {date} belum lengkap' },
    message: {
      en: '{more, plural, =0 {Opening or closing count not entered: {stores}.} other {Opening or closing count not entered: {stores} and # more.}}',
      ms: '{more, plural, =0 {Kiraan pembukaan atau penutupan tidak direkodkan: {stores}.} other {Kiraan pembukaan atau penutupan tidak direkodkan: {stores} dan # lagi.}}',
    },
  }),
  differs: defineMessages({
    title: { en: 'A count differs in {store}', ms: 'Kiraan berbeza di {store}' },
    message: {
      en: '{n, plural, one {# line is not as the armoury book says.} other {# lines are not as the armoury book says.}}',
      ms: '{n} baris tidak sama dengan buku bilik senjata.',
    },
  }),
} as const;

export const ARMOURY_ERRORS = defineMessages({
  storeTaken: { en: 'Another store has this name.', ms: 'Stor lain sudah menggunakan nama ini.' },
  storeUsed: { en: 'Things are or were in this store.', ms: 'Ada barang di dalam stor ini, sekarang atau dahulu.' },
  tooManyLines: {
    en: 'More than {most} firearms and lots are in this store: move some to another store before it is counted.',
    ms: 'Lebih daripada {most} senjata api dan lot berada dalam stor ini: pindahkan sebahagian ke stor lain sebelum dikira.',
  },
  storeUnknown: { en: 'Choose a store of this unit.', ms: 'Pilih stor pasukan ini.' },
  serialTaken: { en: 'Another asset of this category has this number.', ms: 'Aset lain dalam kategori ini mempunyai nombor ini.' },
  serialNeeded: { en: 'Enter the serial number or the lot.', ms: 'Masukkan nombor siri atau lot.' },
  calibreNeeded: { en: 'Enter the calibre.', ms: 'Masukkan kaliber.' },
  oneOnly: { en: 'What has a serial number is entered one by one.', ms: 'Barang bernombor siri direkodkan satu demi satu.' },
  boughtLater: { en: 'Choose today or an earlier day.', ms: 'Pilih hari ini atau hari sebelumnya.' },
  licenceNeeded: { en: 'Enter the licence of the firearm.', ms: 'Masukkan lesen senjata api.' },
  licenceDay: { en: 'A licence ends on {day}: choose that day of a year to come.', ms: 'Lesen tamat pada {day}: pilih tarikh itu bagi tahun akan datang.' },
  licenceLong: { en: 'A licence granted then ends on {date} at the latest.', ms: 'Lesen yang diberi ketika itu tamat selewat-lewatnya pada {date}.' },
  noHolder: {
    en: 'Name the holder of the licences in the unit first: a licence is never in the name of a company.',
    ms: 'Namakan pemegang lesen dalam pasukan dahulu: lesen tidak boleh atas nama syarikat.',
  },
  officerUnknown: { en: 'Choose an officer whom you may see.', ms: 'Pilih pegawai yang boleh anda lihat.' },
  officerSuspended: { en: 'This officer is suspended: choose another.', ms: 'Pegawai ini digantung: pilih yang lain.' },
  officerLeft: { en: 'The appointment of this officer has ended: choose another.', ms: 'Lantikan pegawai ini telah tamat: pilih yang lain.' },
  witnessNeeded: { en: 'Name the witness.', ms: 'Namakan saksi.' },
  bookNeeded: { en: 'Enter the number in the armoury book.', ms: 'Masukkan nombor dalam buku bilik senjata.' },
  witnessSelf: { en: 'The witness is somebody else than the officer.', ms: 'Saksi mesti orang lain daripada pegawai itu.' },
  tooFewThere: { en: 'Only {n} are there.', ms: 'Hanya {n} ada di situ.' },
  notThere: { en: 'It is not where it would be taken from.', ms: 'Ia tidak berada di tempat yang hendak diambil.' },
  hasFirearm: { en: 'The officer has a firearm already.', ms: 'Pegawai ini sudah memegang senjata api.' },
  allBack: { en: 'Enter how many are returned and how many were expended.', ms: 'Masukkan bilangan yang dipulangkan dan yang digunakan.' },
  onlyRounds: { en: 'Only ammunition is expended.', ms: 'Hanya peluru boleh digunakan.' },
  notCounted: { en: 'Only what is counted is received in numbers.', ms: 'Hanya barang yang dikira boleh diterima mengikut bilangan.' },
  backBefore: { en: 'Choose today or a later day.', ms: 'Pilih hari ini atau hari yang lebih lewat.' },
  samePerson: { en: 'A count is made by two different people.', ms: 'Kiraan dibuat oleh dua orang yang berbeza.' },
  counted: { en: 'This count of the day is entered already.', ms: 'Kiraan hari ini telah direkodkan.' },
  openingFirst: { en: 'The opening count of the day comes first.', ms: 'Kiraan pembukaan hari itu didahulukan.' },
  countAll: { en: 'Count everything that the list names, once.', ms: 'Kira semua yang tersenarai, sekali.' },
  explain: { en: 'Say in the note what differs and why.', ms: 'Nyatakan dalam catatan apa yang berbeza dan sebabnya.' },
  tooLong: { en: 'Choose at most three months.', ms: 'Pilih selebih-lebihnya tiga bulan.' },
  fewerDays: { en: 'Too many entries for one file: choose fewer days.', ms: 'Terlalu banyak kemasukan untuk satu fail: pilih tempoh yang lebih pendek.' },
  turned: { en: 'The last day comes after the first.', ms: 'Hari akhir mesti selepas hari pertama.' },
});
