/** Rules of applications about assets. An issue is judged as one over the counter. */
import { isCalendarDate } from '#platform/contract/dates.ts';
import type { ArmouryFacts } from '../../armoury/armoury-facts.ts';
import { isArmed, isCounted, isNumbered, type AssetCategory } from '../../armoury/asset-kinds.ts';
import { ISSUE } from '../../armoury/issue-rules.ts';
import { isLicenceEnd, LICENCE_DAY } from '../../armoury/licence.ts';
import { block, blockAtApproval, ok, type Rule, type RuleFacts } from '../../rule-facts.ts';
import { ASSET_RULES as W } from './rule-words.ts';

/** Serial numbers, one a line; empty lines and doubles are left out. */
export const serialsOf = (typed: unknown): string[] =>
  typeof typed === 'string'
    ? [...new Map(typed.split(/[\n,;]/).flatMap((each) => (each.trim() ? [[each.trim().toLowerCase(), each.trim()] as const] : []))).values()]
    : [];

const of = (facts: RuleFacts, category: string) => facts.type === 'Asset' && facts.category === category;
type Check = (armoury: ArmouryFacts, facts: RuleFacts) => ReturnType<Rule>;
const about =
  (category: string | null, check: Check): Rule =>
  (facts) =>
    facts.type === 'Asset' && facts.armoury && (category === null || of(facts, category)) ? check(facts.armoury, facts) : null;

const known = about(null, ({ unknown }) => (unknown ? block(W.unknown) : null));

const delivered = about('Purchase', ({ serials_taken }, { payload, decision, stage }) => {
  const category = payload['category'] as AssetCategory;
  if (isCounted(category) && !isNumbered(category)) return null;
  const serials = serialsOf(decision['serials']);
  const needed = isCounted(category) ? 1 : Number(payload['quantity']);
  if (isNumbered(category) && serials.length !== needed) return blockAtApproval(stage, W.serials, { n: serials.length, needed });
  if (serials.length > 0 && !isCounted(category) && serials.length !== needed) return blockAtApproval(stage, W.serials, { n: serials.length, needed });
  return serials_taken.length > 0 ? block(W.serialsTaken, { names: serials_taken.join(', ') }) : null;
});
/** One approval enters them all. */
const MOST_PIECES = 500;
const pieces = about('Purchase', (_armoury, { payload }) =>
  !isCounted(payload['category'] as AssetCategory) && Number(payload['quantity']) > MOST_PIECES ? block(W.pieces, { most: MOST_PIECES }) : null,
);
const calibre = about('Purchase', (_armoury, { payload }) => (isArmed(payload['category'] as AssetCategory) && !payload['calibre'] ? block(W.calibre) : null));
const one = about(null, ({ assets }, { category, payload }) => {
  const [asset] = assets;
  return asset && (category === 'Issue' || category === 'Loss Report') && !isCounted(asset.category) && Number(payload['quantity']) !== 1
    ? block(W.oneOnly)
    : null;
});

/** A licence ends on 30 June, and is granted to a person who is nominated. */
const licence = about(null, ({ licence_holder }, { category, payload, decision, stage, today }) => {
  const asked = category === 'Licence Renewal' || (category === 'Purchase' && payload['category'] === 'Firearm');
  if (!asked) return null;
  if (!licence_holder) return blockAtApproval(stage, W.noHolder);
  const until = decision['licence_expiry'];
  if (!decision['licence_no'] || !isCalendarDate(until)) return blockAtApproval(stage, W.licenceMissing);
  return isLicenceEnd(until) && until >= today ? ok(W.licenceDay, { day: LICENCE_DAY }) : block(W.licenceDay, { day: LICENCE_DAY });
});
const firearms = about('Licence Renewal', ({ assets }) =>
  assets.some(({ category, status }) => category !== 'Firearm' || status === 'Lost' || status === 'Disposed') ? block(W.onlyFirearms) : null,
);
const inside = about('Disposal', ({ assets }, { stage }) => {
  const out = assets.filter(({ status, inside: there }) => there === 0 || status === 'Issued');
  return out.length > 0 ? blockAtApproval(stage, W.notInside, { names: out.map(({ name }) => name).join(', ') }) : null;
});
const lost = about('Loss Report', ({ lost_from }, { payload, today }) => {
  if (isCalendarDate(payload['lost_on']) && payload['lost_on'] > today) return block(W.lostLater);
  if (payload['officer_id'] && payload['store_id']) return block(W.storeOrOfficer);
  if (lost_from === null) return null;
  return Number(payload['quantity']) > lost_from ? block(W.tooFewThere, { n: lost_from }) : null;
});
const witness = about(null, ({ witness_left }, { decision, officer }) => {
  const id = decision['witness_id'];
  if (typeof id === 'number' && id === officer?.id) return block(W.witnessSelf);
  return witness_left ? block(W.witnessLeft) : null;
});

const issues = Object.fromEntries(
  Object.entries(ISSUE).map(([name, rule]): [string, Rule] => [name, about('Issue', ({ issue }) => (issue ? rule(issue) : null))]),
);

export const ASSET: Readonly<Record<string, Rule>> = {
  asset_known: known,
  delivered,
  pieces,
  calibre,
  asset_one: one,
  asset_licence: licence,
  firearms,
  inside,
  lost,
  witness,
  ...issues,
};
