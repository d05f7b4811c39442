/** Where each statutory figure was read. A short name, the document, and how sure the reading is. */
import type { Text } from '#platform/contract/messages.ts';

export interface Source {
  /** Short name for whoever maintains the figures, e.g. "KWSP-3S"; screens show the document. */
  readonly name: string;
  /** The document and the place in it. */
  readonly where: Text;
  /**
   * `official` read in the official document or gazetted text; `agreed` two or more independent
   * sources; `single` one source only; `carried_back` the oldest known figure used for an earlier year.
   */
  readonly confidence: 'official' | 'agreed' | 'single' | 'carried_back';
}

const source = (name: string, where: Text, confidence: Source['confidence'] = 'official'): Source => ({ name, where, confidence });

export const SOURCES = {
  kwspThirdSchedule: source('KWSP-3S', {
    en: 'Employees Provident Fund Act 1991 (Act 452), Third Schedule, wages from October 2025 (Act A1760/2025)',
    ms: 'Akta Kumpulan Wang Simpanan Pekerja 1991 (Akta 452), Jadual Ketiga, gaji mulai Oktober 2025 (Akta A1760/2025)',
  }),
  kwspEarlier: source(
    'KWSP-3S',
    {
      en: 'Employees Provident Fund Act 1991 (Act 452), Third Schedule before Act A1760/2025; P.U.(A) 370/2018',
      ms: 'Akta Kumpulan Wang Simpanan Pekerja 1991 (Akta 452), Jadual Ketiga sebelum Akta A1760/2025; P.U.(A) 370/2018',
    },
    'agreed',
  ),
  perkesoAct4Of2016: source(
    'PERKESO-A4',
    {
      en: 'Employees’ Social Security Act 1969 (Act 4), Third Schedule, RM4,000 ceiling from January 2016',
      ms: 'Akta Keselamatan Sosial Pekerja 1969 (Akta 4), Jadual Ketiga, siling RM4,000 mulai Januari 2016',
    },
    'agreed',
  ),
  perkesoAct4Of2022: source('DR10/22', {
    en: 'Employees’ Social Security (Amendment) Bill 2022, RM5,000 ceiling from September 2022',
    ms: 'Rang Undang-Undang Keselamatan Sosial Pekerja (Pindaan) 2022, siling RM5,000 mulai September 2022',
  }),
  perkesoAct4Of2024: source(
    'PERKESO-A4',
    {
      en: 'Employees’ Social Security Act 1969 (Act 4) as amended 2024, RM6,000 ceiling from October 2024',
      ms: 'Akta Keselamatan Sosial Pekerja 1969 (Akta 4) seperti dipinda 2024, siling RM6,000 mulai Oktober 2024',
    },
    'agreed',
  ),
  perkesoSkbbk: source('PERKESO-A4', {
    en: 'Act A1788/2026, First Phase, in force 1 June 2026 by P.U.(B) 196/2026',
    ms: 'Akta A1788/2026, Fasa Pertama, berkuat kuasa 1 Jun 2026 melalui P.U.(B) 196/2026',
  }),
  perkesoSkbbkLater: source('PERKESO-A4', { en: 'Act A1788/2026, later phases', ms: 'Akta A1788/2026, fasa kemudian' }, 'single'),
  perkesoEisOf2018: source('DR39/17', {
    en: 'Employment Insurance System Act 2017 (Act 800), Second Schedule, RM4,000 ceiling',
    ms: 'Akta Sistem Insurans Pekerjaan 2017 (Akta 800), Jadual Kedua, siling RM4,000',
  }),
  perkesoEisOf2022: source('DR11/22', {
    en: 'Employment Insurance System (Amendment) Bill 2022, RM5,000 ceiling from September 2022',
    ms: 'Rang Undang-Undang Sistem Insurans Pekerjaan (Pindaan) 2022, siling RM5,000 mulai September 2022',
  }),
  perkesoEisOf2024: source(
    'PERKESO-800',
    {
      en: 'Employment Insurance System Act 2017 (Act 800) as amended by Act A1725, RM6,000 ceiling from October 2024',
      ms: 'Akta Sistem Insurans Pekerjaan 2017 (Akta 800) seperti dipinda oleh Akta A1725, siling RM6,000 mulai Oktober 2024',
    },
    'agreed',
  ),
  perkesoCategories: source(
    'Act 4',
    {
      en: 'Employees’ Social Security Act 1969 (Act 4), First Schedule, paragraph 12',
      ms: 'Akta Keselamatan Sosial Pekerja 1969 (Akta 4), Jadual Pertama, perenggan 12',
    },
    'agreed',
  ),
  hrdLevy: source(
    'Act 612',
    {
      en: 'Pembangunan Sumber Manusia Berhad Act 2001 (Act 612), sections 14 and 15',
      ms: 'Akta Pembangunan Sumber Manusia Berhad 2001 (Akta 612), seksyen 14 dan 15',
    },
    'agreed',
  ),
  mtd2026: source('MTD-2026', {
    en: 'LHDN, Specification for MTD calculations using computerised calculation method, updated 1 January 2026',
    ms: 'LHDN, Spesifikasi Kaedah Pengiraan Berkomputer untuk PCB, dikemas kini 1 Januari 2026',
  }),
  mtdFormula: source('MTD-2026', {
    en: 'LHDN, Specification for MTD (computerised method) 2026, parts D.1, D.2 and E',
    ms: 'LHDN, Spesifikasi Kaedah Pengiraan Berkomputer untuk PCB 2026, bahagian D.1, D.2 dan E',
  }),
  mtdSchemes: source('MTD-2026', {
    en: 'LHDN, Specification for MTD (computerised method) 2026, parts D(a), D.3 to D.5',
    ms: 'LHDN, Spesifikasi Kaedah Pengiraan Berkomputer untuk PCB 2026, bahagian D(a), D.3 hingga D.5',
  }),
  mtdEarlierYears: source(
    'Schedule 1',
    {
      en: 'Income Tax Act 1967 (Act 53), Schedule 1; B recomputed by adding up the bands',
      ms: 'Akta Cukai Pendapatan 1967 (Akta 53), Jadual 1; B dikira semula dengan menjumlahkan julat',
    },
    'single',
  ),
  reliefs2024: source(
    'LHDN-YA2024',
    { en: 'LHDN list of individual reliefs, year of assessment 2024', ms: 'Senarai pelepasan individu LHDN, tahun taksiran 2024' },
    'agreed',
  ),
  reliefs2025: source('NAV-2026', {
    en: 'LHDN, Navigasi HASiL 2026 (year of assessment 2025), and the MTD specification 2026',
    ms: 'LHDN, Navigasi HASiL 2026 (tahun taksiran 2025), dan spesifikasi PCB 2026',
  }),
  reliefsEarlier: source(
    'LHDN-YA2024',
    { en: 'Figures of year of assessment 2024 used for an earlier year', ms: 'Angka tahun taksiran 2024 digunakan bagi tahun terdahulu' },
    'carried_back',
  ),
  premiumPay: source(
    'EA 1955',
    {
      en: 'Employment Act 1955 (Act 265), sections 2, 60, 60A, 60D and 60I; Employment (Limitation of Overtime Work) Regulations 1980',
      ms: 'Akta Kerja 1955 (Akta 265), seksyen 2, 60, 60A, 60D dan 60I; Peraturan-Peraturan Kerja (Had Kerja Lebih Masa) 1980',
    },
    'agreed',
  ),
  noticeOfTermination: source(
    'EA 1955',
    { en: 'Employment Act 1955 (Act 265), sections 12(2) and 13', ms: 'Akta Kerja 1955 (Akta 265), seksyen 12(2) dan 13' },
    'agreed',
  ),
  firstSchedule: source(
    'EA 1955',
    {
      en: 'Employment Act 1955 (Act 265), First Schedule as amended by P.U.(A) 262/2022 from 1 January 2023, section 60J',
      ms: 'Akta Kerja 1955 (Akta 265), Jadual Pertama seperti dipinda oleh P.U.(A) 262/2022 mulai 1 Januari 2023, seksyen 60J',
    },
    'agreed',
  ),
  incompleteMonth: source('EA 1955', { en: 'Employment Act 1955 (Act 265), section 18A', ms: 'Akta Kerja 1955 (Akta 265), seksyen 18A' }, 'agreed'),
  terminationBenefit: source(
    'EA Regs 1980',
    {
      en: 'Employment (Termination and Lay-Off Benefits) Regulations 1980, regulations 3 to 6; a day’s wage as JTKSM works it out',
      ms: 'Peraturan-Peraturan Kerja (Faedah-Faedah Penamatan dan Rentikerja Sementara) 1980, peraturan 3 hingga 6; gaji sehari mengikut kiraan JTKSM',
    },
    'agreed',
  ),
  exemptAllowances: source('MTD-2026', {
    en: 'LHDN, Specification for MTD (computerised method) 2026, part E.9',
    ms: 'LHDN, Spesifikasi Kaedah Pengiraan Berkomputer untuk PCB 2026, bahagian E.9',
  }),
  exemptCompensation: source(
    'ITA Sch. 6',
    {
      en: 'Income Tax Act 1967 (Act 53), Schedule 6, paragraph 15: RM10,000 for each completed year of service; read in secondary sources, to be compared with the Act',
      ms: 'Akta Cukai Pendapatan 1967 (Akta 53), Jadual 6, perenggan 15: RM10,000 bagi setiap tahun perkhidmatan yang genap; dibaca daripada sumber sekunder, perlu dibandingkan dengan Akta',
    },
    'agreed',
  ),
  exemptGratuity: source(
    'ITA Sch. 6',
    {
      en: 'Income Tax Act 1967 (Act 53), Schedule 6, paragraphs 25 and 25D: RM1,000 for each completed year of service; read in secondary sources, to be compared with the Act',
      ms: 'Akta Cukai Pendapatan 1967 (Akta 53), Jadual 6, perenggan 25 dan 25D: RM1,000 bagi setiap tahun perkhidmatan yang genap; dibaca daripada sumber sekunder, perlu dibandingkan dengan Akta',
    },
    'agreed',
  ),
  payItems: source(
    'Wage definitions',
    {
      en: 'Act 452 s.2, Act 4 s.2(24), Act 800 s.2, Act 612 s.2, LHDN MTD specification 2026',
      ms: 'Akta 452 s.2, Akta 4 s.2(24), Akta 800 s.2, Akta 612 s.2, spesifikasi PCB LHDN 2026',
    },
    'agreed',
  ),
  specification: source('Specification', { en: 'Product specification, sections 5 and 9', ms: 'Spesifikasi produk, seksyen 5 dan 9' }),
} as const;
