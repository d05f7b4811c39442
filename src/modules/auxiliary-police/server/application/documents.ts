/** The documents of an application: one field of files for each item of the checklist. */
import { invalid, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { APPLICATION_ERRORS } from '../../contract/application/application.messages.ts';
import type { ApplicationDetail } from '../../contract/application.schema.ts';
import { isWanted, listedBy, type Category, type ChecklistItem } from '../../contract/application/form-fields.ts';
import type { NamedCourse } from '../course/course.store.ts';
import { seesCompliance } from '../officer/compliance-right.ts';

const SUBJECT = 'asm_application';
/** The field of files of an item. */
export const fieldOf = (key: string) => `doc_${key}`;
type Sent = readonly { readonly key: string; readonly files: readonly string[] }[];

const itemsFor = (ctx: Ctx, { documents }: Category): readonly ChecklistItem[] =>
  seesCompliance(ctx) ? documents : documents.filter(({ sensitive }) => !sensitive);

/** Makes these the files of the items that are named; what the viewer may not see stays. @throws 422 */
export async function saveDocuments(ctx: Ctx, category: Category, id: number, sent: Sent): Promise<void> {
  const items = new Map(itemsFor(ctx, category).map((item) => [item.key, item]));
  for (const { key, files } of sent) {
    const item = items.get(key);
    if (!item) throw invalid(`documents.${key}`, APPLICATION_ERRORS.documentUnknown);
    await replaceFiles(
      ctx,
      files,
      { type: SUBJECT, id, field: fieldOf(key) },
      {
        inputField: `documents.${key}`,
        ...(item.picture && { extensions: IMAGE_EXTENSIONS }),
      },
    );
  }
}

/** What the checklist has of vetting, medical and record data, where it was another person's. */
export async function dropSensitive(ctx: Ctx, { documents }: Category, id: number): Promise<void> {
  for (const { key, sensitive } of documents) if (sensitive) await replaceFiles(ctx, [], { type: SUBJECT, id, field: fieldOf(key) });
}

const keysOf = async (ctx: Ctx, id: number) => new Set(((await filesOf(ctx, SUBJECT, [id])).get(id) ?? []).map(({ field }) => field));

/** Items of the checklist that must be there before the application is submitted. @param course that the form names */
export function requiredDocuments({ documents }: Category, payload: Readonly<Record<string, unknown>>, course: NamedCourse): readonly ChecklistItem[] {
  const values = listedBy({ payload, course_type: course?.type ?? null });
  return documents.filter((item) => !item.optional && isWanted(item, values));
}

/** @throws 422 at each document that is missing */
export async function requireDocuments(ctx: Ctx, id: number, required: readonly ChecklistItem[]): Promise<void> {
  if (required.length === 0) return;
  const present = await keysOf(ctx, id);
  const missing = required.filter(({ key }) => !present.has(fieldOf(key)));
  if (missing.length > 0)
    throw invalidFields(Object.fromEntries(missing.map(({ key }) => [`documents.${key}`, [{ text: APPLICATION_ERRORS.documentMissing }]])) as FieldTexts);
}

export async function documentsOf(ctx: Ctx, category: Category, id: number): Promise<ApplicationDetail['documents']> {
  const rows = (await filesOf(ctx, SUBJECT, [id])).get(id) ?? [];
  return itemsFor(ctx, category).map(({ key }) => ({ key, files: rows.filter(({ field }) => field === fieldOf(key)).map((row) => presentFile(ctx, row)) }));
}
