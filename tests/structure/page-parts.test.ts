/** Which parts a build counts to a page: what it draws by itself and the guests of its slots. */
import { expect, it } from 'vitest';
import { upcomingOf, drawnBy, fieldsOf, guestsOf } from '../../tools/page-parts.ts';
import { SOURCES } from './source-files.ts';

const texts = new Map(SOURCES.filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx')).map(({ path, text }) => [`/${path}`, text]));
const guests = guestsOf(texts, '/src');
const of = (file: string) => drawnBy(file, texts.get(file) ?? '', guests, '/src').map((id) => id.replace('/src/modules/', ''));

it('a part that a page draws by `lazy` comes with it, what opens over it does not', () => {
  const text = `const Chart = lazy(async () => ({ default: (await import('./leave-chart.tsx')).LeaveChart }));
    const Drawer = lazyDrawer(async () => (await import('./leave-drawer.tsx')).LeaveDrawer);
    const Menu = later(async () => (await import('#platform/web/menu.tsx')).Menu);
    const Law = lazy(async () => ({ default: (await import('#modules/law/web/law.tsx')).Law }));`;
  expect(drawnBy('/src/leave-page.tsx', text, guests, '/src')).toEqual(['/src/leave-chart.tsx', '/src/modules/law/web/law.tsx']);
});

it("what a filled action opens comes ahead, and so does a register's form and what waits until the page rests", () => {
  const text = `const Add = lazyDrawer<Task>(async () => (await import('./add-form.tsx')).AddForm, { title: W.add });
    const Detail = lazyDrawer(async () => (await import('./detail.tsx')).Detail);
    const Copy = lazyDrawer(async () => (await import('./copy.tsx')).Copy);
    const checks = () => import('./checks.ts');
    <ActionButton needs={ADD} opens={[Add]} onClick={() => add('new')}>; <ActionButton variant="light" opens={Copy} needs={ADD}>; <DataList opens={Detail} />;`;
  expect(upcomingOf('/src/a-page.tsx', text, '/src')).toEqual(['/src/add-form.tsx']);
  expect(upcomingOf('/src/a-page.tsx', `${text} useWhenQuiet(() => void checks());`, '/src')).toEqual(['/src/checks.ts', '/src/add-form.tsx']);
  const part = "const Tab = lazyPart(async () => (await import('./tab.tsx')).Tab); useWhenQuiet(() => Tab.preload());";
  expect(upcomingOf('/src/a-page.tsx', part, '/src')).toEqual(['/src/tab.tsx']);
  expect(upcomingOf('/src/a-page.tsx', `${text} <RegisterPage Form={Copy} />`, '/src')).toEqual(['/src/add-form.tsx', '/src/copy.tsx']);
  expect(upcomingOf('/src/modules/claim/web/own/my-claim-page.tsx', texts.get('/src/modules/claim/web/own/my-claim-page.tsx') ?? '', '/src')).toContain(
    '/src/modules/claim/web/form/claim-form.tsx',
  );
});

it('guests of a slot come with the page that holds it', () => {
  expect(of('/src/modules/payroll/web/process/process-actions.tsx')).toContain('payroll-review/web/what-if-button.tsx');
  expect(of('/src/modules/payroll/web/manage/manage-payroll-page.tsx')).toContain('statutory-file/web/statutory-files-button.tsx');
});

it('every slot that is drawn has the guests that the modules name', () => {
  const named = [...texts].filter(([file]) => file.endsWith('.module.tsx')).flatMap(([, text]) => [...text.matchAll(/\bPart: \(await import\(/g)]);
  expect([...guests.values()].flat()).toHaveLength(named.length);
  expect(named.length).toBeGreaterThan(8);
});

it('the calendar and the list of plain fields come once the page rests', () => {
  const inForm = (file: string) => fieldsOf(`/src/platform/web/${file}`, texts, '/src').map((id) => id.replace('/src/platform/web/', ''));
  expect([...new Set(inForm('forms/dates/date-fields.tsx'))]).toEqual(['forms/dates/date-inputs.tsx']);
  expect([...new Set(inForm('forms/choice-fields.tsx'))]).toEqual(['ui/light/select-part.ts']);
  // Filters wait until they are reached for.
  expect(inForm('ui/filter/filter-control.tsx')).toEqual([]);
});
