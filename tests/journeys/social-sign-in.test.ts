/** Signing in with a provider, from the button to the portal and, where it does not work, back to the form. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT, startIssuer, type TestIssuer } from '#modules/session/server/testing/test-issuer.ts';
import { expectNoConsoleErrors, openPortalInBrowser, type BrowserPortal } from './browser.ts';

let issuer: TestIssuer;
let mesra: BrowserPortal;
beforeAll(async () => {
  issuer = await startIssuer();
  mesra = await openPortalInBrowser({
    env: {
      MESRA_OIDC_CONTOH_ISSUER: issuer.url,
      MESRA_OIDC_CONTOH_CLIENT_ID: CLIENT.id,
      MESRA_OIDC_CONTOH_CLIENT_SECRET: CLIENT.secret,
      MESRA_OIDC_CONTOH_LABEL: 'Contoh ID',
    },
  });
});
afterAll(async () => {
  await mesra.close();
  await issuer.close();
});

it('opens the portal on the page that was asked for, and leaves no token in the address', async () => {
  issuer.user = { sub: 'owner', email: 'owner@demo.my', email_verified: true };
  const page = await mesra.visit();
  await page.goto('/admin/company/bank');
  await page.getByRole('button', { name: 'Continue with Contoh ID' }).click();
  await page.getByRole('button', { name: /^Account and notifications/ }).waitFor();
  await page.waitForURL('**/admin/company/bank');
  const { search, pathname } = new URL(page.url());
  expect([pathname, search]).toEqual(['/admin/company/bank', '']);
  expectNoConsoleErrors(page);
});

it('leads back to the form with the reason when nobody here has the address', async () => {
  issuer.user = { sub: 'stranger', email: 'stranger@example.my', email_verified: true };
  const page = await mesra.visit();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Contoh ID' }).click();
  const popup = page.getByRole('alert');
  await popup.getByText('No account uses this email address.').waitFor();
  await popup.getByRole('button', { name: 'Okay' }).click();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  expectNoConsoleErrors(page);
});

it('has no button where the organisation does not allow it', async () => {
  await mesra.portal.owner.query(`update domains set allow = allow || '{"social_login": false}'`);
  const page = await mesra.visit();
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(await page.getByRole('button', { name: /Contoh ID/ }).count()).toBe(0);
});
