/** The clerk of an auxiliary police unit: officers and ranks, an appointment from the wizard to the roll, one letter for several applications. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAxe } from './axe.ts';
import { dismiss, expectNoConsoleErrors, expectNoSidewaysScroll, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let page: Page;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  page = await mesra.visit();
  await signIn(page, 'asm@demo.my');
});
afterAll(() => mesra.close());

it('shows the unit, its officers with what hangs on them, and who is due for promotion', async () => {
  await page.goto('/auxiliary/officer');
  await page.getByText('18 of 30').waitFor();
  await look(page, 'auxiliary-1-officers');
  await page.getByRole('row').nth(1).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Service ends on').waitFor();
  await drawer.getByText('Vetting by the police').waitFor();
  await drawer.getByRole('link', { name: 'letter-PB10200.pdf' }).waitFor();
  await drawer.getByRole('link', { name: /Authority card/ }).waitFor();
  await look(page, 'auxiliary-2-officer');
  await page.goto('/auxiliary/rank');
  await page.getByRole('row').filter({ hasText: 'Lance Corporal' }).waitFor();
  await page.getByRole('button', { name: 'Due for promotion' }).click();
  await page.getByRole('dialog').getByText('Next rank').waitFor();
  await look(page, 'auxiliary-3-due');
  await page.goto('/auxiliary/rank');
  await page.getByRole('button', { name: 'Rank allowances' }).click();
  const allowances = page.getByRole('dialog');
  await allowances.getByText('Nothing proposed for this month').waitFor();
  await allowances.getByRole('button', { name: 'Propose to payroll' }).first().click();
  await allowances.getByText('Proposed', { exact: true }).first().waitFor();
  await settle(page);
  await checkAxe(page);
  expectNoConsoleErrors(page);
});

it('a transfer is applied for in the wizard, which says what the rules say', async () => {
  await page.goto('/auxiliary/officer/application');
  await page.getByRole('button', { name: 'New application' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'What is applied for' })
    .or(dialog.getByRole('textbox', { name: 'What is applied for' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Transfer of area' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const officer = dialog
    .getByRole('combobox', { name: 'Officer' })
    .or(dialog.getByRole('textbox', { name: 'Officer' }))
    .first();
  await officer.click();
  await officer.fill('PB 10242');
  await page.getByRole('option').filter({ hasText: 'PB 10242' }).click();
  await dialog.getByLabel('Station').fill('Klang');
  await dialog
    .getByRole('combobox', { name: 'Area of authority' })
    .or(dialog.getByRole('textbox', { name: 'Area of authority' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Premises of the company in Klang' }).click();
  await look(page, 'auxiliary-4-wizard');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Nearer to the family');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByText('Letter of appointment').waitFor();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('table').getByText('Transfer of area').first().waitFor();
  await look(page, 'auxiliary-5-pending');
  expectNoConsoleErrors(page);
});

it('a second application for the same officer is refused at the officer, to whom the wizard leads back', async () => {
  await page.goto('/auxiliary/officer/application');
  await page.getByRole('button', { name: 'New application' }).first().click();
  const dialog = page.getByRole('dialog');
  /** The field for choosing one of several. */
  const field = (name: string) => dialog.getByRole('combobox', { name }).or(dialog.getByRole('textbox', { name })).first();
  await field('What is applied for').click();
  await page.getByRole('option', { name: 'Transfer of area' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await field('Officer').click();
  await field('Officer').fill('PB 10242');
  await page.getByRole('option').filter({ hasText: 'PB 10242' }).click();
  await dialog.getByLabel('Station').fill('Klang');
  await field('Area of authority').click();
  await page.getByRole('option', { name: 'Premises of the company in Klang' }).click();
  // What stands in the way is said while one writes, and names its field.
  await dialog.getByRole('button', { name: 'Officer', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Nearer to the family');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByText('Step 1 of 4').waitFor();
  await dialog.getByText('Another application of this category is open for this person.').waitFor();
  await look(page, 'auxiliary-17-refused-at-field');
  // Somebody else in the same form.
  await field('Officer').click();
  await field('Officer').fill('PB 10298');
  await page.getByRole('option').filter({ hasText: 'PB 10298' }).click();
  for (let step = 1; step < 4; step += 1) await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.waitFor({ state: 'detached' });
  await dismiss(page);
  expectNoConsoleErrors(page, /422/);
});

it('what the police approved makes an officer, after it was said what it will make', async () => {
  await page.goto('/auxiliary/officer/application?status=Processing');
  await page.getByRole('row').filter({ hasText: 'New appointment' }).first().click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('What the approval will make').waitFor();
  await look(page, 'auxiliary-6-application');
  await drawer.getByRole('button', { name: 'Approve' }).click();
  const form = page.getByRole('dialog', { name: 'Approve', exact: true });
  await form.getByLabel('Reference of the police').fill('JPJKK/2026/77');
  await form.getByLabel('Service number').fill('PB 19999');
  const rank = form
    .getByRole('combobox', { name: 'Rank' })
    .or(form.getByRole('textbox', { name: 'Rank' }))
    .first();
  await rank.click();
  await page.getByRole('option', { name: 'Constable', exact: true }).click();
  const year = new Date().getFullYear();
  await form.getByLabel('Appointed on').fill(`01/12/${String(year).slice(2)}`);
  await form.getByLabel('Appointed until').fill(`30/11/${String(year + 3).slice(2)}`);
  await form.getByLabel('Letter number').fill('JPJKK/L/77');
  await form.getByText('becomes an officer with service number PB 19999').waitFor();
  await look(page, 'auxiliary-7-approve');
  await form.getByRole('button', { name: 'Approve' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.goto('/auxiliary/officer?keyword=19999');
  await page.getByRole('table').getByText('PB 19999').waitFor();
  await page.getByText('19 of 30').waitFor();
  expectNoConsoleErrors(page);
});

it('the card of an officer shows its face and its code, and the courses their places', async () => {
  await page.goto('/auxiliary/card');
  await page.getByRole('row').nth(1).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('POLIS BANTUAN').waitFor();
  await drawer.getByRole('img', { name: 'What a scan shows' }).waitFor();
  await look(page, 'auxiliary-9-card');
  const address = await drawer.getByRole('link', { name: 'Open the page that anybody sees' }).getAttribute('href');
  expect(await (await fetch(`${mesra.url}${new URL(address ?? '').pathname}${new URL(address ?? '').search}`)).text()).toContain('CARD VALID');
  await page.goto('/auxiliary/course');
  await page.getByRole('table').getByText('Live firing, second half of the year').waitFor();
  await look(page, 'auxiliary-10-courses');
  expectNoConsoleErrors(page);
});

it('a lost card goes to the police with its report and is replaced; the old code is not valid any more', async () => {
  await page.goto('/auxiliary/card/application?status=Pending');
  await page.getByRole('row').filter({ hasText: 'Replacement of a lost card' }).first().click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('SHA/005120/26').waitFor();
  await drawer.getByRole('button', { name: 'Forward to the police' }).click();
  const forward = page.getByRole('dialog', { name: 'Forward to the police' });
  for (const name of [/^Passport photo/, /^Police report/]) await forward.getByRole('checkbox', { name }).check();
  await forward.getByLabel('Our reference').fill('PB/KAD/9');
  await forward.getByRole('button', { name: 'Forward to the police' }).click();
  await forward.waitFor({ state: 'detached' });
  await dismiss(page);
  await drawer.getByRole('button', { name: 'Approve' }).click();
  const approve = page.getByRole('dialog', { name: 'Approve', exact: true });
  await approve.getByLabel('Reference of the police').fill('JPJKK/2026/90');
  await approve.getByLabel('Card number').fill('KK-9001');
  const year = String(new Date().getFullYear()).slice(2);
  await approve.getByLabel('Issued on').fill(`01/11/${year}`);
  await approve.getByLabel('Valid until').fill(`31/12/${year}`);
  await look(page, 'auxiliary-14-lost-card');
  await approve.getByRole('button', { name: 'Approve' }).click();
  await approve.waitFor({ state: 'detached' });
  await dismiss(page);
  /** What anybody reads who scans the card. */
  const scanned = async (tab: string, number: string) => {
    await page.goto(`/auxiliary/card?status=${tab}&keyword=${number}`);
    await page.getByRole('row').filter({ hasText: number }).first().click();
    const shown = page.getByRole('dialog');
    const address = new URL((await shown.getByRole('link', { name: 'Open the page that anybody sees' }).getAttribute('href')) ?? '');
    return (await fetch(`${mesra.url}${address.pathname}${address.search}`)).text();
  };
  expect(await scanned('Active', 'KK-9001')).toContain('CARD VALID');
  expect(await scanned('Lost', 'KK-1018')).toContain('CARD NOT VALID');
  expectNoConsoleErrors(page);
});

it('an order of the police is entered for duty outside the areas, and a month has its courses in a calendar', async () => {
  await page.goto('/auxiliary/officer');
  await page.getByRole('button', { name: 'Areas of authority' }).click();
  await page.getByRole('dialog').getByText('Premises of the company in Klang').first().waitFor();
  await look(page, 'auxiliary-15-areas');
  await page.goto('/auxiliary/officer?orders=all');
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('IPK/SEL/OPS/131').first().waitFor();
  await drawer
    .getByText(/Pusat Pameran Contoh/)
    .first()
    .waitFor();
  await look(page, 'auxiliary-16-orders');
  await drawer.getByRole('button', { name: 'Enter order' }).first().click();
  const form = page.getByRole('dialog', { name: 'Enter order' });
  await form.getByLabel('Reference of the police').fill('IPK/SEL/OPS/140');
  const [, month, day] = new Date().toISOString().slice(0, 10).split('-');
  const year = new Date().getFullYear() + 1;
  for (const label of ['First day', 'Last day']) await form.getByLabel(label).fill(`${day === '29' ? '28' : day}/${month}/${String(year).slice(2)}`);
  await form.getByLabel('Place').fill('Pusat Konvensyen Contoh');
  const officers = form
    .getByRole('combobox', { name: 'Officers' })
    .or(form.getByRole('textbox', { name: 'Officers' }))
    .first();
  await officers.click();
  await officers.fill('PB 10242');
  await page.getByRole('option').filter({ hasText: 'PB 10242' }).click();
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await drawer.getByText('IPK/SEL/OPS/140').first().waitFor();
  await page.goto('/auxiliary/course?view=calendar');
  await page
    .getByRole('button', { name: /Law and procedure/ })
    .first()
    .waitFor();
  await look(page, 'auxiliary-17-calendar');
  await page
    .getByRole('button', { name: /Law and procedure/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Participants of Law and procedure').first().waitFor();
  expectNoConsoleErrors(page);
});

it('a firearm is given to whoever may carry it, and the day is counted by two officers', async () => {
  await page.goto('/auxiliary/asset');
  await page.getByText('Firearms in store').waitFor();
  await look(page, 'auxiliary-11-assets');
  await page.goto('/auxiliary/asset?keyword=CP9-416');
  await page.getByRole('row').filter({ hasText: 'CP9-416' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('LES/SEL/705').waitFor();
  await look(page, 'auxiliary-12-asset');
  await drawer.getByRole('button', { name: 'Issue' }).click();
  const form = page.getByRole('dialog', { name: /Issue Service pistol/ });
  const pick = async (label: string, typed: string) => {
    const field = form
      .getByRole('combobox', { name: label })
      .or(form.getByRole('textbox', { name: label }))
      .first();
    await field.click();
    await field.fill(typed);
    await page.getByRole('option').filter({ hasText: typed }).first().click();
  };
  await pick('Officer', 'PB 10242');
  await form.getByText('The firearm card is valid until').waitFor();
  await form.getByLabel('Number in the armoury book').fill('A/900');
  await pick('Witness', 'PB 10200');
  await settle(page);
  const pad = await form.getByRole('img', { name: 'Sign here with a finger or the mouse' }).boundingBox();
  expect(pad).not.toBeNull();
  const { x = 0, y = 0 } = pad ?? {};
  await page.mouse.move(x + 30, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 70, { steps: 6 });
  await page.mouse.up();
  await form.getByRole('button', { name: 'Clear signature' }).waitFor();
  await look(page, 'auxiliary-13-issue');
  await form.getByRole('button', { name: 'Issue' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await drawer.getByText('A/900').waitFor();
  await drawer.getByRole('link', { name: 'Signed' }).first().waitFor();
  await page.goto('/auxiliary/asset');
  await page.getByRole('button', { name: 'Counts' }).click();
  await page.getByRole('dialog').getByText('1 line differs').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter count' }).click();
  const count = page.getByRole('dialog').last();
  await count.getByLabel('Store').click();
  await page.getByRole('option', { name: 'Store Klang' }).click();
  await count.getByText('No firearms or ammunition are in this store.').waitFor();
  await look(page, 'auxiliary-14-count');
  expectNoConsoleErrors(page);
});

it('several applications go with one letter; on a phone and in Malay the same stands there', async () => {
  await page.goto('/auxiliary/application');
  await page.getByRole('table').first().waitFor();
  await checkAxe(page);
  for (const row of (await page.getByRole('row').filter({ hasText: 'Transfer of area' }).all()).slice(0, 2)) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Forward \d with one letter/ }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Our reference').fill('PB/SA/LOT/1');
  await form.getByRole('button', { name: 'Forward to the police' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
  await page.goto('/auxiliary/application?status=Processing&keyword=PB%2FSA%2FLOT');
  await page.getByRole('table').getByText('Transfer of area').first().waitFor();
  const phone = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await signIn(phone, 'asm@demo.my');
  for (const path of ['/auxiliary/application', '/auxiliary/officer', '/auxiliary/asset', '/auxiliary/card', '/auxiliary/course', '/auxiliary/rank']) {
    await phone.goto(path);
    await settle(phone);
    await expectNoSidewaysScroll(phone);
    await look(phone, `auxiliary-8-phone${path.replaceAll('/', '-')}`);
  }
  expectNoConsoleErrors(page);
  expectNoConsoleErrors(phone);
  expect(await phone.getByRole('heading', { level: 1 }).textContent()).toBe('Auxiliary police ranks');
});
