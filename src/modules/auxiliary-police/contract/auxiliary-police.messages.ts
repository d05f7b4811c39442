/** What the server says about the unit, its ranks and officers. */
import { defineMessages } from '#platform/contract/messages.ts';

export const UNIT_MESSAGES = defineMessages({
  rankCreated: { en: 'Rank added.', ms: 'Pangkat ditambah.' },
  rankSaved: { en: 'Rank saved.', ms: 'Pangkat disimpan.' },
  rankDeleted: { en: 'Rank deleted.', ms: 'Pangkat dipadam.' },
  ranksOrdered: { en: 'The ladder has its new order.', ms: 'Tangga pangkat telah disusun semula.' },
  officerAdded: { en: '{name} is entered as an officer.', ms: '{name} direkodkan sebagai pegawai.' },
  officerSaved: { en: 'Officer saved.', ms: 'Pegawai disimpan.' },
  suspended: { en: '{name} is suspended.', ms: '{name} digantung.' },
  stillPlanned: {
    en: '{n, plural, one {# duty stays} other {# duties stay}} in the plans: give it to another officer.',
    ms: '{n} tugas masih dalam rancangan: serahkan kepada pegawai lain.',
  },
  reinstated: { en: '{name} is active again.', ms: '{name} kini aktif semula.' },
  noDuty: { en: 'Suspended as an officer', ms: 'Digantung sebagai pegawai' },
  unitSaved: { en: 'Unit saved.', ms: 'Pasukan disimpan.' },
  papersSaved: { en: 'Documents saved.', ms: 'Dokumen disimpan.' },
  chargeCreated: { en: 'Charge entered.', ms: 'Pertuduhan direkodkan.' },
  chargeSaved: { en: 'Charge saved.', ms: 'Pertuduhan disimpan.' },
  chargeDeleted: { en: 'Charge deleted.', ms: 'Pertuduhan dipadam.' },
});

export const UNIT_ERRORS = defineMessages({
  codeTaken: { en: 'Another rank has this code.', ms: 'Pangkat lain sudah menggunakan kod ini.' },
  levelTaken: { en: 'Another rank has this level.', ms: 'Pangkat lain berada pada peringkat ini.' },
  authority: {
    en: 'Senior officers are appointed by the Inspector General with the Minister.',
    ms: 'Pegawai kanan dilantik oleh Ketua Polis Negara dengan persetujuan Menteri.',
  },
  rankUsed: { en: 'Officers hold or held this rank.', ms: 'Ada pegawai yang memegang atau pernah memegang pangkat ini.' },
  wholeLadder: { en: 'Name every rank once.', ms: 'Namakan setiap pangkat sekali.' },
  rankUnknown: { en: 'Choose a rank of this company.', ms: 'Pilih pangkat syarikat ini.' },
  rankAbove: { en: 'The approval of the unit does not go up to this rank.', ms: 'Kelulusan pasukan tidak sampai ke pangkat ini.' },
  employeeUnknown: { en: 'Choose an active local employee whom you may see.', ms: 'Pilih pekerja tempatan aktif yang boleh anda lihat.' },
  officerAlready: { en: 'This employee is an officer already.', ms: 'Pekerja ini sudah menjadi pegawai.' },
  serviceTaken: { en: 'Another officer has this service number.', ms: 'Pegawai lain mempunyai nombor badan ini.' },
  expiryBefore: { en: 'The last day comes after the first.', ms: 'Hari akhir mesti selepas hari pertama.' },
  beyondService: { en: 'Service ends on {date}, the day before the 60th birthday.', ms: 'Perkhidmatan tamat pada {date}, sehari sebelum ulang tahun ke-60.' },
  qualified: { en: 'Enter when the officer qualified with firearms.', ms: 'Masukkan tarikh pegawai layak menggunakan senjata api.' },
  oathBeforeBasic: { en: 'The oath is taken after the basic course is passed.', ms: 'Ikrar dilafazkan selepas lulus kursus asas.' },
  noPaperRight: { en: 'You may not see papers of this kind.', ms: 'Anda tidak boleh melihat dokumen jenis ini.' },
  noConsent: {
    en: 'Enter the day on which the person agreed to the keeping of these data.',
    ms: 'Masukkan tarikh orang ini bersetuju data ini disimpan.',
  },
  notLater: { en: 'The day is not in the future.', ms: 'Tarikh tidak boleh pada masa hadapan.' },
  beforeAppointment: {
    en: 'The appointment began on {date}: choose that day or a later one.',
    ms: 'Lantikan bermula pada {date}: pilih tarikh itu atau selepasnya.',
  },
  inquiryBefore: { en: 'The inquiry comes on the day of the charge or later.', ms: 'Siasatan ialah pada tarikh pertuduhan atau selepasnya.' },
  outcomeBefore: { en: 'The outcome comes on the day of the charge or later.', ms: 'Keputusan ialah pada tarikh pertuduhan atau selepasnya.' },
  strengthFull: { en: 'Strength {taken} of {approved}: no place is left.', ms: 'Kekuatan {taken} daripada {approved}: tiada tempat lagi.' },
  noUnit: { en: 'Enter the approval of the unit first.', ms: 'Masukkan kelulusan pasukan dahulu.' },
  belowTaken: {
    en: '{taken} officers serve: the strength cannot be below that.',
    ms: '{taken} pegawai sedang berkhidmat: kekuatan tidak boleh kurang daripadanya.',
  },
  notActive: { en: 'Only an active officer can be suspended.', ms: 'Hanya pegawai aktif boleh digantung.' },
  notSuspended: { en: 'Only a suspended officer can be reinstated.', ms: 'Hanya pegawai yang digantung boleh dikembalikan.' },
  officerUnknown: { en: 'Choose an officer of this unit.', ms: 'Pilih pegawai pasukan ini.' },
  outcomeDate: { en: 'Enter the day of the outcome.', ms: 'Masukkan tarikh keputusan.' },
  openWithDate: { en: 'An open charge has no day of outcome.', ms: 'Pertuduhan yang belum selesai tiada tarikh keputusan.' },
});

/** What is said of something that ends, by what ends. */
export const ENDING_NOTICES = {
  appointment: defineMessages({
    title: { en: 'Appointment ends on {date}', ms: 'Lantikan tamat pada {date}' },
    message: { en: '{name} ({code}): apply for renewal.', ms: '{name} ({code}): mohon pembaharuan.' },
  }),
  card: defineMessages({
    title: { en: 'Card ends on {date}', ms: 'Kad tamat pada {date}' },
    message: { en: '{name} ({code}): apply for a new card.', ms: '{name} ({code}): mohon kad baharu.' },
  }),
  firing: defineMessages({
    title: { en: 'Live firing valid until {date}', ms: 'Latihan menembak sah hingga {date}' },
    message: { en: '{name} ({code}): arrange a practice.', ms: '{name} ({code}): atur latihan.' },
  }),
  licence: defineMessages({
    title: { en: 'Firearm licence ends on {date}', ms: 'Lesen senjata api tamat pada {date}' },
    message: { en: '{name} ({code}): apply for renewal of the licence.', ms: '{name} ({code}): mohon pembaharuan lesen.' },
  }),
  certificate: defineMessages({
    title: { en: 'Certificate ends on {date}', ms: 'Sijil tamat pada {date}' },
    message: { en: '{name} ({code}): enrol for the course again.', ms: '{name} ({code}): daftar kursus semula.' },
  }),
} as const;
