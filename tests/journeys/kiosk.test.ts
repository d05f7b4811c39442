/**
 * A kiosk from end to end: the owner pairs a tablet and enrols somebody by a photo, the tablet sees that face, and both see who came.
 * The camera is a file, and the face is drawn; the models, their thread and the comparison are the real ones.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { drawFace } from './draw-face.ts';
import { dismiss, expectNoConsoleErrors, hold, LONG_MS, look, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';

const BALA = 'Bala Contoh a/l Maniam';
const NURUL = 'Nurul Contoh binti Hassan';
const PAGE = '/attendance/fr-record';
const FRAMES = 30;

let folder: string;
let photo: Buffer;
let mesra: BrowserPortal;
let owner: Person;
let office: Page;
let tablet: Page;
let code: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mesra-camera-'));
  photo = await sharp(await drawFace(1))
    .resize(480, 480)
    .extend({ left: 80, right: 80, background: '#e8ecf1' })
    .jpeg()
    .toBuffer();
  const camera = join(folder, 'face.mjpeg');
  await writeFile(camera, Buffer.concat(Array.from({ length: FRAMES }, () => photo)));
  mesra = await openPortalInBrowser({ demo: false, camera });
  owner = await ownerOf(mesra.portal, { name: 'Teratak Contoh Sdn Bhd' });
  await employeeOf(mesra.portal, owner, { name: NURUL });
  await employeeOf(mesra.portal, owner, { name: BALA });
  [office, tablet] = [await mesra.visit(), await mesra.visit({ viewport: { width: 820, height: 1180 }, permissions: ['camera'] })];
});
afterAll(async () => {
  await mesra.close();
  await rm(folder, { recursive: true, force: true });
});

it('the owner adds a device and has a code for a tablet', async () => {
  await signIn(office, owner.email);
  await office.goto(`${PAGE}?tab=devices`);
  await office.getByText('No devices yet').waitFor();
  await look(office, 'kiosk-1-no-devices');
  await office.getByRole('button', { name: 'Add device' }).click();
  const form = office.getByRole('dialog', { name: 'New device' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Lobby tablet');
  await form.getByRole('textbox', { name: 'Serial number' }).fill('TAB-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  await dismiss(office);
  await office
    .getByRole('button', { name: /actions/i })
    .first()
    .click();
  await office.getByRole('menuitem', { name: 'Use a tablet as kiosk' }).click();
  const dialog = office.getByRole('dialog', { name: 'Pairing code' });
  code = (await dialog.locator('code, pre').first().textContent())?.trim() ?? '';
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  await look(office, 'kiosk-2-code');
  await dialog.getByRole('button', { name: 'Done' }).click();
});

it('and enrols an employee who agreed, by a photo', async () => {
  await office.goto(`${PAGE}?tab=enrolments`);
  await office.getByRole('button', { name: 'Enrol employee' }).first().click();
  const form = office.getByRole('dialog', { name: 'Enrol a face' });
  await form
    .getByRole('combobox', { name: 'Employee' })
    .or(form.getByRole('textbox', { name: 'Employee' }))
    .first()
    .click();
  await office.getByRole('option', { name: NURUL }).click();
  await form.locator('input[type="file"]').setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: photo });
  await form.getByText('Face found.').waitFor({ timeout: LONG_MS });
  await form.getByRole('textbox', { name: 'How consent was given' }).fill('Signed form');
  await form.getByRole('checkbox').check();
  await look(office, 'kiosk-3-enrol');
  await form.getByRole('button', { name: 'Enrol employee' }).click();
  await form.waitFor({ state: 'hidden' });
  await dismiss(office);
  await office.getByText(NURUL).first().waitFor();
});

it('the tablet is paired with the code, nobody signed in', async () => {
  await tablet.goto('/kiosk');
  await tablet.getByRole('heading', { name: 'Attendance kiosk' }).waitFor();
  await look(tablet, 'kiosk-4-pair');
  await tablet.getByRole('textbox', { name: 'Pairing code' }).fill('ABCD-2345');
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await tablet.getByText('This code is wrong or too old.').waitFor();
  await tablet.getByRole('textbox', { name: 'Pairing code' }).fill(code.toLowerCase());
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await tablet.getByText('Teratak Contoh Sdn Bhd · Lobby tablet').waitFor();
});

it('sees the face, says the name, and the owner has the record and the punch', async () => {
  await tablet.getByRole('status').getByText(NURUL).waitFor({ timeout: LONG_MS });
  await look(tablet, 'kiosk-5-known');
  await office.goto(PAGE);
  await office.getByText(NURUL).first().waitFor();
  await office.getByText('Check-in').first().waitFor();
  await look(office, 'kiosk-6-records');
  const { rows } = await mesra.portal.owner.query('select source from attendance_records where company_id = $1', [owner.companyId]);
  expect(rows[0]).toEqual({ source: 'fr' });
});

it('who did not agree is given a code, types it at the tablet, and is there', async () => {
  await office.goto(`${PAGE}?tab=settings`);
  await office.getByRole('switch', { name: 'Kiosks take codes, too' }).click({ force: true });
  await office.getByRole('button', { name: 'Save' }).click();
  await dismiss(office);
  await office.goto(`${PAGE}?tab=codes`);
  await look(office, 'kiosk-9-no-codes');
  await office.getByRole('button', { name: 'Give code' }).first().click();
  const form = office.getByRole('dialog', { name: 'Give a kiosk code' });
  await form
    .getByRole('combobox', { name: 'Employee' })
    .or(form.getByRole('textbox', { name: 'Employee' }))
    .first()
    .click();
  await office.getByRole('option', { name: BALA }).click();
  await form.getByRole('button', { name: 'Give code' }).click();
  const told = office.getByRole('dialog', { name: `Code of ${BALA}` });
  const digits = (await told.locator('code').textContent()) ?? '';
  expect(digits).toMatch(/^\d{8}$/);
  await look(office, 'kiosk-10-code-of');
  await told.getByRole('button', { name: 'Done' }).click();
  // A pad that nobody uses closes after twenty seconds.
  await hold(tablet, 10_000, 20_000);
  await tablet.reload();
  await tablet.getByRole('button', { name: 'Use a code instead' }).click();
  const pad = tablet.getByRole('dialog', { name: 'Type your 8 digits' });
  for (const digit of digits.slice(0, -1)) await pad.getByRole('button', { name: digit, exact: true }).click();
  await look(tablet, 'kiosk-11-pad');
  await tablet.keyboard.press(digits.slice(-1));
  // It stands for two seconds; what stays is the list.
  await tablet.getByRole('list', { name: 'Recorded last' }).getByText(BALA).waitFor();
  await look(tablet, 'kiosk-12-by-code');
  await office.goto(PAGE);
  await office.getByText('By code').first().waitFor();
});

it('a reload keeps it paired; switched off by the owner it says so', async () => {
  await tablet.reload();
  await tablet.getByText('Teratak Contoh Sdn Bhd · Lobby tablet').waitFor();
  await tablet.setViewportSize(PHONE);
  await look(tablet, 'kiosk-7-phone');
  // Held sideways everything is in sight at once.
  await tablet.setViewportSize({ width: 1180, height: 820 });
  await look(tablet, 'kiosk-8-sideways');
  expect(await tablet.evaluate<number>('document.documentElement.scrollHeight - document.documentElement.clientHeight')).toBe(0);
  await office.goto(`${PAGE}?tab=settings`);
  await office.getByRole('switch', { name: 'Face recognition is on' }).click({ force: true });
  await office.getByRole('button', { name: 'Save' }).click();
  await dismiss(office);
  await tablet.getByText('Face recognition is switched off for this company.').waitFor();
});

it('nothing was wrong on the way', () => expectNoConsoleErrors(office));
