/** What the rules of applications say. */
import { defineMessages } from '#platform/contract/messages.ts';

export const APPOINTMENT_RULES = defineMessages({
  anotherOpen: {
    en: 'Another application of this category is open. Close that one first.',
    ms: 'Permohonan lain kategori ini masih terbuka. Tutup yang itu dahulu.',
  },
  noBirth: { en: 'The date of birth is missing. Enter it in the employee record.', ms: 'Tarikh lahir tiada. Masukkannya dalam rekod pekerja.' },
  tooYoung: { en: 'Age {age}: an officer is at least {least}.', ms: 'Umur {age}: pegawai mesti sekurang-kurangnya {least}.' },
  tooOld: { en: 'Age {age}: the limit at application is {most}.', ms: 'Umur {age}: had semasa memohon ialah {most}.' },
  ageFits: { en: 'Age {age} of at most {most}.', ms: 'Umur {age} daripada had {most}.' },
  local: { en: 'A citizen.', ms: 'Warganegara.' },
  notLocal: { en: 'Only citizens can be appointed.', ms: 'Hanya warganegara boleh dilantik.' },
  served: { en: 'Service ended on {date}.', ms: 'Perkhidmatan tamat pada {date}.' },
  beyondService: {
    en: 'Until {until} is too long: service ends on {date}, the day before the 60th birthday.',
    ms: 'Sehingga {until} terlalu lama: perkhidmatan tamat pada {date}, sehari sebelum ulang tahun ke-60.',
  },
  withinService: { en: 'Service ends on {date}.', ms: 'Perkhidmatan tamat pada {date}.' },
  periodTurned: { en: 'The last day of the appointment comes after its first.', ms: 'Hari akhir lantikan mesti selepas hari pertamanya.' },
  noMedical: { en: 'The medical examination is missing.', ms: 'Pemeriksaan perubatan tiada.' },
  medicalOld: { en: 'The medical examination is to be within the last {months} months.', ms: 'Pemeriksaan perubatan mesti dalam {months} bulan yang lalu.' },
  medicalFits: { en: 'Medically fit.', ms: 'Layak dari segi perubatan.' },
  unfit: { en: 'Medically unfit.', ms: 'Tidak layak dari segi perubatan.' },
  vettingFailed: { en: 'The vetting failed.', ms: 'Tapisan gagal.' },
  vettingCleared: { en: 'Vetting cleared.', ms: 'Lulus tapisan.' },
  vettingPending: { en: 'The vetting is still pending.', ms: 'Tapisan belum selesai.' },
  declared: { en: 'A record is declared: the police decide about it.', ms: 'Rekod diisytiharkan: polis yang memutuskannya.' },
  noConsent: { en: 'The person has not consented yet.', ms: 'Orang ini belum memberi persetujuan.' },
  noUnit: { en: 'Enter the approval of the unit first.', ms: 'Masukkan kelulusan pasukan dahulu.' },
  full: { en: 'Strength {taken} of {approved}: no place is left.', ms: 'Kekuatan {taken} daripada {approved}: tiada tempat lagi.' },
  aboveGazette: { en: 'Strength {taken}: only {gazetted} are gazetted.', ms: 'Kekuatan {taken}: hanya {gazetted} diwartakan.' },
  strengthFits: { en: 'Strength {taken} of {approved}.', ms: 'Kekuatan {taken} daripada {approved}.' },
  basicPassed: { en: 'Basic course passed.', ms: 'Lulus kursus asas.' },
  basicMissing: {
    en: 'Basic course not passed yet: no oath, card or firearm before it.',
    ms: 'Belum lulus kursus asas: tiada ikrar, kad atau senjata sebelumnya.',
  },
  areaFits: { en: 'The area is one of the unit.', ms: 'Kawasan ini ialah kawasan pasukan.' },
  areaUnknown: { en: 'The area is none of those of the unit.', ms: 'Kawasan ini bukan kawasan pasukan.' },
  oathBeforeBasic: { en: 'The oath is taken after the basic course is passed.', ms: 'Ikrar dilafazkan selepas lulus kursus asas.' },
  equipment: { en: 'To be returned first: {names}.', ms: 'Perlu dipulangkan dahulu: {names}.' },
  planned: {
    en: '{n, plural, one {# duty is} other {# duties are}} planned from that day on. Give it to another officer.',
    ms: '{n} tugas dirancang mulai hari itu. Serahkan kepada pegawai lain.',
  },
  notOfficer: { en: 'The appointment has ended.', ms: 'Lantikan telah tamat.' },
});

export const RANK_RULES = defineMessages({
  unknown: { en: 'Choose a rank of the ladder.', ms: 'Pilih pangkat dalam tangga pangkat.' },
  next: { en: 'The next rank.', ms: 'Pangkat seterusnya.' },
  notNext: { en: 'A promotion is to the next rank: {rank}.', ms: 'Kenaikan pangkat adalah ke pangkat seterusnya: {rank}.' },
  higher: { en: 'A higher rank.', ms: 'Pangkat lebih tinggi.' },
  notHigher: { en: 'One acts in a higher rank.', ms: 'Pemangkuan adalah dalam pangkat lebih tinggi.' },
  acts: { en: 'Acts in this rank.', ms: 'Sedang memangku pangkat ini.' },
  notActing: { en: 'Only the rank in which the officer acts can be confirmed.', ms: 'Hanya pangkat yang dipangku boleh disahkan.' },
  lower: { en: 'A lower rank.', ms: 'Pangkat lebih rendah.' },
  notLower: { en: 'A demotion is to a lower rank.', ms: 'Penurunan pangkat adalah ke pangkat lebih rendah.' },
  suspended: { en: 'The officer is not active.', ms: 'Pegawai tidak aktif.' },
  charged: {
    en: '{n, plural, one {# charge is open.} other {# charges are open.}}',
    ms: '{n, plural, other {# pertuduhan belum selesai.}}',
  },
  conductFits: { en: 'Active, no open charge.', ms: 'Aktif, tiada pertuduhan.' },
  tooShort: { en: '{months} months in the rank, {least} are needed.', ms: '{months} bulan dalam pangkat, {least} diperlukan.' },
  longEnough: { en: '{months} months in the rank of {least} needed.', ms: '{months} bulan dalam pangkat daripada {least} diperlukan.' },
  coursePassed: { en: 'The course of the rank is passed.', ms: 'Lulus kursus untuk pangkat ini.' },
  courseMissing: { en: 'The course of the rank is not passed, or no longer valid.', ms: 'Belum lulus kursus untuk pangkat ini, atau tidak lagi sah.' },
  aboveHighest: { en: 'The approval of the unit goes up to {rank}.', ms: 'Kelulusan pasukan adalah sehingga {rank}.' },
  rankFull: { en: 'The rank is full: {officers} of {establishment}.', ms: 'Pangkat ini penuh: {officers} daripada {establishment}.' },
  rankFits: { en: '{officers} of {establishment} in the rank.', ms: '{officers} daripada {establishment} dalam pangkat ini.' },
});

export const ASSET_RULES = defineMessages({
  unknown: { en: 'The form names something that is not of this unit.', ms: 'Borang menamakan sesuatu yang bukan milik pasukan ini.' },
  serials: { en: '{name}: {n} serial numbers for {needed}.', ms: '{name}: {n} nombor siri untuk {needed}.' },
  serialsTaken: { en: 'These numbers exist already: {names}.', ms: 'Nombor ini sudah ada: {names}.' },
  oneOnly: { en: 'Of a thing with a serial number the quantity is 1.', ms: 'Bagi barang bernombor siri, kuantitinya 1.' },
  noHolder: { en: 'Name the holder of the licences in the unit first.', ms: 'Namakan pemegang lesen dalam pasukan dahulu.' },
  licenceMissing: { en: 'The licence is entered with the decision.', ms: 'Lesen dimasukkan bersama keputusan.' },
  licenceDay: { en: 'A licence ends on {day}.', ms: 'Lesen tamat pada {day}.' },
  onlyFirearms: { en: 'Only firearms that the unit has are licensed.', ms: 'Hanya senjata api milik pasukan dilesenkan.' },
  notInside: { en: 'Not in the store: {names}.', ms: 'Tiada dalam stor: {names}.' },
  storeOrOfficer: { en: 'Name the officer or the store, not both.', ms: 'Namakan pegawai atau stor, bukan kedua-duanya.' },
  lostLater: { en: 'The day of the loss is today or earlier.', ms: 'Tarikh hilang ialah hari ini atau sebelumnya.' },
  tooFewThere: { en: 'Only {n} are there to be lost.', ms: 'Hanya {n} ada di situ untuk hilang.' },
  witnessLeft: { en: 'The appointment of the witness has ended.', ms: 'Lantikan saksi telah tamat.' },
  pieces: {
    en: 'At most {most} things with a record of their own in one application.',
    ms: 'Paling banyak {most} barang dengan rekod sendiri dalam satu permohonan.',
  },
  witnessSelf: { en: 'The witness is somebody else than the officer.', ms: 'Saksi mesti orang lain daripada pegawai itu.' },
});

export const COURSE_RULES = defineMessages({
  noRoom: { en: '{wanted} people for {free} free places.', ms: '{wanted} orang untuk {free} tempat kosong.' },
  roomFits: { en: '{free} places are free for {wanted}.', ms: '{free} tempat kosong untuk {wanted}.' },
  upcoming: { en: 'The course is still to come.', ms: 'Kursus belum bermula.' },
  begun: { en: 'The course has begun, is over or cancelled.', ms: 'Kursus telah bermula, tamat atau dibatalkan.' },
  refused: { en: 'The course does not take: {names}.', ms: 'Kursus ini tidak menerima: {names}.' },
});

export const CARD_RULES = defineMessages({
  active: { en: 'An active officer.', ms: 'Pegawai aktif.' },
  notActive: { en: 'Only an active officer gets a card.', ms: 'Hanya pegawai aktif mendapat kad.' },
  noBasic: { en: 'The basic course comes before a card.', ms: 'Kursus asas mendahului kad.' },
  basic: { en: 'Basic course passed.', ms: 'Lulus kursus asas.' },
  noFirearm: { en: 'The officer may not carry a firearm.', ms: 'Pegawai tidak dibenarkan membawa senjata api.' },
  firingOld: { en: 'The live firing was valid until {date}.', ms: 'Latihan menembak sah sehingga {date}.' },
  firing: { en: 'Live firing valid until {date}.', ms: 'Latihan menembak sah hingga {date}.' },
  notCleared: { en: 'The officer is not cleared.', ms: 'Pegawai belum lulus tapisan.' },
  hasOne: { en: 'The officer has an active card of this kind.', ms: 'Pegawai mempunyai kad aktif jenis ini.' },
  hasNone: { en: 'The officer has no such card.', ms: 'Pegawai tiada kad sedemikian.' },
  turned: { en: 'A card ends after it is issued.', ms: 'Kad tamat selepas dikeluarkan.' },
  beyond: { en: 'A card ends with the appointment at the latest: {date}.', ms: 'Kad tamat selewat-lewatnya bersama lantikan: {date}.' },
  within: { en: 'The appointment lasts until {date}.', ms: 'Lantikan sah sehingga {date}.' },
});
