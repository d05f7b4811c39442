import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, TEST_USER, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { siteVisitManifest } from '../../contract/site-visit.manifest.ts';
import type { VisitDetail } from '../../contract/site-visit.schema.ts';
import { PlanForm } from './plan-form.tsx';

const visit = {
  id: 9,
  type: 'Inspection',
  purpose: 'Yearly inspection',
  work_site: null,
  place: { name: 'Kedai Contoh', address: 'Jalan Contoh, 41000 Klang', lat: 3.0413, lng: 101.4478 },
  planned_date: '2099-01-05',
  planned_start_time: null,
  planned_end_time: null,
  contact_person: null,
  contact_phone: null,
  companions: [],
  status: 'Upcoming',
  updated_at: '2026-11-02T01:00:00Z',
} as unknown as VisitDetail;
const FOUND = {
  places: [
    {
      id: 'a',
      displayName: { text: 'Kilang Contoh' },
      location: { latitude: 3.1, longitude: 101.5 },
      addressComponents: [{ longText: 'Shah Alam', types: ['locality'] }],
    },
  ],
};

const { sent } = formServer({ read: () => ({ data: { sites: [], employees: [] } }), write: () => ({ success: true, data: visit, ...FOUND }) });
let view: Rendered | undefined;
let closed = 0;
afterEach(async () => view?.unmount());
async function open(of: VisitDetail | null) {
  closed = 0;
  view = await render(<PlanForm visit={of} own onClose={() => (closed += 1)} />, {
    pages: pagesOf([siteVisitManifest]),
    user: { ...TEST_USER, modules: { site_visit: true } },
  });
  await until(() => pageText().includes('Find it on the map'));
}
const plans = () => sent.filter(({ path }) => path.includes('site-visits')).map(({ body }) => body['place']);

it('keeps the pin and the address of a place when its plan is changed, until the pin is removed', async () => {
  await open(visit);
  expect(pageText()).toContain('Jalan Contoh, 41000 Klang');
  await click(button('Save'));
  await until(() => closed === 1);
  await view?.unmount();
  await open(visit);
  await click(button('Remove the pin'));
  await until(() => !pageText().includes('Remove the pin'));
  await click(button('Save'));
  await until(() => closed === 1);
  expect(plans()).toEqual([visit.place, { name: 'Kedai Contoh', address: null, lat: null, lng: null }]);
});

it('takes name, address and pin of a place that was found, and leaves a name that was typed', async () => {
  await open(visit);
  await type(field('Find it on the map'), 'Kilang Contoh');
  await click(button('Search'));
  await until(() => pageText().includes('Kilang Contoh'));
  await click(button(/^Kilang Contoh/));
  await until(() => pageText().includes('Shah Alam'));
  await click(button('Save'));
  await until(() => closed === 1);
  expect(plans()).toEqual([{ name: 'Kedai Contoh', address: 'Shah Alam', lat: 3.1, lng: 101.5 }]);
});
