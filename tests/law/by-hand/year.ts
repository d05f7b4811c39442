/** January to December of one person, month after month in a straight line. */
import { factsOf, monthsOf, type Kind, type Person } from '../facts.ts';
import { epf } from './epf.ts';
import { monthlyTax, type Taxed } from './mtd.ts';
import { hrdLevy, perkeso } from './perkeso.ts';
import { least, most, rm, total } from './sen.ts';
import { ageAt, wagesOf } from './wages.ts';
import { childHalves } from './children.ts';

export interface MonthByHand {
  readonly month: number;
  /** Days without pay stand among the deductions of a payslip. */
  readonly gross: bigint;
  readonly epfEmployee: bigint;
  readonly epfEmployer: bigint;
  readonly socsoEmployee: bigint;
  readonly socsoEmployer: bigint;
  readonly skbbk: bigint;
  readonly eisEmployee: bigint;
  readonly eisEmployer: bigint;
  readonly hrdf: bigint;
  readonly mtd: bigint;
  /** Another amount than `mtd` only in a month that was kept. */
  readonly due: bigint;
  readonly net: bigint;
  /** For the EA form alone. */
  readonly parts: Parts;
}

export interface Parts {
  readonly salary: bigint;
  readonly fees: bigint;
  readonly allowances: bigint;
  readonly gratuity: bigint;
  readonly compensation: bigint;
  readonly benefits: bigint;
  readonly exempt: bigint;
  readonly cp38: bigint;
  readonly zakat: bigint;
  readonly epfCompulsory: bigint;
}

export const taxedAs = (person: Person): Taxed => ({
  category: person.category ?? 1,
  scheme: person.scheme ?? 'resident',
  disabled: person.disabled ?? false,
  spouseDisabled: person.spouseDisabled ?? false,
  childHalves: childHalves(person.children ?? []),
});

const TRAVEL_FREE = rm('6000');

/** @param kept months whose tax was deducted already and stays. */
export function yearByHand(person: Person, stored: ReadonlyMap<number, bigint> = new Map()): MonthByHand[] {
  const earlier = person.earlierEmployer ?? { gross: '0', epf: '0', tax: '0', zakat: '0' };
  const before = { gross: rm(earlier.gross), epf: rm(earlier.epf), paid: rm(earlier.tax), zakat: rm(earlier.zakat) };
  let travelBefore = rm(person.earlierEmployer?.travel ?? '0');
  const months: MonthByHand[] = [];

  for (const month of monthsOf(person)) {
    const facts = factsOf(person, month);
    const paid = (kind: Kind) => rm(facts.pay?.[kind] ?? '0');
    const wages = wagesOf(person, month, facts);
    const member = { age: ageAt(person, month), citizenship: person.citizenship };

    const dayWork = wages.restDay.within + wages.holiday.within;
    const extraHours = wages.overtime + wages.restDay.beyond + wages.holiday.beyond;
    const regular = wages.basic + wages.housing + dayWork + paid('commission');
    /** Paid once, and wages all the same. */
    const owedPay = paid('arrears') + paid('encashment') + paid('incentive');
    const once = paid('bonus') + paid('gratuity') + paid('compensation') + paid('notice') + paid('fee') + owedPay;
    const gross = regular + extraHours + paid('travel') + once;

    const fund = { ...member, ...(person.epfPercent === undefined ? {} : { chosen: person.epfPercent }) };
    const shares = epf(fund, regular + owedPay, paid('bonus'));
    const onRegular = epf(fund, regular).compulsory;
    const insured = perkeso({ ...member, ...(person.released === undefined ? {} : { released: person.released }) }, month, regular + extraHours + owedPay);
    const hrdf = hrdLevy(member, wages.basic + wages.housing + paid('arrears') + paid('encashment'));

    const travelFree = most(0n, least(paid('travel'), TRAVEL_FREE - travelBefore));
    travelBefore += paid('travel');
    const benefits = rm(facts.benefitInKind ?? '0');
    const zakat = rm(facts.zakat ?? '0');
    const normal = regular + extraHours + paid('travel') - travelFree + benefits;
    const additional = once - rm(facts.exempt ?? '0');
    const due = monthlyTax(taxedAs(person), before, {
      month,
      normal,
      epf: onRegular,
      additional,
      epfOfAdditional: shares.compulsory - onRegular,
      zakat,
    });
    const mtd = stored.get(month) ?? due;
    before.gross += normal + additional;
    before.epf += shares.compulsory;
    before.paid += mtd;
    before.zakat += zakat;

    const cp38 = rm(facts.cp38 ?? '0');
    const taken = [shares.employee, insured.socsoEmployee, insured.skbbk, insured.eis, mtd, zakat, cp38, paid('loan')];
    months.push({
      month,
      gross: gross + wages.unpaid,
      epfEmployee: shares.employee,
      epfEmployer: shares.employer,
      socsoEmployee: insured.socsoEmployee,
      socsoEmployer: insured.socsoEmployer,
      skbbk: insured.skbbk,
      eisEmployee: insured.eis,
      eisEmployer: insured.eis,
      hrdf,
      mtd,
      due,
      net: gross - total(taken),
      parts: {
        salary: wages.basic + dayWork + extraHours + paid('arrears') + paid('encashment') + paid('notice'),
        fees: paid('commission') + paid('incentive') + paid('fee') + paid('bonus'),
        allowances: wages.housing + paid('travel') - travelFree,
        gratuity: paid('gratuity') - (paid('gratuity') > 0n ? rm(facts.exempt ?? '0') : 0n),
        compensation: paid('compensation') - (paid('compensation') > 0n ? rm(facts.exempt ?? '0') : 0n),
        benefits,
        exempt: travelFree + rm(facts.exempt ?? '0'),
        cp38,
        zakat,
        epfCompulsory: shares.compulsory,
      },
    });
  }
  return months;
}
