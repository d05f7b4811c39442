/** What papers and workbook of a claim are made of: the side that applies, line by line, with the contract and the letterhead. */
import { percentOf, type EnteredBy } from '../../contract/claim/value-line.ts';
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { PdfLogo } from '#platform/server/documents/pdf-logo.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyLetterhead, companyLogo, type Letterhead } from '#modules/company/server/public.ts';
import type { ItemKind } from '../../contract/bill/bill.register.ts';
import { billOf } from '../bill/bill.store.ts';
import { approvedVariations, getClaim, linesOf } from '../claim/claim.store.ts';
import type { ClaimRecord, ProjectRecord, Reckoned } from '../progress-claim.tables.ts';
import { getProject } from '../project.store.ts';

/** A line with its amounts in ringgit. */
export interface PaperLine {
  readonly id: number;
  readonly kind: ItemKind;
  readonly level: number;
  readonly code: string;
  readonly description: string;
  readonly unit: string;
  /** Null of a sum. */
  readonly quantity: number | null;
  readonly rate: number | null;
  readonly whole: number;
  readonly previous: number;
  readonly by: EnteredBy | null;
  readonly value: number | null;
  readonly percent: number;
  readonly toDate: number;
}

export interface ClaimPaper {
  readonly project: ProjectRecord;
  readonly claim: ClaimRecord;
  readonly reckoned: Reckoned;
  readonly items: readonly PaperLine[];
  readonly variations: readonly PaperLine[];
  readonly company: Letterhead;
  readonly logo: PdfLogo | null;
}

/** @throws 404 */
export async function claimPaper(ctx: Ctx, id: number): Promise<ClaimPaper> {
  const claim = await getClaim(ctx, id);
  const project = await getProject(ctx, claim.project_id);
  const [bill, approved, lines, company, logo] = await pipeline(
    ctx,
    () => billOf(ctx, project.id),
    () => approvedVariations(ctx, project.id),
    () => linesOf(ctx, id),
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
  );
  const isCertified = claim.certified !== null;
  const known = claim.certified?.variations;
  const named = known ? approved.filter(({ id: one }) => known.includes(one)) : approved;
  const byKey = new Map(lines.map((line) => [line.item_id === null ? `v${line.variation_id}` : `i${line.item_id}`, line]));
  const valued = (key: string, whole: Sen) => {
    const line = byKey.get(key);
    const toDate = (isCertified ? line?.certified_amount : line?.claimed_amount) ?? (0 as Sen);
    const [by, value] = isCertified ? [line?.certified_by, line?.certified_value] : [line?.claimed_by, line?.claimed_value];
    const previous = toRinggit(line?.previous_amount ?? (0 as Sen));
    return { whole: toRinggit(whole), previous, by: by ?? null, value: value ?? null, percent: percentOf(toDate, whole), toDate: toRinggit(toDate) };
  };
  return {
    project,
    claim,
    reckoned: claim.certified ?? claim.claimed,
    company,
    logo,
    items: bill.map((item) => ({
      ...valued(`i${item.id}`, item.amount),
      id: item.id,
      kind: item.kind,
      level: item.level,
      code: (item.kind === 'Section' ? item.bill_no : item.code) ?? '',
      description: item.description,
      unit: item.unit ?? '',
      quantity: item.kind === 'Section' ? null : item.quantity,
      rate: item.kind === 'Section' ? null : toRinggit(item.rate),
    })),
    variations: named.map((variation) => ({
      ...valued(`v${variation.id}`, variation.amount),
      id: variation.id,
      kind: 'Item',
      level: 0,
      code: variation.vo_no,
      description: variation.description,
      unit: '',
      quantity: null,
      rate: null,
    })),
  };
}

/** Safe as the name of a file. */
export const paperName = ({ project, claim }: ClaimPaper, what: string) => `${project.code.replace(/[^\p{L}\p{N}._-]+/gu, '-')}-${what}-${claim.claim_no}`;
