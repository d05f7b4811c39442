import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { listDomains, originOf, removeDomain, setDomain, withSettings } from './domain-settings.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const shown = async (origin: string) => (await portal.as(null).get('api/domain/config', { origin })).body.data;

test('an address gets a look of its own; every other one keeps the default', async () => {
  await setDomain(portal.owner, originOf('https://HR.example.my'), [
    'name=Kedai Contoh',
    'theme=biru',
    'logos.light=/kedai.svg',
    'allow.registration=off',
    'support.email=bantuan@example.my',
    'theme_banner={"welcome_message":"Welcome home","welcome_message_ms":"Selamat pulang"}',
    'banners=[{"title":"Satu","order":2},{"title":"Dua","order":1}]',
    'home_banner.title=Hari ini',
    'social_links=[{"name":"Facebook","icon":"facebook","url":"https://facebook.example/kedai"}]',
  ]);
  expect(await shown('https://hr.example.my')).toMatchObject({
    name: 'Kedai Contoh',
    theme: 'biru',
    logos: { light: '/kedai.svg' },
    allow: { registration: false },
    support: { email: 'bantuan@example.my' },
    theme_banner: { welcome_message: 'Welcome home' },
    banners: [{ title: 'Dua' }, { title: 'Satu' }],
    home_banner: { title: 'Hari ini' },
  });
  expect(await shown('https://lain.example.my')).toMatchObject({ name: 'Mesra', allow: { registration: true } });
  await setDomain(portal.owner, 'https://hr.example.my', ['home_banner=', 'logos.light=', 'allow.registration=on']);
  expect(await shown('https://hr.example.my')).toMatchObject({ name: 'Kedai Contoh', home_banner: null, logos: {}, allow: { registration: true } });
  await removeDomain(portal.owner, 'https://hr.example.my');
  expect(await shown('https://hr.example.my')).toMatchObject({ name: 'Mesra' });
});

test.each([
  [['nama=x'], 'Unrecognized key'],
  [['theme=merah'], 'theme'],
  [['logos.light=javascript:alert(1)'], 'logos.light: an http or https address'],
  [['logos={'], 'is not valid JSON'],
  [['name'], 'is no FIELD=VALUE'],
  [['name=x'], 'name'],
  [['support.email=bukan'], 'support.email'],
])('%j is refused with the field and what fits', (assignments, says) => {
  expect(() => withSettings({}, assignments)).toThrow(says);
});

test('a new address needs a name, the default stays, an address is an address', async () => {
  await expect(setDomain(portal.owner, 'https://baru.example.my', ['theme=biru'])).rejects.toThrow('name');
  await expect(removeDomain(portal.owner, 'default')).rejects.toThrow('default');
  expect(() => originOf('hr.example.my/login')).toThrow('https://hr.example.my');
  expect(await listDomains(portal.owner)).toHaveLength(1);
});
