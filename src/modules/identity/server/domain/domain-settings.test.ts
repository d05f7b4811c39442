import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { listDomains, originOf, removeDomain, setDomain, withSettings } from './domain-settings.ts';

const portal = await openTestPortal();
const folder = await mkdtemp(join(tmpdir(), 'mesra-domain-'));
const { files, clock } = portal.server.services;
const store = { files, clock, folder };
await writeFile(join(folder, 'kedai.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="teal"/></svg>');
await writeFile(
  join(folder, 'keluarga.jpg'),
  await sharp({ create: { width: 60, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
);
await writeFile(join(folder, 'surat.png'), 'not a picture');
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const PICTURE = /^\/api\/files\/[0-9a-f-]{36}$/;
const shown = async (origin: string) => (await portal.as(null).get('api/domain/config', { origin })).body.data;

test('an address gets a look of its own; every other one keeps the default', async () => {
  await setDomain(
    portal.owner,
    originOf('https://HR.example.my'),
    [
      'name=Kedai Contoh',
      'theme=biru',
      'logos.light=kedai.svg',
      'allow.registration=off',
      'support.email=bantuan@example.my',
      'theme_banner={"welcome_message":"Welcome home","welcome_message_ms":"Selamat pulang"}',
      'banners=[{"title":"Satu","order":2},{"title":"Dua","order":1}]',
      'home_banner.title=Hari ini',
      'social_links=[{"name":"Facebook","icon":"facebook","url":"https://facebook.example/kedai"}]',
    ],
    store,
  );
  expect(await shown('https://hr.example.my')).toMatchObject({
    name: 'Kedai Contoh',
    theme: 'biru',
    logos: { light: expect.stringMatching(PICTURE) },
    allow: { registration: false },
    support: { email: 'bantuan@example.my' },
    theme_banner: { welcome_message: 'Welcome home' },
    banners: [{ title: 'Dua' }, { title: 'Satu' }],
    home_banner: { title: 'Hari ini' },
  });
  expect(await shown('https://lain.example.my')).toMatchObject({ name: 'Mesra', allow: { registration: true } });
  await setDomain(portal.owner, 'https://hr.example.my', ['home_banner=', 'logos.light=', 'allow.registration=on'], store);
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
])('%j is refused with the field and what fits', (assignments, wording) => {
  expect(() => withSettings({}, assignments)).toThrow(wording);
});

test('a new address needs a name, the default stays, an address is an address', async () => {
  await expect(setDomain(portal.owner, 'https://baru.example.my', ['theme=biru'], store)).rejects.toThrow('name');
  await expect(removeDomain(portal.owner, 'default')).rejects.toThrow('default');
  expect(() => originOf('hr.example.my/login')).toThrow('https://hr.example.my');
  expect((await listDomains(portal.owner)).filter(({ is_default }) => is_default)).toHaveLength(1);
});

/** The assignments of the README's lines that set something, as a shell hands them over. */
async function readmeLines(): Promise<{ address: string; assignments: string[] }[]> {
  const readme = await readFile(new URL('../../../../../README.md', import.meta.url), 'utf8');
  return [...readme.matchAll(/^npm run domain -- set (\S+) (.+)$/gm)].map(([, address = '', rest = '']) => ({
    address,
    assignments: [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  }));
}

test('the lines of the README work as written, and everybody sees their pictures', async () => {
  const lines = await readmeLines();
  expect(lines.length).toBeGreaterThan(1);
  for (const { address, assignments } of lines) await setDomain(portal.owner, originOf(address), assignments, store);
  const [own, other] = [await shown('https://hr.example.my'), await shown('https://lain.example.my')];
  for (const [url, type, size] of [
    [own.logos.light, 'image/png', { width: 1024, height: 512 }],
    [other.home_banner.image, 'image/jpeg', { width: 60, height: 30 }],
  ]) {
    expect(url).toMatch(PICTURE);
    const answer = await fetch(new URL(url, portal.url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(size);
  }
});

test('a picture that is replaced or taken away is shown no more, one that stays is', async () => {
  const set = (...assignments: string[]) => setDomain(portal.owner, 'https://gambar.example.my', assignments, store);
  const { logos: before } = await set('name=Gambar', 'logos.light=kedai.svg', 'logos.dark=keluarga.jpg', 'banners=[{"image":"keluarga.jpg"}]');
  const { logos: after } = await set('logos.light=keluarga.jpg');
  const status = async (url: string | undefined) => (await fetch(new URL(url!, portal.url))).status;
  expect([await status(before!.light), await status(before!.dark), await status(after!.light)]).toEqual([404, 200, 200]);
  expect(after!.dark).toBe(before!.dark);
  await removeDomain(portal.owner, 'https://gambar.example.my');
  expect(await status(after!.light)).toBe(404);
});

test.each([
  ['logos.light=https://example.my/logo.png', 'logos.light: browsers show no picture of another address'],
  ['theme_banner.image=data:image/png;base64,AA', 'theme_banner.image: browsers show no picture'],
  ['logos.light=tiada.png', 'logos.light: there is no file'],
  ['logos.light=surat.png', 'logos.light: '],
  ['banners=[{"image":"tiada.png"}]', 'banners.0.image: there is no file'],
])('%s is refused with the reason, and nothing is set', async (assignment, wording) => {
  await expect(setDomain(portal.owner, 'https://salah.example.my', ['name=Salah', assignment], store)).rejects.toThrow(wording);
  expect((await listDomains(portal.owner)).map(({ origin }) => origin)).not.toContain('https://salah.example.my');
});

test('whoever opens an empty portal is told so, and that nothing is mailed', async () => {
  expect(await shown('https://nowhere.example')).toMatchObject({ empty: true, sends_mail: false });
  await ownerOf(portal);
  expect(await shown('https://nowhere.example')).toMatchObject({ empty: false });
});
