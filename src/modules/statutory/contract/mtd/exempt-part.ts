/** How much of an earning is exempt from tax. Pure, in sen. */
import type { Text } from '#platform/contract/messages.ts';
import { ZERO, minSen, sen, type Sen } from '#platform/contract/money.ts';
import { inForce } from '../choose-in-force.ts';
import { EXEMPTIONS, RETIREMENT_AGE, RETIREMENT_YEARS, type ExemptGround, type ExemptionKey } from './exempt-income.params.ts';

export interface ExemptCase {
  readonly key: ExemptionKey;
  readonly amount: Sen;
  /** What this year has used of the same exemption already. */
  readonly used: Sen;
  /** Year of assessment: that of the payment. */
  readonly year: number;
  /** Null: the ordinary ground of the exemption. */
  readonly ground: ExemptGround | null;
  readonly yearsOfService: number;
}

export interface ExemptPart {
  readonly exempt: Sen;
  /** The limit before what was used; null: the whole amount is exempt. */
  readonly limit: Sen | null;
  readonly ground: ExemptGround | null;
  readonly from: string;
  readonly source: Text;
}

/** How a service ended, as the record of the employee knows it. */
export interface EndOfService {
  readonly retired: boolean;
  readonly died: boolean;
  /** Completed years on the last day. */
  readonly age: number;
  readonly yearsOfService: number;
}

/** The ground that the record itself gives for a gratuity or compensation; null: that of the years of service. */
export function groundOfEnd(key: ExemptionKey, end: EndOfService | null): ExemptGround | null {
  if ((key !== 'gratuity' && key !== 'compensation') || end === null) return null;
  if (end.died) return 'death';
  return key === 'gratuity' && end.retired && end.age >= RETIREMENT_AGE && end.yearsOfService >= RETIREMENT_YEARS ? 'retirement' : null;
}

const WHOLE: readonly ExemptGround[] = ['retirement', 'ill_health', 'death'];

/** Exempt up to what is left of the limit. A retirement counts after ten completed years; before them the gratuity is exempt by years of service. */
export function exemptPart({ key, amount, used, year, ground, yearsOfService }: ExemptCase): ExemptPart {
  const { grounds, limits, per } = EXEMPTIONS[key];
  const law = inForce(limits, `${year}-12`);
  if (!law) return { exempt: ZERO, limit: ZERO, ground: null, from: '', source: { en: '', ms: '' } };
  const asked = ground !== null && grounds.includes(ground) ? ground : (grounds[0] ?? null);
  const current = asked === 'retirement' && yearsOfService < RETIREMENT_YEARS ? 'service' : asked;
  const known = { ground: current, from: law.from, source: law.source.where };
  if (current === 'none') return { ...known, exempt: ZERO, limit: ZERO };
  if (law.value === null || (current !== null && WHOLE.includes(current))) return { ...known, exempt: amount, limit: null };
  const limit = sen(law.value * (per === 'year_of_service' ? Math.max(0, yearsOfService) : 1));
  return { ...known, exempt: minSen(amount, sen(Math.max(0, limit - used))), limit };
}
