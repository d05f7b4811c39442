/** Somebody is invited to promote who has no account yet: from the mail to an account, the answer, and the own schedule. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { projectOf } from '#modules/sales/server/project/project.factory.ts';
import { expectNoConsoleErrors, look, navigation, openPortalInBrowser, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let owner: TestPerson;
let office: Page;
let guest: Page;
const COMPANY = 'Promosi Contoh Sdn Bhd';
const GUEST = { name: 'Suraya binti Contoh', email: 'suraya@contoh.example', password: 'Payung-biru-3' };

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: COMPANY });
  await projectOf(mesra.portal, owner);
  office = await mesra.visit();
  guest = await mesra.visit();
});
afterAll(() => mesra.close());

it('is sent by mail from the list of promoters', async () => {
  await signIn(office, owner.email);
  await office.goto('/spm/promoter');
  await office.getByRole('button', { name: 'Invitations', exact: true }).click();
  const list = office.getByRole('dialog', { name: /^Invitations/ });
  await list.getByRole('button', { name: 'Invite', exact: true }).first().click();
  const form = office.getByRole('dialog', { name: 'Invite promoters' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(GUEST.name);
  await form.getByRole('textbox', { name: /^Email/ }).fill(GUEST.email);
  await form.getByRole('textbox', { name: /^Message/ }).fill('We begin in December');
  await form.getByRole('button', { name: 'Send invitations' }).click();
  await list.getByText(GUEST.email).waitFor();
  await list.getByText('Pending', { exact: true }).waitFor();
  expectNoConsoleErrors(office);
});

it('leads a guest to an account of their own, without a company, and to the invitation', async () => {
  const token = await mesra.mailTo(GUEST.email, /invitation\?token=([\w-]+)/);
  await guest.goto(`/auth/invitation?token=${token}`);
  await guest.getByRole('heading', { name: `${COMPANY} invites you` }).waitFor();
  await guest.getByText(GUEST.email).waitFor();
  await look(guest, 'guest-invitation');
  await guest.getByLabel(/^New password/).fill(GUEST.password);
  await guest.getByLabel(/^Confirm password/).fill(GUEST.password);
  await guest.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await guest.getByRole('button', { name: 'Create account' }).click();
  await guest.getByRole('heading', { name: `${COMPANY} invites you to become a promoter` }).waitFor();
  await guest.getByText('We begin in December').waitFor();
  await look(guest, 'promoter-invitation');
  // The link works again for whoever has the account: it leads to the same page.
  await guest.goto(`/auth/invitation?token=${token}`);
  await guest.getByRole('heading', { name: `${COMPANY} invites you to become a promoter` }).waitFor();
});

it('is accepted, and the schedule of a promoter is there', async () => {
  await guest.getByRole('button', { name: 'Accept', exact: true }).click();
  const form = guest.getByRole('dialog', { name: COMPANY });
  await form.getByRole('textbox', { name: /^Identity number/ }).fill('980228-10-5512');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('012-555 0177');
  for (const [field, option] of [
    [/^State/, 'Selangor'],
    [/^Bank/, 'Maybank'],
  ] as const) {
    await form
      .getByRole('combobox', { name: field })
      .or(form.getByRole('textbox', { name: field }))
      .first()
      .click();
    await guest
      .getByRole('option', { name: new RegExp(option) })
      .first()
      .click();
  }
  await form.getByRole('textbox', { name: /^Account number/ }).fill('1234567890');
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  await form.getByRole('button', { name: 'Accept', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const { rows } = await mesra.portal.owner.query(
    `select m.status, i.status as invitation from sales_promoters m join sales_invitations i on i.promoter_id = m.id where m.email = $1`,
    [GUEST.email],
  );
  expect(rows).toEqual([{ status: 'Active', invitation: 'Accepted' }]);
  // The menu of the company opens by itself.
  await navigation(guest).getByRole('link', { name: 'My Schedule' }).click();
  await guest.getByRole('heading', { name: 'My schedule', exact: true }).waitFor();
  await office.goto('/spm/promoter');
  await office.getByRole('row', { name: new RegExp(GUEST.name) }).waitFor();
  expectNoConsoleErrors(office);
});
