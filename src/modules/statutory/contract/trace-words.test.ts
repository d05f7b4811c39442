import { expect, it } from 'vitest';
import { calculateEpf } from './epf/calculate-epf.ts';
import { calculateHrdf } from './hrdf/calculate-hrdf.ts';
import { calculateMtd } from './mtd/calculate-mtd.ts';
import { calculateEis } from './socso/calculate-eis.ts';
import { calculateSocso } from './socso/calculate-socso.ts';
import { leadOf } from './trace-lead.ts';
import { traceNames } from './trace-words.ts';

const date = '2026-11-28';
const epf = calculateEpf({ date, wage: 3660, citizenship: 'citizen' }).trace;
const socso = calculateSocso({ date, wage: 3660, category: 1, skbbk: true }).trace;
const eis = calculateEis({ date, wage: 3660 }).trace;
const hrdf = calculateHrdf({ date, wage: 3660, rate: 1 }).trace;
const month = {
  accumulated: { remuneration: 49_500, epf: 4000, mtd: 1000, zakat: 0, reliefs: 0 },
  current: { remuneration: 4950, epf: 0, reliefs: 0, zakat: 0 },
  additional: { remuneration: 0, epf: 0 },
};
const tax = calculateMtd({ date, category: 1, ...month }).trace;
const bonus = calculateMtd({ date, category: 1, ...month, additional: { remuneration: 8250, epf: 0 } }).trace;

it('speaks words in formulas, Malay in Malay, and names all that goes into them', () => {
  const steps = [...epf, ...socso, ...eis, ...hrdf, ...tax, ...bonus];
  const malay = steps.map(({ formula }) => formula.ms).join('\n');
  expect(malay).not.toMatch(/\b(rate|tax|reliefs|limit|additional|employee|employer|total|least|part|age|table|minimum|anew)\b/);
  expect(malay).toContain('Julat gaji × kadar');
  expect(malay).toContain('Syer pekerja + syer majikan');
  expect(steps.map(({ formula }) => formula.en).join('\n')).not.toMatch(/⌈|min\(|part\(/);
  const unnamed = steps.flatMap(({ inputs }) => Object.keys(inputs)).filter((name) => traceNames[name] === undefined);
  expect(unnamed).toEqual([]);
});

it('leads with a sentence', () => {
  expect(leadOf(epf, 'en')).toBe('Employee share: 11% of the RM 3,660.00 wage band, rounded = RM 403.00.');
  expect(leadOf(epf, 'ms')).toBe('Syer pekerja: 11% daripada julat gaji RM 3,660.00, dibundarkan = RM 403.00.');
  expect(leadOf(socso, 'en')).toMatch(/: 0\.5% of RM 3,650\.00, the middle of the wage class = RM 18\.25\.$/);
  expect(leadOf(hrdf, 'en')).toMatch(/: 1% of RM 3,660\.00 = RM 36\.60\.$/);
  expect(leadOf(tax, 'en')).toMatch(/^Tax of the year RM [\d,.]+, less RM 1,000\.00 already deducted, over 2 months = RM [\d,.]+ this month\.$/);
  // Additional pay has a tax of its own, which one sentence would hide.
  expect(leadOf(bonus, 'en')).toBeNull();
});
