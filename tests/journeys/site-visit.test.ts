/** A day out on a phone: a visit by the network, one without it, and what the office sees and puts right. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { expectNoConsoleErrors, forgetConsoleErrors, look, openPortalInBrowser, PHONE, settle, signIn, workerReady, type BrowserPortal } from './browser.ts';
import { missedByFinger } from './finger.ts';

const CLIENT = { latitude: 3.139, longitude: 101.6869, accuracy: 12 };
const NEXT = { latitude: 3.1793, longitude: 101.6869, accuracy: 12 };
/** Asks for a position that was not kept; the browser keeps this one for whoever asks next. */
const FRESH_LATITUDE =
  'new Promise((known) => navigator.geolocation.getCurrentPosition((at) => known(at.coords.latitude), () => known(null), { maximumAge: 0, timeout: 2000 }))';
/** A pixel. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR42mOYAAUMlDEAEJMkARmDIjoAAAAASUVORK5CYII=', 'base64');

let phone: Page;
let employee: EmployedPerson;
let owner: Person;
let mesra: BrowserPortal;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  await portal.owner.query(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, 'Menara Contoh', 'S001', 'Client', $2, $3, 150)`,
    [owner.companyId, CLIENT.latitude, CLIENT.longitude],
  );
  employee = await employeeOf(portal, owner, { name: 'Nurul Contoh binti Hassan', company_joined_at: '2022-01-03' });
  phone = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true, geolocation: CLIENT, permissions: ['geolocation'] });
});
afterAll(() => mesra.close());

const today = (page: Page) => page.getByRole('region', { name: 'Visits of today' });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });
const visits = async () =>
  (
    await mesra.portal.owner.query<{ status: string; outcome: string | null; flags: string[]; km: string | null; signed_by: string | null }>(
      'select status, outcome, flags, travel_km as km, signed_by from site_visits where employee_id = $1 order by started_at',
      [employee.employeeId],
    )
  ).rows;

async function option(page: Page, field: string, choice: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: field })
    .or(dialog.getByRole('textbox', { name: field }))
    .first()
    .tap();
  await page.getByRole('option', { name: choice }).first().tap();
}

it('the employee starts a visit at a site and ends it with what the client signed', async () => {
  await signIn(phone, employee.email);
  await phone.goto('/work-task/site-visit');
  await today(phone).getByText('No visit goes on').waitFor();
  await look(phone, 'site-visit-1-none');
  expect((await missedByFinger(phone, 'main')).missed).toEqual([]);
  await today(phone).getByRole('button', { name: 'Start visit' }).tap();
  const form = phone.getByRole('dialog', { name: 'Start visit' });
  await form.getByText('Your position is known within 12 m.').waitFor();
  await option(phone, 'Site', 'Menara Contoh');
  await form.getByRole('textbox', { name: 'Purpose' }).fill('Monthly meeting');
  await form.getByLabel('Take a photo').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PHOTO });
  await look(phone, 'site-visit-2-start');
  expect((await missedByFinger(phone, '[role="dialog"]')).missed).toEqual([]);
  await form.getByRole('button', { name: 'Start visit' }).tap();
  await today(phone).getByText('A visit goes on').waitFor();
  await look(phone, 'site-visit-3-going');
  await today(phone).getByRole('button', { name: 'End visit' }).tap();
  const end = phone.getByRole('dialog', { name: 'Menara Contoh' });
  await option(phone, 'Outcome', 'Success');
  await end.getByRole('img', { name: 'Sign here with a finger or the mouse' }).tap();
  await end.getByRole('textbox', { name: 'Signed by' }).fill('Puan Mei Fong');
  await look(phone, 'site-visit-4-end');
  await end.getByRole('button', { name: 'End visit' }).tap();
  await today(phone).getByText('No visit goes on').waitFor();
  expect(await visits()).toMatchObject([{ status: 'Completed', outcome: 'Success', flags: [], signed_by: 'Puan Mei Fong' }]);
  expectNoConsoleErrors(phone);
});

it('without a network a visit is started and ended, and sent once when the network is back', async () => {
  await settle(phone);
  await workerReady(phone);
  // What is opened out there was opened once before.
  await today(phone).getByRole('button', { name: 'Start visit' }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
  const context = phone.context();
  await context.setGeolocation(NEXT);
  // The browser may answer from a position of the last ten seconds: the way to the client took longer.
  await expect.poll(() => phone.evaluate(FRESH_LATITUDE), { timeout: 20_000 }).toBe(NEXT.latitude);
  await context.setOffline(true);
  await today(phone).getByRole('button', { name: 'Start visit' }).tap();
  const form = phone.getByRole('dialog', { name: 'Start visit' });
  await option(phone, 'Where', 'Another place');
  await form.getByRole('textbox', { name: 'Name of the place' }).fill('Kedai Contoh');
  await form.getByRole('textbox', { name: 'Purpose' }).fill('Deliver samples');
  await form.getByRole('button', { name: 'Start visit' }).tap();
  await today(phone).getByText('Not sent yet').waitFor();
  await look(phone, 'site-visit-5-offline');
  await today(phone).getByRole('button', { name: 'End visit' }).tap();
  const end = phone.getByRole('dialog');
  await option(phone, 'Outcome', 'Follow up');
  await end.getByRole('button', { name: 'End visit' }).tap();
  await today(phone).getByText('No visit goes on').waitFor();
  await waiting(phone).getByRole('listitem').nth(1).waitFor();
  expect(await visits()).toHaveLength(1);
  forgetConsoleErrors(phone);
  await context.setOffline(false);
  await waiting(phone).waitFor({ state: 'detached' });
  const [, second] = await visits();
  expect(second).toMatchObject({ status: 'Completed', outcome: 'Follow Up', km: '4.48' });
});

it('the kilometres there and back by motorcycle become a draft claim', async () => {
  await settle(phone);
  await phone.getByText('Kedai Contoh').first().tap();
  const visit = phone.getByRole('dialog', { name: 'Kedai Contoh' });
  await visit.getByRole('button', { name: 'Claim mileage' }).tap();
  const form = phone.getByRole('dialog', { name: 'Claim mileage' });
  await form.getByText('4.48 km').waitFor();
  await option(phone, 'Vehicle', 'Motorcycle');
  await form.getByText('There and back').tap();
  await form.getByText('8.96 km').waitFor();
  await look(phone, 'site-visit-5-mileage');
  await form.getByRole('button', { name: 'Claim mileage' }).tap();
  await phone.waitForURL(/\/claim\?open=\d+/);
  const { rows } = await mesra.portal.owner.query(
    `select vehicle, is_return, distance_km::float as km from claim_items i join claims c on c.id = i.claim_id where c.employee_id = $1`,
    [employee.employeeId],
  );
  expect(rows).toEqual([{ vehicle: 'motorcycle', is_return: true, km: 8.96 }]);
});

it('the office sees the way of the day, corrects a visit, and reads the report', async () => {
  const desk = await mesra.visit();
  await signIn(desk, owner.email);
  await desk.goto('/work-task/site-visit/manage');
  await desk.getByRole('table').getByText('Kedai Contoh').waitFor();
  await look(desk, 'site-visit-6-manage');
  await desk.getByRole('button', { name: 'Show map' }).click();
  // One way, from the first visit to the second.
  await desk.locator('.leaflet-overlay-pane path').first().waitFor({ state: 'attached' });
  expect(await desk.locator('.leaflet-overlay-pane path').count()).toBe(1);
  await look(desk, 'site-visit-10-way');
  await desk.getByRole('button', { name: 'Hide map' }).click();
  await desk.getByRole('table').getByText('Menara Contoh').click();
  const drawer = desk.getByRole('dialog', { name: 'Nurul Contoh binti Hassan' });
  await drawer.getByText('Puan Mei Fong').waitFor();
  await look(desk, 'site-visit-7-detail');
  await drawer.getByRole('button', { name: 'Correct times' }).click();
  const form = desk.getByRole('dialog', { name: /^Correct the times/ });
  const started = await form.getByLabel('Started at').inputValue();
  await form.getByLabel('Started at').fill(started);
  await form.getByRole('textbox', { name: 'Reason' }).fill('The phone was flat');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  expect((await visits())[0]?.flags).toEqual(['corrected']);
  await desk.goto('/work-task/site-visit/report?template=route');
  await desk.getByText('Kedai Contoh').first().waitFor();
  await look(desk, 'site-visit-8-report');
  expectNoConsoleErrors(desk);
});
