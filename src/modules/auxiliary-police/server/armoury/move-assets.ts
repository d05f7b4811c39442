/** Assets on their way: given to officers, taken back, received, moved between stores and workshops. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/armoury/armoury.endpoints.ts';
import { ARMOURY_ERRORS, ARMOURY_MESSAGES } from '../../contract/armoury/armoury.messages.ts';
import { isArmed, isCounted } from '../../contract/armoury/asset-kinds.ts';
import type { EntryKind } from '../../contract/armoury/asset.schema.ts';
import { judgeIssue } from '../../contract/armoury/issue-rules.ts';
import { inStore, OUTSIDE, withOfficer, WORKSHOP, type Entry } from '../../contract/armoury/ledger.ts';
import { requireRules } from '../require-rules.ts';
import { findOfficer, lockOfficer, type ListedOfficer } from '../officer/officer.store.ts';
import { today } from '../officer/read-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import type { AssetRecord } from './armoury.tables.ts';
import { findAsset, lockAsset, storesOf } from './asset.store.ts';
import { issueFacts } from './issue-facts.ts';
import { isEntered, postEntry, type BookFacts } from './post-entry.ts';
import { sign } from './signatures.ts';

type Call = 'issueAsset' | 'returnAsset' | 'moveAsset' | 'checkIssue';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;
type Book = Pick<In<'issueAsset'>, 'book_no' | 'witness_id' | 'condition' | 'remark' | 'ref'>;

/** What the audit log calls an entry. */
const ACTIONS: Readonly<Record<EntryKind, string>> = {
  Receipt: 'asm_asset.received',
  Issue: 'asm_asset.issued',
  Return: 'asm_asset.taken_back',
  Expended: 'asm_asset.expended',
  Transfer: 'asm_asset.moved',
  Maintenance: 'asm_asset.sent_for_repair',
  Repaired: 'asm_asset.repaired',
  Loss: 'asm_asset.lost',
  Disposal: 'asm_asset.disposed',
};

/** @throws 422 */
async function knownOfficer(ctx: Ctx, id: number, field: string): Promise<ListedOfficer> {
  const found = await findOfficer(ctx, id).catch(() => null);
  if (!found) throw invalid(field, ARMOURY_ERRORS.officerUnknown);
  return found;
}
/** Whoever counts, has the keys or stands as a witness: duties that an officer has none of while suspended. @throws 422 */
export async function servingOfficer(ctx: Ctx, id: number, field: string): Promise<ListedOfficer> {
  const found = await knownOfficer(ctx, id, field);
  const { status, status_from } = found.officer;
  if (status === 'Inactive') throw invalid(field, ARMOURY_ERRORS.officerLeft);
  if (status === 'Suspended' && (status_from === null || status_from <= today(ctx))) throw invalid(field, ARMOURY_ERRORS.officerSuspended);
  return found;
}
/** @returns its name @throws 422 */
export async function knownStore(ctx: Ctx, id: number, field = 'store_id'): Promise<string> {
  const store = (await storesOf(ctx)).find((each) => each.id === id);
  if (!store) throw invalid(field, ARMOURY_ERRORS.storeUnknown);
  return store.name;
}

/** Firearms and ammunition move with a number in the book and before a witness who is not the officer. @throws 422 */
async function requireBook(ctx: Ctx, asset: AssetRecord, { book_no, witness_id }: Book, officer: number | null): Promise<void> {
  if (isArmed(asset.category) && book_no === null) throw invalid('book_no', ARMOURY_ERRORS.bookNeeded);
  if (isArmed(asset.category) && witness_id === null) throw invalid('witness_id', ARMOURY_ERRORS.witnessNeeded);
  if (witness_id === null) return;
  if (witness_id === officer) throw invalid('witness_id', ARMOURY_ERRORS.witnessSelf);
  await servingOfficer(ctx, witness_id, 'witness_id');
}

const facts = ({ book_no, witness_id, condition, remark, ref }: Book): BookFacts => ({ book_no, witness_id, condition, remark, ref });

/** @throws 422 where more than one of a thing with a serial number is named */
function requireOne(asset: AssetRecord, quantity: number, field: string): void {
  if (!isCounted(asset.category) && quantity !== 1) throw invalid(field, ARMOURY_ERRORS.oneOnly);
}

async function done(ctx: Ctx, asset: AssetRecord, entries: readonly Entry[], book: Book): Promise<Out<'issueAsset'>> {
  for (const { kind, quantity, from, to } of entries)
    await audit(ctx, {
      action: ACTIONS[kind],
      subject_type: 'asm_asset',
      subject_id: asset.id,
      after: { name: asset.name, serial_no: asset.serial_no, quantity, from, to, book_no: book.book_no, witness_id: book.witness_id },
    });
  await unitChanged(ctx);
  return { success: true, message: say(ARMOURY_MESSAGES.entered, ctx.locale), data: { id: asset.id } };
}

/** Posts what is not posted yet: a form that is sent again changes nothing. */
async function post(
  ctx: Ctx,
  asset: AssetRecord,
  { signature = null, ...book }: Book & { readonly signature?: string | null },
  entries: readonly (Entry & { readonly field?: string })[],
  more: BookFacts = {},
) {
  const made: number[] = [];
  for (const { field, ...entry } of entries) made.push(await postEntry(ctx, asset, entry, { ...facts(book), ...more }, field));
  // What comes back and what was expended are two entries, signed for once.
  if (signature !== null && made[0] !== undefined) await sign(ctx, made[0], signature);
  return done(ctx, asset, entries, book);
}
const again = (ctx: Ctx, { id }: AssetRecord): Out<'issueAsset'> => ({ success: true, message: say(ARMOURY_MESSAGES.entered, ctx.locale), data: { id } });

export async function checkIssue(ctx: Ctx, { id, officer_id, store_id, quantity }: In<'checkIssue'>): Promise<Out<'checkIssue'>> {
  const { asset } = await findAsset(ctx, id);
  if (officer_id !== undefined) await findOfficer(ctx, officer_id);
  const known = store_id === undefined || (await storesOf(ctx)).some((store) => store.id === store_id);
  if (!known) throw notFound();
  const verdicts = judgeIssue(await issueFacts(ctx, asset, { officer_id: officer_id ?? null, store_id: store_id ?? asset.store_id, quantity, on: today(ctx) }));
  return { data: verdicts.map(({ rule, weight, text, params, field = null }) => ({ rule, weight, text: say(text, ctx.locale, params), field })) };
}

export async function issueAsset(ctx: Ctx, { id, officer_id, store_id, quantity, due_back_at, ...book }: In<'issueAsset'>): Promise<Out<'issueAsset'>> {
  // The officer before the asset, as approvals lock them: a suspension or the end of the appointment is before this or after it.
  const officer = await lockOfficer(ctx, officer_id).catch(() => null);
  const asset = await lockAsset(ctx, id);
  if (await isEntered(ctx, id, book.ref)) return again(ctx, asset);
  requireOne(asset, quantity, 'quantity');
  if (!officer) throw invalid('officer_id', ARMOURY_ERRORS.officerUnknown);
  await knownStore(ctx, store_id);
  await requireBook(ctx, asset, book, officer_id);
  if (due_back_at !== null && due_back_at < today(ctx)) throw invalid('due_back_at', ARMOURY_ERRORS.backBefore);
  requireRules(ctx, judgeIssue(await issueFacts(ctx, asset, { officer_id, store_id, quantity, on: today(ctx) })));
  return post(ctx, asset, book, [{ kind: 'Issue', quantity, from: inStore(store_id), to: withOfficer(officer_id) }], { due_back_at });
}

export async function returnAsset(ctx: Ctx, { id, officer_id, store_id, returned, expended, ...book }: In<'returnAsset'>): Promise<Out<'returnAsset'>> {
  const asset = await lockAsset(ctx, id);
  if (await isEntered(ctx, id, book.ref)) return again(ctx, asset);
  await knownOfficer(ctx, officer_id, 'officer_id');
  await knownStore(ctx, store_id);
  if (expended > 0 && asset.category !== 'Ammunition') throw invalid('expended', ARMOURY_ERRORS.onlyRounds);
  if (returned + expended === 0) throw invalid('returned', ARMOURY_ERRORS.allBack);
  requireOne(asset, returned, 'returned');
  await requireBook(ctx, asset, book, officer_id);
  const from = withOfficer(officer_id);
  return post(ctx, asset, book, [
    ...(returned > 0 ? [{ kind: 'Return' as const, quantity: returned, from, to: inStore(store_id), field: 'returned' }] : []),
    ...(expended > 0 ? [{ kind: 'Expended' as const, quantity: expended, from, to: OUTSIDE, field: 'expended' }] : []),
  ]);
}

export async function moveAsset(ctx: Ctx, { id, move, store_id, to_store_id, quantity, ...book }: In<'moveAsset'>): Promise<Out<'moveAsset'>> {
  const asset = await lockAsset(ctx, id);
  if (await isEntered(ctx, id, book.ref)) return again(ctx, asset);
  requireOne(asset, quantity, 'quantity');
  await knownStore(ctx, store_id);
  if (move === 'Receipt' && !isCounted(asset.category)) throw invalid('quantity', ARMOURY_ERRORS.notCounted);
  if (move === 'Transfer') await knownStore(ctx, to_store_id ?? 0, 'to_store_id');
  await requireBook(ctx, asset, book, null);
  const here = inStore(store_id);
  const routes = {
    Receipt: { from: OUTSIDE, to: here },
    Transfer: { from: here, to: inStore(to_store_id ?? 0) },
    Maintenance: { from: here, to: WORKSHOP },
    Repaired: { from: WORKSHOP, to: here },
  };
  return post(ctx, asset, book, [{ kind: move, quantity, ...routes[move] }]);
}
