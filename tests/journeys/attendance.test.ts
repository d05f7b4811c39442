/** A day of work on a phone: in by the network, out without one, and what comes of it; and a clock that was moved. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import {
  dismiss,
  expectNoConsoleErrors,
  forgetConsoleErrors,
  look,
  openPortalInBrowser,
  openTab,
  PHONE,
  settle,
  signIn,
  workerReady,
  type BrowserPortal,
} from './browser.ts';
import { missedByFinger } from './finger.ts';

const HQ = { latitude: 3.139, longitude: 101.6869 };
const HOUR_MS = 3_600_000;
/** A clock that somebody may set: `ahead` milliseconds, from that moment on. A script of the page is text. */
const CLOCK = `{
  const Real = Date;
  const now = () => Real.now() + (window.ahead ?? 0);
  window.Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(now()); }
    static now() { return now(); }
  };
}`;

let mesra: BrowserPortal;
let owner: Person;
let employee: EmployedPerson;
let phone: Page;

const device = () => mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true, geolocation: { ...HQ, accuracy: 12 }, permissions: ['geolocation'] });

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  await portal.owner.query('update branches set lat = $2, lng = $3 where company_id = $1', [owner.companyId, HQ.latitude, HQ.longitude]);
  employee = await employeeOf(portal, owner, { name: 'Nurul Contoh binti Hassan', company_joined_at: '2022-01-03' });
  phone = await device();
});
afterAll(() => mesra.close());

const button = (page: Page, name: string) => page.getByRole('region', { name: 'Today' }).getByRole('button', { name, exact: true });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });

/** As a field of dates with times has it. */
const localMinute = (at: Date) => at.toISOString().slice(0, 16);

/** The portal of this device opens without a network once its worker has what it needs. */
async function ready(page: Page): Promise<void> {
  await settle(page);
  await workerReady(page);
}

const recorded = async (of: EmployedPerson) =>
  (
    await mesra.portal.owner.query<{ type: string; position: string; flags: string[] }>(
      `select r.type, r.position, a.flags from attendance_records r
       join attendances a on a.employee_id = r.employee_id and r.id in (a.checkin_id, a.checkout_id)
       where r.employee_id = $1 and r.voided_at is null order by r.recorded_at`,
      [of.employeeId],
    )
  ).rows;

it('the employee checks in at HQ by one touch', async () => {
  await signIn(phone, employee.email);
  await phone.goto('/attendance');
  await phone.getByText('0 m from HQ').waitFor();
  await look(phone, 'attendance-1-none');
  expect((await missedByFinger(phone, 'main')).missed).toEqual([]);
  await button(phone, 'Check in').tap();
  await phone.getByText(/^Checked in at /).waitFor();
  await button(phone, 'Check out').waitFor();
  await look(phone, 'attendance-2-in');
  expectNoConsoleErrors(phone);
});

it('checks out without a network, and the portal opens without one', async () => {
  await ready(phone);
  const context = phone.context();
  await context.setOffline(true);
  await button(phone, 'Check out').tap();
  await phone.getByText(/^Nothing answers. It is kept on this device/).waitFor();
  await waiting(phone)
    .getByText(/^Check out /)
    .waitFor();
  await phone.getByText('You have checked in and out for today.').waitFor();
  await look(phone, 'attendance-3-kept');
  await phone.close();

  phone = await openTab(context);
  await phone.goto('/attendance');
  await waiting(phone)
    .getByText(/^Check out /)
    .waitFor();
  await phone.getByText('You have checked in and out for today.').waitFor();
  expect(await recorded(employee)).toHaveLength(1);
  // What a browser says of requests without a network.
  forgetConsoleErrors(phone);
});

it('is sent once when the network is back, by whichever tab', async () => {
  const context = phone.context();
  const other = await openTab(context);
  await context.setOffline(false);
  await other.goto('/attendance');
  for (const tab of [phone, other]) {
    await waiting(tab).waitFor({ state: 'detached' });
    await tab
      .getByRole('region', { name: 'Today' })
      .getByText(/^Check out /)
      .first()
      .waitFor();
  }
  expect(await recorded(employee)).toMatchObject([
    { type: 'checkin', position: 'inside' },
    { type: 'checkout', position: 'inside', flags: expect.arrayContaining(['offline']) },
  ]);
  expect((await recorded(employee)).flatMap(({ flags }) => flags)).not.toContain('clock');
  await other.close();
});

it('asks for a correction of the day, and takes it back', async () => {
  await phone.reload();
  await settle(phone);
  await phone
    .getByRole('list', { name: 'My attendance' })
    .getByRole('button', { name: /^\d\d\/\d\d\/\d\d / })
    .tap();
  const drawer = phone.getByRole('dialog');
  await drawer.getByText('How this was calculated').waitFor();
  await look(phone, 'attendance-4-day');
  await drawer.getByRole('button', { name: 'Ask for a correction' }).tap();
  const form = phone.getByRole('dialog', { name: /^Correction for / });
  const came = form.getByRole('combobox', { name: 'Check in' });
  await came.fill(localMinute(new Date(Date.parse(`2026-01-02 ${await came.inputValue()} UTC`) - 60_000)).slice(11));
  await form.getByRole('textbox', { name: 'Reason' }).fill('I came a minute earlier');
  await form.getByRole('button', { name: 'Submit' }).tap();
  await dismiss(phone);
  await drawer.getByText('I came a minute earlier').waitFor();
  await drawer.getByRole('button', { name: 'Withdraw' }).tap();
  await phone.getByRole('dialog', { name: 'Withdraw this correction?' }).getByRole('button', { name: 'Withdraw' }).tap();
  await drawer.getByText('Cancelled').waitFor();
});

it('a clock that is moved by an hour while nothing answers is seen', async () => {
  const late = await employeeOf(mesra.portal, owner, { name: 'Amin Contoh bin Razak', company_joined_at: '2022-01-03' });
  const page = await device();
  await page.addInitScript(CLOCK);
  await signIn(page, late.email);
  await page.goto('/attendance');
  await page.getByText('0 m from HQ').waitFor();
  await ready(page);
  await page.context().setOffline(true);
  await page.evaluate(`window.ahead = ${-HOUR_MS}`);
  await button(page, 'Check in').tap();
  await waiting(page)
    .getByText(/^Check in /)
    .waitFor();
  await page.evaluate('window.ahead = 0');
  await page.context().setOffline(false);
  await waiting(page).waitFor({ state: 'detached' });
  expect(await recorded(late)).toMatchObject([{ type: 'checkin', flags: expect.arrayContaining(['offline', 'clock']) }]);
});

it('what arrived at a portal that died before it answered is sent again, and stands once', async () => {
  const night = await employeeOf(mesra.portal, owner, { name: 'Hadi Contoh bin Salleh', company_joined_at: '2022-01-03' });
  const page = await device();
  await signIn(page, night.email);
  await page.goto('/attendance');
  await page.getByText('0 m from HQ').waitFor();
  await ready(page);
  let sent = 0;
  await page.context().route('**/api/attendances/check-in', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(page, 'Check in').tap();
  await waiting(page).waitFor();
  expect(await recorded(night)).toHaveLength(1);
  await page.reload();
  await expect.poll(() => sent).toBeGreaterThan(1);
  await waiting(page).waitFor({ state: 'detached' });
  await button(page, 'Check out').waitFor();
  expect(await recorded(night)).toHaveLength(1);
});

it('a sign-out with something unsent says so', async () => {
  const leaving = await employeeOf(mesra.portal, owner, { name: 'Siti Contoh binti Omar', company_joined_at: '2022-01-03' });
  const page = await device();
  await signIn(page, leaving.email);
  await page.goto('/attendance');
  await ready(page);
  await page.context().setOffline(true);
  await button(page, 'Check in').tap();
  await waiting(page).waitFor();
  await page.getByRole('button', { name: /^Account and notifications/ }).tap();
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await page.getByText(/^1 record has not been sent yet/).waitFor();
});
