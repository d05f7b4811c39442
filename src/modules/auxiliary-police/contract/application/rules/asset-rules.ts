/** Rules of applications about assets. An issue is judged as one over the counter. */
import { formatDate, isCalendarDate } from '#platform/contract/dates.ts';
import type { ArmouryFacts, Numbered } from '../../armoury/armoury-facts.ts';
import { isCounted, isNumbered, type AssetCategory } from '../../armoury/asset-kinds.ts';
import { ISSUE, type IssueField } from '../../armoury/issue-rules.ts';
import { foldedNumber } from '../../armoury/folded-number.ts';
import { isLicenceEnd, latestLicenceEnd, LICENCE_DAY } from '../../armoury/licence.ts';
import { at, block, blockAtApproval, ok, WHOM, type Rule, type RuleFacts } from '../../rule-facts.ts';
import { linesOf } from '../form-fields.ts';
import { ASSET_RULES as W } from './rule-words.ts';

/** Serial numbers, one a line; empty lines and doubles are left out. */
export const serialsOf = (typed: unknown): string[] =>
  typeof typed === 'string'
    ? [...new Map(typed.split(/[\n,;]/).flatMap((each) => (each.trim() ? [[foldedNumber(each), each.trim()] as const] : []))).values()]
    : [];

const of = (facts: RuleFacts, category: string) => facts.type === 'Asset' && facts.category === category;
type Check = (armoury: ArmouryFacts, facts: RuleFacts) => ReturnType<Rule>;
const about =
  (category: string | null, check: Check): Rule =>
  (facts) =>
    facts.type === 'Asset' && facts.armoury && (category === null || of(facts, category)) ? check(facts.armoury, facts) : null;

const known = about(null, ({ unknown }) => unknown.map((field) => at(field, block(W.unknown))));

export interface Bought {
  readonly category: AssetCategory;
  readonly name: string;
  readonly quantity: number;
  readonly calibre: string | null;
  readonly cost: number;
  /** What was delivered: serial numbers, of ammunition that of the lot. */
  readonly serials: readonly string[];
}
/** The lines of a purchase with the numbers that the decision gives to each. */
export const boughtOf = (payload: RuleFacts['payload'], { serials }: RuleFacts['decision']): Bought[] =>
  linesOf(payload, 'items').map(({ category, name, quantity, calibre, cost }, row) => ({
    category: (typeof category === 'string' ? category : '') as AssetCategory,
    name: typeof name === 'string' ? name : '',
    quantity: Number(quantity ?? 0),
    calibre: typeof calibre === 'string' && calibre !== '' ? calibre : null,
    cost: Number(cost ?? 0),
    serials: serialsOf(Array.isArray(serials) ? serials[row] : undefined),
  }));
const keyOf = ({ category, serial_no }: Numbered) => `${category} ${foldedNumber(serial_no)}`;

/** A number belongs to one thing of a category: neither to one that is there, nor to one of an earlier line. */
const delivered = about('Purchase', ({ serials_taken }, { payload, decision, stage }) => {
  const known = new Set(serials_taken.map(keyOf));
  return boughtOf(payload, decision).flatMap(({ category, name, quantity, serials }, row) => {
    if (isCounted(category) && !isNumbered(category)) return [];
    const field = `decision.serials.${row}`;
    const needed = isCounted(category) ? 1 : quantity;
    if (serials.length !== needed && (isNumbered(category) || serials.length > 0))
      return [at(field, blockAtApproval(stage, W.serials, { name, n: serials.length, needed }))];
    const doubles = serials.filter((serial_no) => known.has(keyOf({ category, serial_no })));
    for (const serial_no of serials) known.add(keyOf({ category, serial_no }));
    return doubles.length > 0 ? [at(field, block(W.serialsTaken, { names: doubles.join(', ') }))] : [];
  });
});
/** One approval enters them all. */
const MOST_PIECES = 500;
const pieces = about('Purchase', (_armoury, { payload, decision }) => {
  const single = boughtOf(payload, decision).filter(({ category }) => !isCounted(category));
  return single.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_PIECES ? at('payload.items', block(W.pieces, { most: MOST_PIECES })) : null;
});
const one = about(null, ({ assets }, { category, payload }) => {
  const [asset] = assets;
  return asset && (category === 'Issue' || category === 'Loss Report') && !isCounted(asset.category) && Number(payload['quantity']) !== 1
    ? at('payload.quantity', block(W.oneOnly))
    : null;
});

/** A licence ends on 30 June, and is granted to a person who is nominated. */
const licence = about(null, ({ licence_holder }, { category, payload, decision, stage, today }) => {
  const asked = category === 'Licence Renewal' || (category === 'Purchase' && boughtOf(payload, decision).some((line) => line.category === 'Firearm'));
  if (!asked) return null;
  if (!licence_holder) return blockAtApproval(stage, W.noHolder);
  const until = decision['licence_expiry'];
  if (!decision['licence_no']) return at('decision.licence_no', blockAtApproval(stage, W.licenceMissing));
  if (!isCalendarDate(until)) return at('decision.licence_expiry', blockAtApproval(stage, W.licenceMissing));
  if (!isLicenceEnd(until) || until < today) return at('decision.licence_expiry', block(W.licenceDay, { day: LICENCE_DAY }));
  return until > latestLicenceEnd(today)
    ? at('decision.licence_expiry', block(W.licenceLong, { date: formatDate(latestLicenceEnd(today)) }))
    : ok(W.licenceDay, { day: LICENCE_DAY });
});
const firearms = about('Licence Renewal', ({ assets }) =>
  assets.some(({ category, status }) => category !== 'Firearm' || status === 'Lost' || status === 'Disposed')
    ? at('payload.asset_ids', block(W.onlyFirearms))
    : null,
);
const inside = about('Disposal', ({ assets }, { stage }) => {
  const out = assets.filter(({ status, inside: there }) => there === 0 || status === 'Issued');
  return out.length > 0 ? at('payload.asset_ids', blockAtApproval(stage, W.notInside, { names: out.map(({ name }) => name).join(', ') })) : null;
});
const lost = about('Loss Report', ({ lost_from }, { payload, today }) => {
  if (isCalendarDate(payload['lost_on']) && payload['lost_on'] > today) return at('payload.lost_on', block(W.lostLater));
  if (payload['officer_id'] && payload['store_id']) return at('payload.store_id', block(W.storeOrOfficer));
  if (lost_from === null) return null;
  return Number(payload['quantity']) > lost_from ? at('payload.quantity', block(W.tooFewThere, { n: lost_from })) : null;
});
const witness = about(null, ({ witness_left }, { decision, officer }) => {
  const id = decision['witness_id'];
  if (typeof id === 'number' && id === officer?.id) return at('decision.witness_id', block(W.witnessSelf));
  return witness_left ? at('decision.witness_id', block(W.witnessLeft)) : null;
});

/** As the police decide, so that nothing is given out to have been back already. */
const due = about('Issue', (_armoury, { payload, today }) => {
  const back = payload['due_back_at'];
  return isCalendarDate(back) && back < today ? at('payload.due_back_at', block(W.backBefore)) : null;
});

/** Where the form of an application has what the form over the counter asks for. */
const FIELD_OF = { asset: 'payload.asset_id', officer_id: WHOM, quantity: 'payload.quantity' } as const satisfies Record<IssueField, string>;
const issues = Object.fromEntries(
  Object.entries(ISSUE).map(([name, rule]): [string, Rule] => [
    name,
    about('Issue', ({ issue }) => {
      const said = issue && rule(issue);
      return said && at(FIELD_OF[said.field], said);
    }),
  ]),
);

export const ASSET: Readonly<Record<string, Rule>> = {
  asset_known: known,
  delivered,
  pieces,
  asset_one: one,
  asset_licence: licence,
  firearms,
  inside,
  lost,
  witness,
  due_back: due,
  ...issues,
};
