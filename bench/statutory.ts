/** Full payrolls a second on one core: all five schemes with a bonus, trace off. The wanted figure is absolute; a bare loop shows the machine. */
import { calculateEis } from '#modules/statutory/contract/socso/calculate-eis.ts';
import { calculateEpf } from '#modules/statutory/contract/epf/calculate-epf.ts';
import { calculateHrdf } from '#modules/statutory/contract/hrdf/calculate-hrdf.ts';
import { calculateMtd } from '#modules/statutory/contract/mtd/calculate-mtd.ts';
import { calculateSocso } from '#modules/statutory/contract/socso/calculate-socso.ts';
import type { Figure } from './measure.ts';

const COUNT = 100_000;
const WANTED = 20_000;
const options = { trace: false };

function payroll(n: number): number {
  const wage = 1500 + (n % 18_000);
  const date = `2026-${String((n % 12) + 1).padStart(2, '0')}-01`;
  const epf = calculateEpf({ date, wage, regular_wage: wage - 100, age: 30, citizenship: 'citizen' }, options);
  const socso = calculateSocso({ date, wage, category: 1 }, options);
  const eis = calculateEis({ date, wage }, options);
  const hrdf = calculateHrdf({ date, wage, rate: 1 }, options);
  const mtd = calculateMtd(
    {
      date,
      category: 3,
      accumulated: { remuneration: wage * (n % 12), epf: 300 * (n % 12), reliefs: 0, zakat: 0, mtd: 0 },
      current: { remuneration: wage, epf: 300, reliefs: 0, zakat: 0 },
      additional: { remuneration: 100, epf: 11 },
      relief: { self_disabled: 0, spouse_disabled: 0, children: 2000 },
    },
    options,
  );
  return epf.total + socso.employee + eis.employee + hrdf.employer + mtd.payable;
}

export async function benchStatutory(): Promise<Figure[]> {
  let sum = 0;
  for (let n = 0; n < 20_000; n += 1) sum += payroll(n);
  const start = performance.now();
  for (let n = 0; n < COUNT; n += 1) sum += payroll(n);
  const perSecond = (COUNT / (performance.now() - start)) * 1000;
  if (!Number.isFinite(sum)) throw new Error('A payroll was no number');
  return [
    {
      name: 'statutory engine, full payrolls a second on one core, trace off',
      ours: Math.round(perSecond).toLocaleString('en'),
      baseline: WANTED.toLocaleString('en'),
      ratio: perSecond / WANTED,
      wanted: '>= 1',
      met: perSecond >= WANTED,
    },
  ];
}
