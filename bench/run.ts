/** `npm run bench`: every benchmark, or those named. Each figure is a ratio against a bare baseline of the same run. */
import { printFigures, type Figure } from './measure.ts';

const BENCHES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  statutory: async () => (await import('./statutory.ts')).benchStatutory(),
  'payroll-list': async () => (await import('./payroll-list.ts')).benchPayrollList(),
  'payroll-run': async () => (await import('./payroll-run.ts')).benchPayrollRun(),
  'payroll-attendance': async () => (await import('./payroll-attendance.ts')).benchPayrollAttendance(),
  'ea-forms': async () => (await import('./ea-forms.ts')).benchEaForms(),
  'payslip-pdf': async () => (await import('./payslip-pdf.ts')).benchPayslipPdf(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  'kept-plans': async () => (await import('./kept-plans.ts')).benchPreparedPlans(),
  calls: async () => (await import('./calls.ts')).benchCalls(),
  search: async () => (await import('./search.ts')).benchSearch(),
  'leave-report': async () => (await import('./leave-report.ts')).benchLeaveReport(),
  'leave-year': async () => (await import('./leave-year.ts')).benchLeaveYear(),
  claims: async () => (await import('./claims.ts')).benchClaims(),
  attendance: async () => (await import('./attendance.ts')).benchAttendance(),
  roster: async () => (await import('./roster.ts')).benchRoster(),
  reminding: async () => (await import('./reminding.ts')).benchReminding(),
  patrol: async () => (await import('./patrol.ts')).benchPatrol(),
  'patrol-load': async () => (await import('./patrol-load.ts')).benchPatrolLoad(),
  auxiliary: async () => (await import('./auxiliary.ts')).benchAuxiliary(),
  sales: async () => (await import('./sales.ts')).benchSales(),
  field: async () => (await import('./field.ts')).benchField(),
  receipts: async () => (await import('./receipts.ts')).benchReceipts(),
  web: async () => (await import('./web.ts')).benchWeb(),
  'slow-line': async () => (await import('./slow-line.ts')).benchSlowLine(),
};

const wanted = process.argv.slice(2);
if (wanted[0] === '--against') {
  const [, folder, ...calls] = wanted;
  if (!folder) {
    console.error('Name the folder of the other checkout: npm run bench -- --against FOLDER [calls].');
    process.exit(1);
  }
  const { benchAgainst } = await import('./against/against.ts');
  printFigures(await benchAgainst(folder, calls));
  process.exit();
}
const names = wanted.length > 0 ? wanted : Object.keys(BENCHES);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const figures: Figure[] = [];
for (const name of names) {
  console.log(`> ${name}`);
  figures.push(...((await BENCHES[name]?.()) ?? []));
}
printFigures(figures);
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
