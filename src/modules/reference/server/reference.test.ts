import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBarePortal, type BarePortal } from '#platform/server/testing/bare-portal.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/database.ts';
import { askGoogle } from './google-places.ts';
import { addPlaceProvider } from './place-providers.ts';
import { referenceModule } from './reference.module.ts';
import { seedReference } from './seed-reference.ts';

let database: TestDatabase;
let portal: BarePortal;
const ANA = { userId: 1, companyId: 10 };
const get = async (path: string, locale: 'en' | 'ms' = 'en') => (await portal.as({ ...ANA, locale }).get(`/api/references/${path}`)).body.data;

beforeAll(async () => {
  database = await createTestDatabase('reference');
  portal = await openBarePortal(database.url, referenceModule.bindings);
  await seedReference(portal.services.pool);
});
afterAll(async () => {
  await portal?.close();
  await database?.drop();
});

describe('seedReference', () => {
  it('does nothing where nothing changed', async () => {
    expect(await seedReference(portal.services.pool)).toBe(false);
  });

  it('brings back what was lost, and keeps the ids of banks', async () => {
    const before = await get('banks');
    const owner = await portal.services.pool.connect();
    try {
      await owner.query(
        `begin; set local role mesra_system; delete from postcodes where state = 'Johor'; update banks set name = 'Lama' where code = 'MBB'; update mesra_settings set value = 'old' where key = 'reference_data'; commit`,
      );
    } finally {
      owner.release();
    }
    expect(await seedReference(portal.services.pool)).toBe(true);
    expect(await get('banks')).toEqual(before);
    expect((await get('postcodes?state=Johor&limit=5')).length).toBe(5);
  });

  it('agrees with another process that starts at the same time', async () => {
    await portal.services.pool.query(`begin; set local role mesra_system; update mesra_settings set value = 'old' where key = 'reference_data'; commit`);
    const written = await Promise.all([seedReference(portal.services.pool), seedReference(portal.services.pool)]);
    expect(written.sort()).toEqual([false, true]);
  });
});

describe('GET api/references/…', () => {
  it('needs a token', async () => {
    for (const list of ['banks', 'countries', 'postcodes', 'holidays']) expect((await portal.as(null).get(`/api/references/${list}`)).status).toBe(401);
  });

  it('answers banks', async () => {
    expect(await get('banks')).toHaveLength(15);
    expect((await get('banks?keyword=mbbemykl')).map(({ name }: { name: string }) => name)).toEqual(['Maybank']);
    expect(await get('banks?keyword=%25')).toEqual([]);
  });

  it('answers countries, Malaysia first', async () => {
    const countries = await get('countries');
    expect(countries).toHaveLength(21);
    expect(countries[0]).toEqual({ country: 'Malaysia', code: 'MY', phone_code: '60', nationality: 'Malaysian', currency_code: 'MYR' });
    expect((await get('countries?keyword=burm')).map(({ code }: { code: string }) => code)).toEqual(['MM']);
  });

  it('finds a postcode with and without its leading zero', async () => {
    for (const query of ['postcode=01000', 'postcode=1000', 'keyword=01000', 'keyword=1000']) {
      expect((await get(`postcodes?${query}`))[0], query).toEqual({
        country_code: 'MY',
        postcode: 1000,
        code: '01000',
        city: 'Kangar',
        state: 'Perlis',
        suspect: false,
      });
    }
  });

  it('lists several cities of a code, the doubtful last', async () => {
    const rows = await get('postcodes?postcode=39000');
    expect(rows.map(({ city, state, suspect }: { city: string; state: string; suspect: boolean }) => [city, state, suspect])).toEqual([
      ['Tanah Rata', 'Pahang', false],
      ['Tanah Rata', 'Perak', true],
    ]);
  });

  it('finds a city under several codes, whatever its apostrophes and letter case', async () => {
    expect((await get('postcodes?keyword=KAJANG')).length).toBeGreaterThan(1);
    const setar = await get("postcodes?keyword=alor%20setar'&limit=500");
    expect(setar.at(-1)).toMatchObject({ city: "Alor Setar'", suspect: true });
    expect(setar[0].suspect).toBe(false);
    expect((await get('postcodes?keyword=kuantan&state=selangor')).map(({ suspect }: { suspect: boolean }) => suspect)).toEqual([true]);
  });

  it('takes no text for a pattern', async () => {
    expect(await get('postcodes?keyword=%25')).toEqual([]);
    expect(await get('postcodes?keyword=_ajang')).toEqual([]);
  });

  it('answers holidays of a year and a state in the reader’s language', async () => {
    const days = await get('holidays?year=2026&state=Selangor', 'ms');
    expect(days).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ date: '2026-08-31', name: 'Hari Kebangsaan', name_en: 'National Day', states: [], status: 'announced' }),
      ]),
    );
    expect(
      days.every(({ date, states }: { date: string; states: string[] }) => date.startsWith('2026') && (states.length === 0 || states.includes('Selangor'))),
    ).toBe(true);
    expect(days.some(({ name }: { name: string }) => name.includes('Sultan Selangor'))).toBe(true);
  });
});

describe('POST api/maps/places/search-text', () => {
  const search = async (body: object) => portal.as(ANA).post('/api/maps/places/search-text', body);

  it('answers towns by name and by the postcode of an address, without a key', async () => {
    const named = (await search({ textQuery: 'Kajang' })).body.places;
    expect(named[0]).toMatchObject({ displayName: { text: 'Kajang' }, location: { latitude: 2.9935, longitude: 101.7874 } });
    expect(named[0].formattedAddress).toMatch(/^43\d{3} Kajang, Selangor, Malaysia$/);
    const address = (await search({ textQuery: '12 Jalan Contoh, 01000 Kangar' })).body.places;
    expect(address.map(({ formattedAddress }: { formattedAddress: string }) => formattedAddress)).toEqual(['01000 Kangar, Perlis, Malaysia']);
    expect((await search({ textQuery: 'Tempat yang tiada' })).body).toEqual({ places: [] });
  });

  it('asks the places of the company first', async () => {
    addPlaceProvider(async (_ctx, text, limit) =>
      [{ id: 'site:1', name: 'Tapak Kajang', lat: 3, lng: 101.8, address: 'Lot 1', city: 'Kajang', postcode: '43000', state: 'Selangor', country: 'Malaysia' }]
        .filter(({ name }) => name.includes(text))
        .slice(0, limit),
    );
    const places = (await search({ textQuery: 'Kajang', pageSize: 2 })).body.places;
    expect(places.map(({ id }: { id: string }) => id)).toEqual(['site:1', expect.stringContaining('Kajang')]);
  });

  it.each([{ textQuery: 'x' }, { textQuery: 'Kajang', pageSize: 101 }, {}])('refuses %j', async (body) => {
    expect((await search(body)).status).toBe(422);
  });
});

describe('askGoogle', () => {
  it('asks for the fields, biased to Malaysia, page by page up to the number wanted', async () => {
    const asked: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      void buffer(request).then((bytes) => {
        asked.push({ headers: request.headers, body: JSON.parse(bytes.toString()) });
        const places = Array.from({ length: 20 }, (_, i) => ({ id: `${asked.length}-${i}`, location: { latitude: 3, longitude: 101 } }));
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ places, nextPageToken: `page ${asked.length + 1}` }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const places = await askGoogle('kunci', { textQuery: 'Menara', pageSize: 100, language: 'ms' }, url);
      expect(places).toHaveLength(100);
      expect(places[0]).toEqual({
        id: '1-0',
        displayName: { text: '' },
        location: { latitude: 3, longitude: 101 },
        addressComponents: [],
        formattedAddress: '',
      });
      expect(asked).toHaveLength(5);
      expect(asked[0]!.headers['x-goog-api-key']).toBe('kunci');
      for (const field of ['displayName', 'location', 'addressComponents', 'formattedAddress'])
        expect(asked[0]!.headers['x-goog-fieldmask']).toContain(`places.${field}`);
      expect(asked[0]!.body).toMatchObject({
        textQuery: 'Menara',
        languageCode: 'ms',
        locationBias: { rectangle: { low: { latitude: 0.85 }, high: { longitude: 119.3 } } },
      });
      expect(asked[1]!.body).toMatchObject({ pageToken: 'page 2' });
    } finally {
      server.close();
    }
  });

  it('says when the service refuses, without the key', async () => {
    const server = createServer((_request, response) => void response.writeHead(403).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await expect(askGoogle('kunci', { textQuery: 'Menara', pageSize: 20, language: 'en' }, url)).rejects.toThrow(/^The maps service answered 403$/);
    } finally {
      server.close();
    }
  });
});
