import { describe, expect, it, vi } from 'vitest';
import { openAddresses, type DomainAddress } from './addresses.ts';
import { publicUrl } from './public-url.ts';

const rows: DomainAddress[] = [
  { origin: null, contact: 'help@mesra.example' },
  { origin: 'https://hr.contoh.example', contact: 'hr@contoh.example' },
  { origin: 'https://hr.lain.example:8443', contact: null },
];
const open = (options: { publicUrl?: string | null; loopback?: boolean } = {}) => {
  const domains = vi.fn(async () => rows);
  const addresses = openAddresses({ config: { publicUrl: options.publicUrl ?? null }, loopback: options.loopback ?? false, domains });
  return { ...addresses, domains };
};

describe('the origin that is set up for a host', () => {
  it.each([
    ['hr.contoh.example', 'http', 'https://hr.contoh.example'],
    ['HR.Contoh.example:443', 'http', 'https://hr.contoh.example'],
    ['hr.lain.example:8443', 'https', 'https://hr.lain.example:8443'],
    ['mesra.example', 'http', 'https://mesra.example'],
    ['evil.example', 'https', null],
    ['hr.contoh.example.evil.example', 'https', null],
    ['evil@hr.contoh.example', 'https', null],
    ['hr.contoh.example/evil', 'https', null],
    ['', 'http', null],
    ['localhost:3000', 'http', null],
    ['127.0.0.1', 'http', null],
  ])('%s over %s: %s', async (host, protocol, expected) => {
    expect(await open({ publicUrl: 'https://mesra.example/portal' }).originOf(host, protocol)).toBe(expected);
  });

  it('answers names of this machine while only it may ask', async () => {
    const { originOf } = open({ loopback: true });
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(await originOf(host, 'http')).toBe(`http://${host}`);
    expect(await originOf('192.0.2.5:3000', 'http')).toBeNull();
  });

  it('does not ask the database for every strange host', async () => {
    const { originOf, domains } = open();
    for (let n = 0; n < 20; n++) expect(await originOf(`evil${n}.example`, 'http')).toBeNull();
    expect(domains).toHaveBeenCalledTimes(1);
  });

  it('has a contact: the own, else that of the default', async () => {
    const { contactOf } = open();
    expect(await contactOf('https://hr.contoh.example')).toBe('hr@contoh.example');
    expect(await contactOf('https://hr.lain.example:8443')).toBe('help@mesra.example');
  });
});

it.each([
  ['https://mesra.example/portal', 'https://mesra.example', 'https://mesra.example/portal'],
  ['https://mesra.example', 'http://localhost:3000', 'https://mesra.example'],
  ['https://mesra.example', 'https://hr.contoh.example', 'https://hr.contoh.example'],
  [null, 'https://hr.contoh.example', 'https://hr.contoh.example'],
])('with MESRA_URL %s a request at %s makes links to %s', (own, origin, expected) => {
  expect(publicUrl({ services: { config: { publicUrl: own } }, request: { origin } })).toBe(expected);
});
