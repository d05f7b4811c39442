/**
 * A constable of the auxiliary police: applied for with vetting, appointed, through the basic course and live firing, under oath, with both cards,
 * and given a firearm for which the officer signs. Clocks of server and browser are moved together.
 */
import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entered, openArmoury } from '#app/server/testing/auxiliary-police/armoury-fixture.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

interface Attached {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
const PAPER: Attached = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
const NAME = 'Nur Contoh binti Rekrut';

let mesra: BrowserPortal;
let page: Page;
let photo: Attached;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false, at: '2026-11-20T09:00:00+08:00' });
  const armoury = await openArmoury(mesra.portal);
  await armoury.employee({ name: NAME });
  await entered(armoury, {});
  const course = { provider: 'PULAPOL', venue: 'Kuala Lumpur', capacity: 5, fee: null, rank_ids: [], cancelled: false };
  const dates = { start_date: '2026-11-23', end_date: '2026-11-27' };
  for (const more of [
    { code: 'KAPB', name: 'Kursus asas', type: 'Basic', valid_months: null },
    { code: 'KT', name: 'Latihan menembak', type: 'Shooting', valid_months: 12 },
  ])
    expect((await armoury.client.post('api/asm/courses', { ...course, ...dates, ...more })).status).toBe(201);
  const buffer = await sharp({ create: { width: 350, height: 450, channels: 3, background: '#3b6fb6' } })
    .jpeg()
    .toBuffer();
  photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  page = await mesra.visit();
  await timeIs('2026-11-20T09:00:00+08:00');
  await signIn(page, armoury.owner.email);
});
afterAll(() => mesra.close());

async function timeIs(at: string): Promise<void> {
  mesra.portal.clock.set(at);
  await page.context().clock.setSystemTime(new Date(at));
}

const field = (scope: Locator, label: string) =>
  scope
    .getByRole('combobox', { name: label, exact: true })
    .or(scope.getByRole('textbox', { name: label, exact: true }))
    .first();
async function choose(scope: Locator, label: string, option: string): Promise<void> {
  await field(scope, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function find(scope: Locator, label: string, typed: string): Promise<void> {
  await field(scope, label).click();
  await field(scope, label).fill(typed);
  await page.getByRole('option').filter({ hasText: typed }).first().click();
}
async function write(scope: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await field(scope, label).fill(text);
    // A calendar would lie upon the fields below.
    await field(scope, label).press('Tab');
  }
}

interface Applied {
  readonly path: string;
  readonly category: string;
  /** Fills the parts of the form, each with its own `next`. */
  fill(form: Locator, next: () => Promise<void>): Promise<void>;
  readonly papers: Readonly<Record<string, Attached>>;
  /** What the approval asks for beside the letter of the police. */
  decide?(form: Locator): Promise<void>;
  readonly picture?: string;
}

/** From the wizard over the letter to the police to their decision. */
async function apply({ path, category, fill, papers, decide, picture }: Applied): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'New application' }).first().click();
  const form = page.getByRole('dialog');
  await choose(form, 'What is applied for', category);
  const next = () => form.getByRole('button', { name: 'Next', exact: true }).click();
  await next();
  await fill(form, next);
  for (const [label, file] of Object.entries(papers)) await form.getByLabel(label).setInputFiles(file);
  await next();
  await form.getByRole('button', { name: 'Submit', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('row').filter({ hasText: category }).first().click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: 'Forward to the police' }).click();
  const forward = page.getByRole('dialog', { name: 'Forward to the police' });
  await forward.getByText('Documents checked').waitFor();
  for (const box of await forward.getByRole('checkbox').all()) await box.check();
  await write(forward, { 'Our reference': 'PB/1' });
  await forward.getByRole('button', { name: 'Forward to the police' }).click();
  await forward.waitFor({ state: 'detached' });
  await dismiss(page);
  await drawer.getByRole('button', { name: 'Approve' }).click();
  const approve = page.getByRole('dialog', { name: 'Approve', exact: true });
  await write(approve, { 'Reference of the police': 'JPJKK/1' });
  await decide?.(approve);
  if (picture) {
    await settle(page);
    await look(page, picture);
  }
  await approve.getByRole('button', { name: 'Approve' }).click();
  await approve.waitFor({ state: 'detached' });
  await dismiss(page);
}

it('a recruit who is vetted becomes a constable, before the course without an oath', async () => {
  await apply({
    path: '/auxiliary/officer/application',
    category: 'New appointment',
    async fill(form, next) {
      await find(form, 'Employee', NAME);
      await choose(form, 'Comes from', 'Civilian');
      await write(form, { 'Height in cm': '165', 'Weight in kg': '58' });
      await choose(form, 'Education', 'SPM');
      await next();
      await write(form, { Station: 'Shah Alam', 'Area of authority': 'Shah Alam' });
      await next();
      await write(form, { 'Medical examination on': '01/11/26' });
      await form.getByRole('checkbox', { name: 'Fit for duty' }).check();
      await choose(form, 'Vetting by the police', 'Cleared');
      await write(form, { 'Vetted on': '10/11/26', 'Reference of the vetting': 'KPN/TAP/1' });
      await next();
      await form.getByRole('checkbox', { name: 'The person consents' }).check();
      await form.getByText('Vetting cleared.').waitFor();
      await look(page, 'constable-1-consent');
      await next();
    },
    papers: {
      'Copy of identity card': PAPER,
      'Birth certificate': PAPER,
      'School certificate': PAPER,
      'Passport photo on blue': PAPER,
      'Medical report': PAPER,
      'Vetting form': PAPER,
      'Letter of offer': PAPER,
    },
    async decide(form) {
      await write(form, { 'Service number': 'PB 5001', 'Appointed on': '20/11/26', 'Appointed until': '19/11/29', 'Letter number': 'L/1' });
      await choose(form, 'Rank', 'Constable');
      await form.getByText('Basic course not passed yet').waitFor();
      await form.getByText('becomes an officer with service number PB 5001').waitFor();
    },
    picture: 'constable-2-appointed',
  });
  await page.goto('/auxiliary/officer?keyword=5001');
  await page.getByRole('table').getByText('PB 5001').waitFor();
  expectNoConsoleErrors(page);
});

it('passes the basic course and live firing, then takes the oath and may carry a firearm', async () => {
  for (const course of ['KAPB · Kursus asas', 'KT · Latihan menembak'])
    await apply({
      path: '/auxiliary/course/application',
      category: 'Enrolment',
      async fill(form, next) {
        await choose(form, 'Course', course);
        await find(form, 'Who takes part', NAME);
        await page.keyboard.press('Tab');
        await write(form, { Justification: 'Needed for the armed post' });
        await next();
      },
      papers: { 'Copy of identity card': PAPER, 'Medical report': PAPER },
    });
  await timeIs('2026-11-30T09:00:00+08:00');
  for (const code of ['KAPB', 'KT']) {
    await page.goto(`/auxiliary/course?keyword=${code}`);
    const course = page.getByRole('row').filter({ hasText: code }).first();
    await course.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Participants' }).click();
    await page.getByRole('dialog').getByRole('row').filter({ hasText: NAME }).click();
    const result = page.getByRole('dialog', { name: `Result of ${NAME}` });
    await choose(result, 'Course result', 'Passed');
    await write(result, { Score: '81', 'Certificate number': `SIJIL/${code}` });
    await result.getByRole('button', { name: 'Save' }).click();
    await result.waitFor({ state: 'detached' });
    await dismiss(page);
  }
  await page.goto('/auxiliary/officer?keyword=5001');
  await page.getByRole('row').filter({ hasText: 'PB 5001' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('Kursus asas').waitFor();
  await drawer.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const form = page.getByRole('dialog').nth(1);
  await write(form, { 'Oath taken on': '30/11/26' });
  await form.getByRole('switch', { name: 'May carry a firearm' }).check({ force: true });
  await write(form, { 'Qualified with firearms on': '27/11/26' });
  await look(page, 'constable-3-oath');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  expectNoConsoleErrors(page);
});

it('gets both cards, and signs for a firearm that is given before a witness', async () => {
  for (const [kind, number] of [
    ['Authority card', 'KK-1'],
    ['Firearm card', 'KS-1'],
  ] as const)
    await apply({
      path: '/auxiliary/card/application',
      category: 'New card',
      async fill(form, next) {
        await find(form, 'Officer', 'PB 5001');
        await choose(form, 'Kind of card', kind);
        await next();
      },
      papers: { 'Passport photo on blue': photo },
      decide: (form) => write(form, { 'Card number': number, 'Issued on': '30/11/26', 'Valid until': '19/11/29' }),
    });
  await page.goto('/auxiliary/card?keyword=KK-1');
  await page.getByRole('row').filter({ hasText: 'KK-1' }).click();
  await page.getByRole('dialog').getByRole('img', { name: NAME }).waitFor();
  await look(page, 'constable-4-card');
  await page.goto('/auxiliary/asset?keyword=A-1001');
  await page.getByRole('row').filter({ hasText: 'A-1001' }).click();
  await page.getByRole('dialog').first().getByRole('button', { name: 'Issue', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Issue Pistol/ });
  await find(form, 'Officer', 'PB 5001');
  await form.getByText('The firearm card is valid until').waitFor();
  await write(form, { 'Number in the armoury book': 'A/1' });
  await find(form, 'Witness', 'PB 100');
  await settle(page);
  const { x, y, width, height } = (await form.getByRole('img', { name: 'Sign here with a finger or the mouse' }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 6, y + height / 2);
  await page.mouse.down();
  for (const [right, down] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.55, 0.3],
    [0.8, 0.6],
  ] as const)
    await page.mouse.move(x + width * right, y + height * down, { steps: 5 });
  await page.mouse.up();
  await form.getByRole('button', { name: 'Clear signature' }).waitFor();
  await look(page, 'constable-5-signature');
  await form.getByRole('button', { name: 'Issue', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('dialog').first().getByRole('link', { name: 'Signed' }).waitFor();
  await page.goto('/auxiliary/officer?keyword=5001');
  await page.getByRole('row').filter({ hasText: 'PB 5001' }).click();
  const drawer = page.getByRole('dialog').first();
  for (const text of [/Authority card · KK-1/, /Firearm card · KS-1/, /Pistol/]) await drawer.getByText(text).first().waitFor();
  await look(page, 'constable-6-officer');
  expectNoConsoleErrors(page);
});
