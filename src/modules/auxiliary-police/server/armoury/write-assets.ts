/** Assets entered that the unit has already, and corrected. */
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { senOrNull } from '#platform/contract/money.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/armoury/armoury.endpoints.ts';
import { ARMOURY_ERRORS, ARMOURY_MESSAGES } from '../../contract/armoury/armoury.messages.ts';
import { isArmed, isCounted, isNumbered, type AssetCategory } from '../../contract/armoury/asset-kinds.ts';
import { inStore, OUTSIDE } from '../../contract/armoury/ledger.ts';
import { isLicenceEnd, latestLicenceEnd, LICENCE_DAY } from '../../contract/armoury/licence.ts';
import { unitOf } from '../officer/strength.store.ts';
import { today } from '../officer/read-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmAssets, type AssetRecord } from './armoury.tables.ts';
import { insertAsset, insertLicences, lockAsset, updateAssetRecord } from './asset.store.ts';
import { knownStore } from './move-assets.ts';
import { postEntry } from './post-entry.ts';

type Create = ParsedInput<typeof calls.createAsset>;
type Form = Pick<Create, 'name' | 'brand' | 'model' | 'serial_no' | 'calibre' | 'condition' | 'purchase_date' | 'cost' | 'note'>;

export const SUBJECT = 'asm_asset';
export const PHOTO = 'photo';
const UNIQUE = { asm_assets_serial_key: ['serial_no', ARMOURY_ERRORS.serialTaken] } as const;
const logged = (asset: AssetRecord) => asStored(asmAssets, asset);

function check(ctx: Ctx, category: AssetCategory, { serial_no, calibre, purchase_date }: Form): void {
  if (isNumbered(category) && serial_no === null) throw invalid('serial_no', ARMOURY_ERRORS.serialNeeded);
  if (isArmed(category) && calibre === null) throw invalid('calibre', ARMOURY_ERRORS.calibreNeeded);
  if (purchase_date !== null && purchase_date > today(ctx)) throw invalid('purchase_date', ARMOURY_ERRORS.boughtLater);
}

/** The licence under which a firearm is entered: in the name of the nominated person, until a 30 June. @throws 422 */
async function licenceOf(ctx: Ctx, { licence_no, licence_issued, licence_expiry }: Create) {
  if (licence_no === null) throw invalid('licence_no', ARMOURY_ERRORS.licenceNeeded);
  if (licence_issued === null || licence_issued > today(ctx)) throw invalid('licence_issued', ARMOURY_ERRORS.boughtLater);
  if (licence_expiry === null || !isLicenceEnd(licence_expiry) || licence_expiry < licence_issued)
    throw invalid('licence_expiry', ARMOURY_ERRORS.licenceDay, { day: LICENCE_DAY });
  const latest = latestLicenceEnd(calendarDate(licence_issued));
  if (licence_expiry > latest) throw invalid('licence_expiry', ARMOURY_ERRORS.licenceLong, { date: formatDate(latest) });
  const holder = (await unitOf(ctx))?.licence_holder_id ?? null;
  if (holder === null) throw invalid('licence_no', ARMOURY_ERRORS.noHolder);
  return { licence_no, holder_officer_id: holder, issued_at: licence_issued, expires_at: licence_expiry };
}

const columns = ({ name, brand, model, serial_no, calibre, condition, purchase_date, cost, note }: Form) => ({
  name,
  brand,
  model,
  serial_no,
  calibre,
  condition,
  purchase_date,
  cost: senOrNull(cost),
  note,
});
const attach = (ctx: Ctx, id: number, photo: readonly string[]) =>
  replaceFiles(ctx, photo, { type: SUBJECT, id, field: PHOTO }, { inputField: PHOTO, extensions: IMAGE_EXTENSIONS });

export async function createAsset(ctx: Ctx, input: Create): Promise<OutputOf<typeof calls.createAsset>> {
  check(ctx, input.category, input);
  if (!isCounted(input.category) && input.quantity !== 1) throw invalid('quantity', ARMOURY_ERRORS.oneOnly);
  await knownStore(ctx, input.store_id);
  const licence = input.category === 'Firearm' ? await licenceOf(ctx, input) : null;
  const asset = await guardUnique(UNIQUE, () => insertAsset(ctx, { ...columns(input), category: input.category, store_id: input.store_id }));
  await postEntry(ctx, asset, { kind: 'Receipt', quantity: input.quantity, from: OUTSIDE, to: inStore(input.store_id) }, { condition: input.condition });
  if (licence) await insertLicences(ctx, [{ ...licence, asset_id: asset.id }]);
  await attach(ctx, asset.id, input.photo);
  await audit(ctx, {
    action: `${SUBJECT}.created`,
    subject_type: SUBJECT,
    subject_id: asset.id,
    after: { ...logged(asset), quantity: input.quantity, ...(licence && { licence_no: licence.licence_no, licence_expiry: formatDate(licence.expires_at) }) },
  });
  await unitChanged(ctx);
  return { success: true, message: say(ARMOURY_MESSAGES.assetAdded, ctx.locale, { name: asset.name }), data: { id: asset.id } };
}

export async function updateAsset(
  ctx: Ctx,
  { id, updated_at, photo, ...form }: ParsedInput<typeof calls.updateAsset>,
): Promise<OutputOf<typeof calls.updateAsset>> {
  const before = await lockAsset(ctx, id);
  if (before.updated_at !== updated_at) throw changed();
  check(ctx, before.category, form);
  const after = await guardUnique(UNIQUE, () => updateAssetRecord(ctx, id, columns(form)));
  await attach(ctx, id, photo);
  await audit(ctx, { action: `${SUBJECT}.updated`, subject_type: SUBJECT, subject_id: id, before: logged(before), after: logged(after) });
  await unitChanged(ctx);
  return { success: true, message: say(ARMOURY_MESSAGES.assetSaved, ctx.locale), data: { id } };
}
