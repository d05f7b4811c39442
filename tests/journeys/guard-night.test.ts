/**
 * A night of a guard: ten rounds of two points on a phone, with a network and without, the page closed twice, the server stopped once and an
 * answer lost. In the morning the office has each scan once. Clocks of server and phone are moved together.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { squaresOf, svgOf } from '#platform/server/documents/qr-squares.ts';
import { checkAxe } from './axe.ts';
import { expectNoSidewaysScroll, look, openPortalInBrowser, openTab, PHONE, WEB_ROOT, workerReady, type BrowserPortal } from './browser.ts';

const HOURS = ['21', '22', '23', '00', '01', '02', '03', '04', '05', '06'];
const timeOf = (hour: string, minute: string) => `2026-11-${Number(hour) > 12 ? '20' : '21'}T${hour}:${minute}:00+08:00`;

const NO_CAMERA = "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Blocked', 'NotAllowedError'))";

let folder: string;
let mesra: BrowserPortal;
let portal: TestPortal;
let owner: TestPerson;
let site: Awaited<ReturnType<typeof openGuardedSite>>;
let context: BrowserContext;
let phone: Page;

async function timeIs(at: string): Promise<void> {
  portal.clock.set(at);
  await context.clock.setSystemTime(new Date(at));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mesra-night-'));
  const camera = join(folder, 'code.mjpeg');
  const code = await sharp(Buffer.from(svgOf(await squaresOf('tag-1'))))
    .resize(420, 420)
    .extend({ top: 30, bottom: 30, left: 110, right: 110, background: '#d8dde3' })
    .jpeg()
    .toBuffer();
  await writeFile(camera, Buffer.concat(Array.from({ length: 30 }, () => code)));
  mesra = await openPortalInBrowser({ demo: false, camera, at: '2026-11-20T10:00:00+08:00' });
  portal = mesra.portal;
  owner = await ownerOf(portal);
  site = await openGuardedSite(
    portal,
    owner,
    HOURS.map((hour) => `${hour}:00`),
    { welfare_minutes: 60 },
  );
  await site.plan({ briefing: 'The pump room is wet.' });
  phone = await mesra.visit({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    geolocation: { latitude: 3.05, longitude: 101.5, accuracy: 12 },
    permissions: ['geolocation', 'camera'],
  });
  context = phone.context();
  await timeIs('2026-11-20T20:00:00+08:00');
});
afterAll(async () => {
  if (portal !== mesra.portal) await portal.close();
  await mesra.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (name: string | RegExp) => phone.getByRole('button', { name });

/** Scans a point by its typed code, and sees that the phone has it. */
async function type(point: 1 | 2, at: string): Promise<void> {
  await timeIs(at);
  await button('Scan a point').tap();
  // While the point is looked for the guard is asked, and answers without leaving the panel.
  if (at.includes('T22') && point === 1) {
    await phone.getByText('Is all well?').waitFor();
    await checkAxe(phone);
    await expectNoSidewaysScroll(phone);
    await look(phone, 'guard-scan-asked');
    await button('All is well').tap();
    await phone.getByText('Is all well?').waitFor({ state: 'detached' });
  }
  if (at.includes('T22')) await look(phone, `guard-scan-${point}`);
  await phone.getByRole('textbox', { name: 'Type the code' }).fill(`tag-${point}`);
  await button('Record').tap();
  await phone.getByText(`CP${point} · Main gate recorded at`).waitFor();
}
async function walk(hour: string): Promise<void> {
  await type(1, timeOf(hour, '01'));
  await type(2, timeOf(hour, '11'));
}
/** With a network; the clocks go on when the office has a scan. @param before how many scans it has */
async function walkOnline(hour: string, before: number): Promise<void> {
  await type(1, timeOf(hour, '01'));
  await officeHas(before + 1);
  await type(2, timeOf(hour, '11'));
  await officeHas(before + 2);
}
const clockings = async () => (await portal.owner.query<{ n: number }>('select count(*)::int as n from patrol_clockings')).rows[0]?.n;
/** Longer than the phone waits until it tries again. */
const RETRIED_MS = 60_000;
/** Until the office has so many scans. */
const officeHas = (count: number) => expect.poll(clockings, { timeout: RETRIED_MS, interval: 200 }).toBe(count);
/** How many reports with a photo, entries of the book and answers the office has. */
const written = async () =>
  (
    await portal.owner.query<{ reports: number; entries: number; answers: number }>(
      `select (select count(*)::int from patrol_sitreps s join files f on f.subject_type = 'patrol_sitrep' and f.subject_id = s.id where s.offline) as reports,
         (select count(*)::int from patrol_log_entries where offline) as entries, (select count(*)::int from patrol_welfare_answers where answer = 'OK') as answers`,
    )
  ).rows[0];
const nothingWaits = () => phone.getByText('Online', { exact: true }).waitFor();

async function openAgain(): Promise<void> {
  phone = await openTab(context);
  await phone.goto('/guard');
  await button('Scan a point').waitFor();
}

it('the phone is connected by a code, and the guard signs in', async () => {
  await portal.owner.query('delete from sign_in_attempts');
  const { code } = (await owner.client.post(`api/patrol/devices/${site.device}/pair`, {})).body.data;
  await phone.goto('/guard');
  await phone.getByRole('heading', { name: "Guard's phone" }).waitFor();
  await look(phone, 'guard-1-pair');
  // As the camera opens what the office shows.
  await phone.goto('about:blank');
  await phone.goto(`/guard#pair=${code}`);
  await expect.poll(() => phone.getByRole('textbox', { name: 'Pairing code' }).inputValue()).toBe(code);
  expect(phone.url()).not.toContain('#');
  await button('Pair').tap();
  await phone.getByRole('textbox', { name: 'Guard code' }).fill('g001');
  await phone.getByLabel('PIN').fill('482915');
  await look(phone, 'guard-2-sign-in');
  await button('Sign in').tap();
  await phone.getByText('The pump room is wet.').waitFor();
  await phone.getByRole('heading', { name: 'Main gate' }).waitFor();
  await phone.getByText('Is all well?').waitFor();
  await look(phone, 'guard-3-round');
  await button('All is well').tap();
  await phone.getByText('Answered at').waitFor();
  await workerReady(phone);
});

it('reads the first point by the camera, the next by its typed code', async () => {
  await timeIs(timeOf('21', '01'));
  await button('Scan a point').tap();
  await phone.getByText('CP1 · Main gate recorded at').waitFor();
  await officeHas(1);
  // The file would show this one code all night.
  await context.addInitScript(NO_CAMERA);
  await phone.evaluate(NO_CAMERA);
  await type(2, timeOf('21', '11'));
  await officeHas(2);
  await walkOnline('22', 2);
});

it('goes on without a network, and a closed page loses nothing', async () => {
  await context.setOffline(true);
  await walk('23');
  await phone.close();
  await openAgain();
  await walk('00');
  await phone.getByText('Offline · 4 entries not sent').waitFor();
  await look(phone, 'guard-4-offline');
  await context.setOffline(false);
  await phone.evaluate("window.dispatchEvent(new Event('online'))");
  await officeHas(8);
  await nothingWaits();
});

it('reports, writes into the book and answers that all is well, without a network', async () => {
  await timeIs('2026-11-21T00:20:00+08:00');
  await context.setOffline(true);
  await button('All is well').tap();
  await phone.getByText('Answered at').waitFor();
  expect(await button('All is well').count()).toBe(0);
  await button('Report').tap();
  await phone.getByLabel('What it is about').selectOption('Theft');
  await phone.getByRole('textbox', { name: 'Headline' }).fill('Fence cut');
  await phone.getByRole('textbox', { name: 'What happened' }).fill('The fence behind the store was cut.');
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#556677' } })
    .jpeg()
    .toBuffer();
  await phone.locator('input[type=file]').setInputFiles({ name: 'fence.jpg', mimeType: 'image/jpeg', buffer });
  await phone.getByRole('img', { name: 'Photo 1' }).waitFor();
  await look(phone, 'guard-6-report');
  await button('Save').tap();
  await phone.getByText('Fence cut written at').waitFor();
  await button('Logbook').tap();
  await phone.getByLabel('What it is about').selectOption('Occurrence');
  await phone.getByRole('textbox', { name: 'Subject' }).fill('Pipe leaks');
  await phone.getByRole('textbox', { name: 'What happened' }).fill('The pipe of the pump room leaks.');
  await look(phone, 'guard-7-log');
  await button('Save').tap();
  await phone.getByText('Pipe leaks written at').waitFor();
  await phone.getByText('Offline · 4 entries not sent').waitFor();
  await timeIs('2026-11-21T00:30:00+08:00');
  await context.setOffline(false);
  await phone.evaluate("window.dispatchEvent(new Event('online'))");
  await expect.poll(written, { timeout: RETRIED_MS, interval: 200 }).toEqual({ reports: 1, entries: 1, answers: 3 });
  await nothingWaits();
});

it('a server that is stopped is waited for, over a closed page', async () => {
  await portal.server.close();
  await walk('01');
  await phone.close();
  await openAgain();
  await walk('02');
  const { port } = new URL(mesra.url);
  Object.assign(mesra.portal.server, { close: async () => undefined });
  portal = await openTestPortal({
    databaseUrl: mesra.portal.databaseUrl,
    at: timeOf('02', '12'),
    webRoot: WEB_ROOT,
    env: { PORT: port },
    runJobs: true,
  });
  await phone.evaluate("window.dispatchEvent(new Event('online'))");
  await officeHas(12);
  await nothingWaits();
});

it('what was taken while its answer was lost is sent again, and counts once', async () => {
  const lost = Promise.withResolvers<void>();
  await phone.route(
    '**/api/devices/patrol/events',
    async (route) => {
      await route.fetch();
      await route.abort();
      lost.resolve();
    },
    { times: 1 },
  );
  await type(1, timeOf('03', '01'));
  await lost.promise;
  // The server answers other calls: what was lost is set aside for half a minute. It counts from when the phone says so, and the clocks go on after that.
  await phone.getByText(/is sent again at/).waitFor();
  await type(2, timeOf('03', '11'));
  await officeHas(14);
  await nothingWaits();
  for (const [at, hour] of HOURS.slice(7).entries()) await walkOnline(hour, 14 + 2 * at);
  await nothingWaits();
});

it('help is asked for by holding the button, and the office has it with the place', async () => {
  const help = await button('Hold for help').boundingBox();
  if (!help) throw new Error('No button');
  await phone.mouse.move(help.x + 20, help.y + 20);
  await phone.mouse.down();
  await phone.getByText('Help was asked for at').waitFor();
  await phone.mouse.up();
  const raised = async () =>
    (
      await portal.owner.query<{ type: string; trail: number }>(
        'select e.type, (select count(*)::int from patrol_emergency_positions p where p.emergency_id = e.id) as trail from patrol_emergencies e',
      )
    ).rows;
  await expect.poll(raised, { timeout: RETRIED_MS, interval: 200 }).toEqual([{ type: 'Panic', trail: expect.any(Number) }]);
  await expect.poll(async () => (await raised())[0]?.trail, { timeout: RETRIED_MS, interval: 200 }).toBeGreaterThan(0);
  await phone.getByText('The office knows.').waitFor();
  await look(phone, 'guard-5-help');
});

it('in the morning every point of ten rounds was on time', async () => {
  await timeIs('2026-11-21T07:30:00+08:00');
  const { rows } = await portal.owner.query('select id::int as id from patrol_operations');
  const { data } = (await portal.as(owner.token, owner.companyId).get(`api/patrol/operations/${rows[0].id}`)).body;
  expect(data).toMatchObject({ rounds: 10, expected: 20, done: 20, missed: 0 });
  const points = data.round_list.flatMap(({ points: all }: { points: { status: string }[] }) => all.map(({ status }) => status));
  expect(points).toEqual(Array.from({ length: 20 }, () => 'ontime'));
  const { rows: made } = await portal.owner.query('select method, flags, accuracy_m from patrol_clockings order by recorded_at');
  expect(made.map(({ method }) => method)).toEqual(['QR', ...Array.from({ length: 19 }, () => 'Typed')]);
  // A page that is closed before its place came leaves the scan without one: that may be the last before each closing.
  expect(made.filter(({ accuracy_m }) => accuracy_m === 12).length).toBeGreaterThanOrEqual(18);
  expect(made.flatMap(({ flags }) => flags.filter((flag: string) => flag !== 'offline'))).toEqual([]);
});
