/**
 * Section C of the MTD worksheet: optional reliefs (TP1) with their yearly limits by year of
 * assessment. Limits before 2024 are those of 2024, carried back.
 */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Dated, Month } from '../choose-in-force.ts';
import { SOURCES, type Source } from '../sources.params.ts';

export interface ReliefItem {
  readonly id: string;
  readonly key: string;
  readonly title: Text;
  /** Missing: bounded by its group alone. */
  readonly limits: readonly Dated<Sen>[];
  readonly notes: readonly Dated<Text>[];
  /** First and last month of the relief where it does not hold in every year. */
  readonly from?: Month;
  readonly until?: Month;
  /** What already used a part of the limit (law). */
  readonly sharedWith?: 'spouse_relief' | 'compulsory_epf';
  readonly parts?: readonly ReliefItem[];
}

const sourceOf = (from: Month): Source =>
  from < '2024-01' ? SOURCES.reliefsEarlier : from < '2025-01' ? SOURCES.reliefs2024 : from < '2026-01' ? SOURCES.reliefs2025 : SOURCES.mtd2026;
const dated = <V>(from: Month, value: V): Dated<V> => ({ from, value, unit: 'sen a year', source: sourceOf(from) });
/** A limit that has stood since the first year, then the changes as [first month, ringgit]. */
const limits = (first: number, ...changes: readonly (readonly [Month, number])[]): Dated<Sen>[] => [
  dated('2020-01', fromRinggit(first)),
  dated('2024-01', fromRinggit(first)),
  ...changes.map(([from, ringgit]) => dated(from, fromRinggit(ringgit))),
];
const since = (from: Month, en: string, ms: string): Dated<Text> => ({ from, value: { en, ms }, unit: 'note', source: sourceOf(from) });
const item = (id: string, key: string, en: string, ms: string, rest: Partial<ReliefItem> = {}): ReliefItem => ({
  id,
  key,
  title: { en, ms },
  limits: [],
  notes: [],
  ...rest,
});

export const RELIEF_ITEMS: readonly ReliefItem[] = [
  item('C1', 'parent_expense', 'Parents: medical treatment, special needs and carer', 'Ibu bapa: rawatan perubatan, keperluan khas dan penjaga', {
    limits: limits(8000),
    notes: [since('2025-01', 'Grandparents too.', 'Termasuk datuk dan nenek.')],
    parts: [
      item('C1a', 'parent_expense_a', 'Medical and dental treatment', 'Rawatan perubatan dan pergigian'),
      item('C1b', 'parent_expense_b', 'Special needs and carer', 'Keperluan khas dan penjaga'),
      item('C1c', 'parent_expense_c', 'Complete medical examination', 'Pemeriksaan perubatan penuh', {
        limits: limits(1000),
        notes: [since('2026-01', 'Any registered vaccine too.', 'Termasuk mana-mana vaksin berdaftar.')],
      }),
    ],
  }),
  item('C2', 'basic_supporting_equipment', 'Basic supporting equipment for the disabled', 'Peralatan sokongan asas untuk orang kurang upaya', {
    limits: limits(6000),
  }),
  item('C3', 'education_fee', 'Own education fees', 'Yuran pengajian sendiri', {
    limits: limits(7000),
    parts: [
      item(
        'C3a',
        'education_fee_a',
        'Below master’s level: law, accounting, Islamic finance, technical, vocational, industrial, scientific, technology',
        'Selain sarjana: undang-undang, perakaunan, kewangan Islam, teknikal, vokasional, industri, saintifik, teknologi',
      ),
      item('C3b', 'education_fee_b', 'Master’s or doctorate, any field', 'Sarjana atau doktor falsafah, sebarang bidang'),
      item('C3c', 'education_fee_c', 'Skills enhancement or self-improvement courses', 'Kursus peningkatan kemahiran atau kemajuan diri', {
        limits: limits(2000),
      }),
    ],
  }),
  item('C4', 'medical_expense', 'Medical expenses: self, spouse and child', 'Perbelanjaan perubatan: sendiri, suami / isteri dan anak', {
    limits: limits(10_000),
    parts: [
      item('C4a', 'medical_expense_a', 'Serious diseases', 'Penyakit serius'),
      item('C4b', 'medical_expense_b', 'Fertility treatment', 'Rawatan kesuburan'),
      item('C4c', 'medical_expense_c', 'Vaccination', 'Pemvaksinan', {
        limits: limits(1000),
        notes: [since('2026-01', 'Any registered vaccine.', 'Mana-mana vaksin berdaftar.')],
      }),
      item('C4d', 'medical_expense_d', 'Dental examination and treatment', 'Pemeriksaan dan rawatan pergigian', { limits: limits(1000) }),
      item(
        'C4e',
        'medical_expense_e',
        'Complete medical examination, COVID-19 test, mental health',
        'Pemeriksaan perubatan penuh, ujian COVID-19, kesihatan mental',
        {
          limits: limits(1000),
          notes: [since('2025-01', 'Self-test devices too.', 'Termasuk alat ujian kendiri.')],
        },
      ),
      item(
        'C4f',
        'medical_expense_f',
        'Child with a learning disability: assessment, early intervention, rehabilitation',
        'Anak kurang upaya pembelajaran: penilaian, intervensi awal, pemulihan',
        {
          limits: limits(4000, ['2025-01', 6000], ['2026-01', 10_000]),
        },
      ),
    ],
  }),
  item('C5', 'lifestyle', 'Lifestyle: books, computer, telephone, internet, courses', 'Gaya hidup: buku, komputer, telefon, internet, kursus', {
    limits: limits(2500),
  }),
  item('C6', 'lifestyle_sport', 'Sports: equipment, facilities, competitions, gymnasium', 'Sukan: peralatan, kemudahan, pertandingan, gimnasium', {
    limits: limits(1000),
    notes: [since('2025-01', 'For parents too.', 'Termasuk untuk ibu bapa.')],
  }),
  item('C7', 'breastfeeding_equipment', 'Breastfeeding equipment', 'Peralatan penyusuan ibu', {
    limits: limits(1000),
    notes: [since('2020-01', 'Once in two years, child to 2 years.', 'Sekali dalam dua tahun, anak hingga 2 tahun.')],
  }),
  item('C8', 'childcare_fee', 'Childcare and kindergarten fees', 'Yuran taman asuhan kanak-kanak dan tadika', {
    limits: limits(3000),
    notes: [
      since('2020-01', 'Child to 6 years.', 'Anak hingga 6 tahun.'),
      since('2026-01', 'Child to 6 years; to 12 years in day-care and transit centres.', 'Anak hingga 6 tahun; hingga 12 tahun di pusat jagaan dan transit.'),
    ],
  }),
  item('C9', 'sspn', 'Net deposit in SSPN', 'Tabungan bersih SSPN', { limits: limits(8000) }),
  item('C10', 'alimony_payment', 'Alimony to a former wife', 'Bayaran alimoni kepada bekas isteri', {
    limits: limits(4000),
    sharedWith: 'spouse_relief',
    notes: [since('2020-01', 'Together with the spouse relief at most 4,000.', 'Bersama pelepasan suami / isteri tidak melebihi 4,000.')],
  }),
  item('C11', 'voluntary_epf', 'Voluntary EPF and life insurance', 'KWSP sukarela dan insurans nyawa', {
    limits: limits(7000),
    sharedWith: 'compulsory_epf',
    parts: [
      item('C11a', 'voluntary_epf_a', 'Voluntary EPF', 'Caruman sukarela KWSP', {
        limits: limits(4000),
        notes: [
          since(
            '2020-01',
            'The compulsory EPF uses the same 4,000; the rest counts with life insurance.',
            'KWSP wajib menggunakan had 4,000 yang sama; bakinya dikira bersama insurans nyawa.',
          ),
        ],
      }),
      item('C11b', 'voluntary_epf_b', 'Life insurance or family takaful', 'Insurans nyawa atau takaful keluarga', {
        limits: limits(3000),
        notes: [since('2026-01', 'Insurance on children too.', 'Termasuk insurans anak.')],
      }),
    ],
  }),
  item('C12', 'private_retirement', 'Private retirement scheme and deferred annuity', 'Skim persaraan swasta dan anuiti tertangguh', { limits: limits(3000) }),
  item('C13', 'education_and_medical_insurance', 'Education and medical insurance', 'Insurans pendidikan dan perubatan', {
    limits: limits(3000, ['2025-01', 4000]),
  }),
  item('C14', 'socso_contribution', 'SOCSO and EIS contributions', 'Caruman PERKESO dan SIP', { limits: limits(350) }),
  item('C15', 'ev', 'Electric vehicle charging', 'Pengecasan kenderaan elektrik', {
    limits: limits(2500),
    notes: [
      since('2025-01', 'Food-waste composter too, once in three years.', 'Termasuk mesin kompos sisa makanan, sekali dalam tiga tahun.'),
      since(
        '2026-01',
        'Food-waste composter or grinder and home CCTV too, once in two years.',
        'Termasuk mesin kompos atau pengisar sisa makanan dan CCTV rumah, sekali dalam dua tahun.',
      ),
    ],
  }),
  item('C16', 'first_home_interest', 'Interest on a first home', 'Faedah pinjaman rumah pertama', {
    from: '2025-01',
    limits: [dated('2025-01', fromRinggit(7000))],
    notes: [since('2025-01', 'Agreement of 2025 to 2027, three consecutive years.', 'Perjanjian 2025 hingga 2027, tiga tahun berturut-turut.')],
    parts: [
      item('C16a', 'first_home_interest_a', 'Price to 500,000', 'Harga hingga 500,000', { limits: [dated('2025-01', fromRinggit(7000))] }),
      item('C16b', 'first_home_interest_b', 'Price 500,001 to 750,000', 'Harga 500,001 hingga 750,000', { limits: [dated('2025-01', fromRinggit(5000))] }),
    ],
  }),
  item('C17', 'tourism', 'Tourist attractions and cultural programmes', 'Tarikan pelancongan dan program kebudayaan', {
    from: '2026-01',
    until: '2026-12',
    limits: [dated('2026-01', fromRinggit(1000))],
  }),
];

/** The items of a month; the specification's own list and limits are those of 2024. */
export function reliefItemsAt(month: Month): readonly ReliefItem[] {
  return RELIEF_ITEMS.filter((entry) => (entry.from ?? '') <= month && (entry.until ?? '9999-12') >= month);
}
