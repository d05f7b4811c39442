/** Fills the demo's document centers: policies with their readers, letters, certificates near and past their last day. Same day, same rows. */
import { addDays, calendarDate, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeMade } from '#platform/server/files/save-file.ts';
import { documentAcknowledgements, documents, documentVersions } from '../document.tables.ts';
import { DEMO_DOCUMENTS, DEMO_FILES, SIGNED_IN_FILE, type DemoDocument, type DemoDocumentKey, type DemoPersonalDocument } from './demo-documents.ts';
import { demoPdf } from './demo-pdf.ts';

/** What the seed must know of a person; the employees' seed hands in more. */
export interface DemoReader {
  readonly id: number;
  readonly position: string;
  readonly user_id: number | null;
  readonly record: { readonly name: string; readonly employee_code: string; readonly company_joined_at: string; readonly status: string };
}

export interface DemoLibrary {
  readonly company_id: number;
  /** The user who uploads. */
  readonly officer: number;
  /** Ids by name. */
  readonly branches: ReadonlyMap<string, number>;
  readonly departments: ReadonlyMap<string, number>;
  readonly people: readonly DemoReader[];
}

interface Shelf extends DemoLibrary {
  readonly tx: Transaction;
  readonly files: FileStore;
  readonly today: CalendarDate;
  readonly company: string;
  readonly address: string;
  readonly active: readonly DemoReader[];
}

const at = (day: string) => `${day}T02:00:00.000Z`;
const fileName = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.pdf`;

/** Runs as the portal, once companies and employees stand. @returns how many documents there are. */
export async function seedDocuments(
  tx: Transaction,
  files: FileStore,
  libraries: Readonly<Record<DemoDocumentKey, DemoLibrary>>,
  day: string,
): Promise<number> {
  let made = 0;
  for (const key of Object.keys(DEMO_DOCUMENTS) as DemoDocumentKey[]) {
    const shelf = await shelfOf(tx, files, libraries[key], calendarDate(day));
    const shared = DEMO_DOCUMENTS[key].map((document) => ({ day: publishedOn(shelf, document), put: () => putShared(shelf, document) }));
    const personal = personalOf(shelf, key).map(({ person, document }) => ({
      day: writtenOn(shelf, person, document),
      put: () => putPersonal(shelf, person, document),
    }));
    // By date, as they would have come.
    const all = [...shared, ...personal].sort((a, b) => a.day.localeCompare(b.day));
    for (const { put } of all) await put();
    made += all.length;
  }
  return made;
}

async function shelfOf(tx: Transaction, files: FileStore, library: DemoLibrary, today: CalendarDate): Promise<Shelf> {
  const { rows } = await tx.client.query<{ name: string; address: string }>(
    `select name, concat_ws(', ', address_1, concat_ws(' ', postcode, city), state) as address from companies where id = $1`,
    [library.company_id],
  );
  const [company] = rows;
  if (!company) throw new Error(`The demo has no company ${library.company_id}`);
  return {
    ...library,
    tx,
    files,
    today,
    company: company.name,
    address: company.address,
    active: library.people.filter(({ record }) => record.status === 'Active'),
  };
}

/** A file for each of the first people, and a fuller one for those who sign in. */
function personalOf({ active }: Shelf, key: DemoDocumentKey) {
  const quiet = active.filter(({ user_id }) => user_id === null);
  const dealt = DEMO_FILES[key].flatMap((file, index) => file.map((document) => ({ person: quiet[index], document })));
  const signedIn = active.filter(({ user_id, position }) => user_id !== null && !/manager|director/i.test(position)).slice(0, 3);
  return [...dealt, ...signedIn.flatMap((person) => SIGNED_IN_FILE.map((document) => ({ person, document })))].flatMap(({ person, document }) =>
    person ? [{ person, document }] : [],
  );
}

function audienceOf({ branches, departments: units }: Shelf, audience: DemoDocument['audience'] = 'All') {
  if (typeof audience === 'string') return { audience, audience_ids: [] };
  const [kind, names, ids] =
    'branches' in audience ? (['Branch', audience.branches, branches] as const) : (['Department', audience.departments, units] as const);
  return {
    audience: kind,
    audience_ids: names.map((name) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`The demo has no ${kind.toLowerCase()} ${name}`);
      return id;
    }),
  };
}

/** A draft was begun the day before yesterday. */
const publishedOn = ({ today }: Shelf, { age }: DemoDocument) => addDays(today, -(age ?? 2));

/** Never later than yesterday, whenever the person joined. */
function writtenOn({ today }: Shelf, { record }: DemoReader, { after }: DemoPersonalDocument): CalendarDate {
  const wanted = addDays(calendarDate(record.company_joined_at), after);
  return wanted < today ? wanted : addDays(today, -1);
}

type Given = Omit<typeof documents.$inferInsert, 'company_id' | 'title' | 'category' | 'expires_at' | 'created_by' | 'updated_by'>;

async function putDocument({ tx, company_id, officer, today }: Shelf, document: DemoDocument | DemoPersonalDocument, given: Given): Promise<number> {
  const { title, category, expires } = document;
  const [row] = await tx.db
    .insert(documents)
    .values({
      ...given,
      company_id,
      title,
      category,
      expires_at: expires === undefined ? null : addDays(today, expires),
      created_by: officer,
      updated_by: officer,
    })
    .returning({ id: documents.id });
  if (!row) throw new Error('The document was not stored');
  return row.id;
}

async function putShared(shelf: Shelf, document: DemoDocument): Promise<void> {
  const { tx, company_id } = shelf;
  const { age, versions = 1, read } = document;
  const day = publishedOn(shelf, document);
  const id = await putDocument(shelf, document, {
    folder: document.folder,
    version: versions,
    ...audienceOf(shelf, document.audience),
    require_acknowledgement: read !== undefined,
    published_at: age === null ? null : at(day),
    status: document.archived ? 'archived' : age === null ? 'draft' : 'published',
    created_at: at(addDays(day, -(versions - 1) * 180)),
    updated_at: at(day),
  });
  for (let version = 1; version <= versions; version += 1) {
    const made = addDays(day, -(versions - version) * 180);
    await putFile(shelf, id, {
      title: document.title,
      version,
      date: made,
      bytes: await demoPdf({ ...shelf, title: document.title, paragraphs: document.paragraphs, date: made, version }),
    });
  }
  const readers = read ? readersOf(shelf, read) : [];
  if (readers.length > 0)
    await tx.db.insert(documentAcknowledgements).values(
      readers.map((reader, index) => ({
        company_id,
        document_id: id,
        employee_id: reader.id,
        version: versions,
        at: at(addDays(day, 1 + (index % Math.max(1, (age ?? 1) - 1)))),
      })),
    );
}

/** A short list leaves out those who sign in, so that they see what waits for them. */
function readersOf({ active }: Shelf, read: NonNullable<DemoDocument['read']>): readonly DemoReader[] {
  const quietFirst = [...active].sort((a, b) => Number(a.user_id !== null) - Number(b.user_id !== null) || a.id - b.id);
  return 'count' in read ? quietFirst.slice(0, read.count) : quietFirst.slice(0, Math.max(0, quietFirst.length - read.but));
}

async function putPersonal(shelf: Shelf, person: DemoReader, document: DemoPersonalDocument): Promise<void> {
  const { company } = shelf;
  const { name, company_joined_at: joined } = person.record;
  const day = writtenOn(shelf, person, document);
  const fill = (text: string) =>
    text.replaceAll('{company}', company).replaceAll('{name}', name).replaceAll('{position}', person.position).replaceAll('{joined}', formatDate(joined));
  const id = await putDocument(shelf, document, {
    folder: 'Personnel files',
    employee_id: person.id,
    published_at: at(day),
    status: 'published',
    created_at: at(day),
    updated_at: at(day),
  });
  const bytes = await demoPdf({ ...shelf, title: document.title, paragraphs: document.paragraphs.map(fill), date: day, to: name });
  await putFile(shelf, id, { title: `${person.record.employee_code} ${document.title}`, version: 1, date: day, bytes });
}

async function putFile(
  { tx, files, company_id, officer }: Shelf,
  documentId: number,
  made: { readonly title: string; readonly version: number; readonly date: string; readonly bytes: Buffer },
): Promise<void> {
  const stored = await storeMade(
    { files, clock: fixedClock(at(made.date)) },
    {
      companyId: company_id,
      userId: officer,
      subject: { type: 'document', id: documentId, field: made.version === 1 ? 'file' : `file_${made.version}` },
      name: fileName(made.title),
      ext: 'pdf',
      mime: 'application/pdf',
      body: made.bytes,
    },
  );
  const { uuid } = await insertFile(tx, stored);
  await tx.db.insert(documentVersions).values({
    company_id,
    document_id: documentId,
    version: made.version,
    file: uuid,
    created_by: officer,
    created_at: at(made.date),
    updated_at: at(made.date),
  });
}
