/** The chain of a book breaks at every change, and a cut end shows against an end that was kept. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainFaults, digestOfField, FIRST, hashAfter, type ChainedEntry, type PersonalField, type SealedLogEntry } from './chain.ts';
import { LOG_KINDS } from './log-fields.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const words = fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), fc.string({ maxLength: 12 }), { maxKeys: 3 });
const written = fc.record({
  act: fc.constantFrom('Entry' as const, 'Out' as const, 'Correction' as const),
  about_no: fc.option(fc.integer({ min: 1, max: 50 })),
  kind: fc.constantFrom(...LOG_KINDS),
  guard_id: fc.option(fc.nat()),
  device_id: fc.option(fc.nat()),
  user_id: fc.option(fc.nat()),
  recorded_at: fc.integer({ min: 0, max: 2_000_000_000_000 }).map((at) => new Date(at).toISOString()),
  received_at: fc.integer({ min: 0, max: 2_000_000_000_000 }).map((at) => new Date(at).toISOString()),
  offline: fc.boolean(),
  subject: fc.string({ maxLength: 20 }),
  details: words,
  personal: words,
  remark: fc.option(fc.string({ maxLength: 20 })),
  photos: fc.array(fc.stringMatching(/^[0-9a-f]{8}$/), { maxLength: 2 }),
});
interface Book {
  readonly entries: SealedLogEntry[];
  readonly personals: PersonalField[];
}
const books = fc.array(written, { minLength: 1, maxLength: 8 }).map((all): Book => {
  let before = FIRST;
  const personals: PersonalField[] = [];
  const entries = all.map(({ personal, ...given }, at) => {
    const fields = Object.entries(personal).map(([field, value]) => ({ entry_no: at + 1, field, salt: sha256(`${at} ${field}`), value }));
    personals.push(...fields);
    const digests = Object.fromEntries(fields.map(({ field, salt, value }) => [field, digestOfField(sha256, field, salt, value)]));
    const entry: ChainedEntry = { ...given, company_id: 1, site_id: 7, entry_no: at + 1, digests };
    before = hashAfter(sha256, before, entry);
    return { ...entry, hash: before };
  });
  return { entries, personals };
});
const changes: Readonly<Record<string, (entry: SealedLogEntry) => SealedLogEntry>> = {
  subject: (entry) => ({ ...entry, subject: `${entry.subject}.` }),
  time: (entry) => ({ ...entry, recorded_at: new Date(Date.parse(entry.recorded_at) + 1).toISOString() }),
  received: (entry) => ({ ...entry, received_at: new Date(Date.parse(entry.received_at) + 1).toISOString() }),
  act: (entry) => ({ ...entry, act: entry.act === 'Out' ? 'Entry' : 'Out' }),
  about: (entry) => ({ ...entry, about_no: (entry.about_no ?? 0) + 1 }),
  guard: (entry) => ({ ...entry, guard_id: (entry.guard_id ?? 0) + 1 }),
  device: (entry) => ({ ...entry, device_id: (entry.device_id ?? 0) + 1 }),
  user: (entry) => ({ ...entry, user_id: (entry.user_id ?? 0) + 1 }),
  site: (entry) => ({ ...entry, site_id: entry.site_id + 1 }),
  offline: (entry) => ({ ...entry, offline: !entry.offline }),
  details: (entry) => ({ ...entry, details: { ...entry.details, added: 'x' } }),
  digests: (entry) => ({ ...entry, digests: { ...entry.digests, added: 'x' } }),
  remark: (entry) => ({ ...entry, remark: `${entry.remark ?? ''}.` }),
  photos: (entry) => ({ ...entry, photos: [...entry.photos, 'ab'] }),
  hash: (entry) => ({ ...entry, hash: sha256(entry.hash) }),
};

test('a book that nobody touched is whole, in any order of its fields, and stays whole when personal fields are erased', () => {
  fc.assert(
    fc.property(books, ({ entries, personals }) => {
      const turned = entries.map((entry) => ({ ...entry, details: Object.fromEntries(Object.entries(entry.details).reverse()) }));
      expect(chainFaults(sha256, turned, entries, personals)).toEqual([]);
      expect(chainFaults(sha256, entries, entries, personals.slice(1))).toEqual([]);
    }),
  );
});

test('whatever is changed in whichever entry, the chain breaks there', () => {
  fc.assert(
    fc.property(books, fc.nat(), fc.constantFrom(...Object.keys(changes)), ({ entries }, seed, what) => {
      const at = seed % entries.length;
      const changed = entries.map((entry, place) => (place === at ? (changes[what]?.(entry) ?? entry) : entry));
      expect(chainFaults(sha256, changed, [])).toContainEqual({ entry_no: at + 1, fault: 'changed' });
    }),
  );
});

test('an entry taken out, put in or moved breaks it; a cut end is found by the end that was kept, and by that alone', () => {
  fc.assert(
    fc.property(books, fc.nat(), ({ entries }, seed) => {
      const at = seed % entries.length;
      const kept = entries.slice(-1);
      const without = entries.filter((_entry, place) => place !== at);
      if (at < entries.length - 1) expect(chainFaults(sha256, without, []).length).toBeGreaterThan(0);
      expect(chainFaults(sha256, without, kept).length).toBeGreaterThan(0);
      const cut = entries.slice(0, at);
      expect(chainFaults(sha256, cut, [])).toEqual([]);
      expect(chainFaults(sha256, cut, kept)).toEqual([{ entry_no: entries.length, fault: 'cut' }]);
      const [first] = entries;
      if (first) expect(chainFaults(sha256, [...entries, first], []).length).toBeGreaterThan(0);
    }),
  );
});

test('a personal field that was changed and not erased shows', () => {
  fc.assert(
    fc.property(books, fc.nat(), ({ entries, personals }, seed) => {
      fc.pre(personals.length > 0);
      const at = seed % personals.length;
      const changed = personals.map((field, place) => (place === at ? { ...field, value: `${field.value}.` } : field));
      expect(chainFaults(sha256, entries, [], changed)).toEqual([{ entry_no: personals[at]?.entry_no, fault: 'personal' }]);
    }),
  );
});
