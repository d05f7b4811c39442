import { describe, expect, it } from 'vitest';
import { formatPostcode } from '#platform/contract/fields.ts';
import { BANK_URL_KINDS, STATES } from '../contract/reference.schema.ts';
import { centreOf, partsOf } from './gazetteer.ts';
import { importPostcodes } from './postcode-import.ts';
import { readReferenceData, readTowns } from './reference-data.ts';

const data = readReferenceData();
const sound = data.postcodes.filter(({ suspect }) => !suspect);

describe('banks', () => {
  it('are the fifteen of the specification', () => {
    expect(data.banks.map(({ name }) => name)).toEqual([
      'Maybank',
      'CIMB',
      'Public Bank',
      'RHB',
      'Hong Leong',
      'AmBank',
      'Bank Islam',
      'BSN',
      'Affin',
      'OCBC',
      'Standard Chartered',
      'HSBC',
      'Merchantrade',
      'BCA',
      'Bank Muamalat',
    ]);
    expect(new Set(data.banks.map(({ code }) => code)).size).toBe(15);
  });

  it('have a name, a code, a SWIFT code and addresses of known kinds', () => {
    for (const { name, code, swift_code, urls } of data.banks) {
      expect([name, code].every(Boolean)).toBe(true);
      expect(swift_code).toMatch(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
      expect(Object.keys(urls).length).toBeGreaterThan(0);
      for (const [kind, url] of Object.entries(urls)) {
        expect(BANK_URL_KINDS).toContain(kind);
        expect(new URL(url).protocol).toBe('https:');
      }
    }
  });
});

it('has 21 countries, the twenty of the specification among them', () => {
  expect(data.countries).toHaveLength(21);
  const names =
    'Malaysia Nepal Bangladesh Indonesia Philippines Sri_Lanka Pakistan India Myanmar Thailand Vietnam Cambodia China Singapore Nigeria Ghana Kenya Sudan Yemen Turkey'
      .split(' ')
      .map((name) => name.replace('_', ' '));
  expect(data.countries.map(({ country }) => country)).toEqual(expect.arrayContaining(names));
  for (const country of data.countries) expect(Object.values(country).every(Boolean)).toBe(true);
});

describe('postcodes', () => {
  it('cover all states, with Perlis from 1000 to 2800 as numbers', () => {
    expect([...new Set(sound.map(({ state }) => state))].sort()).toEqual([...STATES].sort());
    const perlis = data.postcodes.filter(({ state }) => state === 'Perlis').map(({ postcode }) => Number(postcode));
    expect([Math.min(...perlis), Math.max(...perlis)]).toEqual([1000, 2800]);
    expect(formatPostcode(1000)).toBe('01000');
  });

  it.each(['Melaka', 'Negeri Sembilan', 'Pahang', 'Perak', 'Pulau Pinang'])('list several cities under one code of %s', (state) => {
    const cities = new Map<string, number>();
    for (const row of data.postcodes) if (row.state === state) cities.set(row.postcode, (cities.get(row.postcode) ?? 0) + 1);
    expect(Math.max(...cities.values())).toBeGreaterThan(1);
  });

  it('put Pulau Tioman into Pahang, whose holidays it keeps, though its post comes by Mersing in Johor', () => {
    const states = sound.filter(({ postcode }) => postcode === '86800').map(({ city, state }) => `${city}, ${state}`);
    expect(states).toEqual(['Mersing, Johor', 'Tioman, Pahang']);
  });

  it('hold the doubtful entries that the specification tells of, marked', () => {
    const doubtful = data.postcodes.filter(({ suspect }) => suspect).map(({ city, state }) => `${city}, ${state}`);
    expect(doubtful).toEqual(expect.arrayContaining(["Alor Setar', Kedah", 'Kuantan, Selangor', 'Jerantut, Selangor', 'Tanah Rata, Perak']));
    expect(sound.some(({ city, state }) => city === 'Tanah Rata' && state === 'Pahang')).toBe(true);
    expect(sound.every(({ city }) => !/^'|'$/.test(city))).toBe(true);
  });
});

describe('importPostcodes', () => {
  it('puts lost zeros back, names states alike, drops repeats', () => {
    expect(
      importPostcodes([
        { postcode: 1000, city: ' Kangar ', state: 'PERLIS' },
        { postcode: "'01000'", city: 'Kangar', state: 'Perlis' },
        { postcode: '5000', city: 'Alor  Setar', state: 'Kedah' },
        { postcode: 10000, city: 'George Town', state: 'Penang' },
        { postcode: '', city: 'Nowhere', state: 'Johor' },
        { postcode: 50000, city: '', state: 'Johor' },
      ]),
    ).toEqual([
      { postcode: '01000', city: 'Kangar', state: 'Perlis', suspect: false },
      { postcode: '05000', city: 'Alor Setar', state: 'Kedah', suspect: false },
      { postcode: '10000', city: 'George Town', state: 'Pulau Pinang', suspect: false },
    ]);
  });

  it('marks stray apostrophes, unknown states, and the state that most rows of the code contradict', () => {
    const marked = importPostcodes([
      { postcode: 25000, city: 'Kuantan', state: 'Pahang' },
      { postcode: 25000, city: 'Tanjung Lumpur', state: 'Pahang' },
      { postcode: 25000, city: 'Kuantan', state: 'Selangor' },
      { postcode: 30000, city: "Ipoh'", state: 'Perak' },
      { postcode: 99999, city: 'Atlantis', state: 'Sea' },
    ]).filter(({ suspect }) => suspect);
    expect(marked.map(({ city, state }) => `${city}, ${state}`)).toEqual(['Kuantan, Selangor', "Ipoh', Perak", 'Atlantis, Sea']);
  });
});

describe('holidays', () => {
  it('stand in both languages, in states that exist', () => {
    expect(data.holidays.length).toBeGreaterThan(150);
    for (const { date, name_en, name_ms, states } of data.holidays) {
      expect(date).toMatch(/^202[567]-\d\d-\d\d$/);
      expect(name_en !== '' && name_ms !== '' && name_en !== name_ms).toBe(true);
      for (const state of states) expect(STATES).toContain(state);
    }
  });

  it('name a day off in lieu as such', () => {
    expect(data.holidays.find(({ name_ms }) => name_ms === 'Cuti Hari Wesak')?.name_en).toBe('Wesak Day (in lieu)');
  });
});

describe('the gazetteer', () => {
  it('knows a capital for every state, inside Malaysia', () => {
    for (const state of STATES) expect(centreOf('A town that nobody knows', state)).not.toBeNull();
    for (const { city, state, lat, lng } of readTowns()) {
      expect(lat > 0.85 && lat < 7.4 && lng > 99.6 && lng < 119.3).toBe(true);
      expect(
        data.postcodes.some((row) => row.city === city && row.state === state),
        `${city}, ${state}`,
      ).toBe(true);
    }
  });

  it('takes an address apart from its end', () => {
    expect(partsOf('12 Jalan Contoh, Taman Contoh, 43000 Kajang')).toEqual({ postcode: '43000', words: ['Kajang', 'Taman Contoh', '12 Jalan Contoh'] });
  });
});
