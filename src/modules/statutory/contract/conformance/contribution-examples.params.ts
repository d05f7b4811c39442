/** Published examples of EPF beyond its table, and of the HRD levy. Only what the document states is expected. */
import { SOURCES, type Source } from '../sources.params.ts';
import type { ConformanceCase } from './conformance.schema.ts';

const EPF_VERSION = '2025-10';
const place = (en: string, ms: string) => ({ en, ms });
const from = ({ where }: Source, at: ConformanceCase['source']['place'], confidence: Source['confidence']): ConformanceCase['source'] => ({
  document: where,
  place: at,
  confidence,
});

/** Wages above RM20,000 and all of Part F: the exact percentage, the total up to the ringgit. The split is not printed. */
const exact = (part: string, wage: number, total: number): ConformanceCase => ({
  id: `epf-exact:${part}:${wage}`,
  scheme: 'epf',
  version: EPF_VERSION,
  title: place(`EPF Part ${part}, wage ${wage}, total`, `KWSP Bahagian ${part}, gaji ${wage}, jumlah`),
  source: from(SOURCES.kwspThirdSchedule, place(`Part ${part}, note on the exact percentage`, `Bahagian ${part}, nota peratusan tepat`), 'agreed'),
  run: 'epf',
  input: { date: `${EPF_VERSION}-15`, wage, part },
  expected: { total },
});

const levy = (wage: number, rate: number, employer: number): ConformanceCase => ({
  id: `hrd-levy:${rate}:${wage}`,
  scheme: 'hrdf',
  version: '2001-05',
  title: place(`HRD levy ${rate}%, wage ${wage}`, `Levi HRD ${rate}%, gaji ${wage}`),
  source: from(SOURCES.hrdLevy, place('Sections 14 and 15, sen half up', 'Seksyen 14 dan 15, sen separuh ke atas'), 'agreed'),
  run: 'hrdf',
  input: { date: '2026-11-15', wage, rate },
  expected: { employer },
});

export const CONTRIBUTION_EXAMPLES: readonly ConformanceCase[] = [
  exact('A', 21_250, 4888),
  exact('C', 21_250, 2444),
  exact('E', 21_250, 850),
  exact('F', 6710, 269),
  exact('F', 3250, 130),
  {
    id: 'epf-faq:F:1751',
    scheme: 'epf',
    version: EPF_VERSION,
    title: place('EPF Part F, wage 1751, each share', 'KWSP Bahagian F, gaji 1751, setiap caruman'),
    source: {
      document: place('KWSP, questions and answers on non-citizen employees', 'KWSP, soal jawab tentang pekerja bukan warganegara'),
      place: place('Worked example', 'Contoh kiraan'),
      confidence: 'single',
    },
    note: place(
      'The answer rounds each share up, where the Schedule rounds the total. Checked under the reading “each share up”.',
      'Jawapan ini membundarkan setiap caruman, manakala Jadual membundarkan jumlah. Disemak dengan tafsiran “setiap caruman naik”.',
    ),
    run: 'epf',
    input: { date: `${EPF_VERSION}-15`, wage: 1751, part: 'F' },
    readings: { epf_split: 'each_up' },
    expected: { employee: 36, employer: 36 },
  },
  {
    id: 'epf-bonus-note:A:5318',
    scheme: 'epf',
    version: EPF_VERSION,
    title: place('EPF Part A, pay 4,100 with bonus 1,218', 'KWSP Bahagian A, gaji 4,100 dengan bonus 1,218'),
    source: from(SOURCES.kwspThirdSchedule, place('Part A, note on bonuses', 'Bahagian A, nota bonus'), 'official'),
    run: 'epf',
    input: { date: `${EPF_VERSION}-15`, wage: 5318, regular_wage: 4100, part: 'A' },
    expected: { employee: 594, employer: 692 },
  },
  levy(3451, 1, 34.51),
  levy(3451, 0.5, 17.26),
];
