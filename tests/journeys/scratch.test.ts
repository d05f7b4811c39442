import { it } from 'vitest';
import { openPortalInBrowser, signIn, settle, picture, axeFindings } from './browser.ts';
it('looks', async () => {
  let t = Date.now();
  const say = (w: string) => { console.log(w, Date.now() - t); t = Date.now(); };
  const p = await openPortalInBrowser();
  say('open');
  const page = await p.visit();
  await page.goto('/auth/login'); await settle(page); say('login page');
  await picture(page, 'scratch-login');
  await signIn(page, 'owner@demo.my'); say('signed in');
  await settle(page); say('settled');
  await picture(page, 'scratch-home');
  console.log(await axeFindings(page)); say('axe');
  await page.goto('/admin/employee'); await settle(page); say('emp');
  console.log(await axeFindings(page)); say('axe');
  await picture(page, 'scratch-emp'); say('pic');
  await p.close();
});
