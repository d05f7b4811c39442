/** Puts the demo's people together: the same people for the same day, whatever the machine. */
import { addDays, addMonths, endOfMonth, startOfMonth, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { FamilyMember } from '../../contract/employee.schema.ts';
import type { NewEmployee } from '../employee.tables.ts';
import { ORIGINS, type Origin } from './demo-names.ts';
import { DEMO_PEOPLE, type DemoCast, type DemoCompanyKey, type Trait } from './demo-people.ts';

/** Numbers from 0 to below 1 that look random and never change (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface DemoAccountFacts {
  readonly userId: number;
  readonly name: string;
  readonly phone: string | null;
}

export interface DemoPerson {
  readonly position: string;
  readonly branch: string;
  readonly origin: Origin;
  readonly trait: Trait | null;
  /** Sign-in, where the person has one. */
  readonly email: string | null;
  readonly columns: Omit<NewEmployee, 'company_id' | 'employee_code'>;
  readonly family: readonly FamilyMember[];
}

const SEEDS: Readonly<Record<DemoCompanyKey, number>> = { c1: 1957, c2: 1963, c3: 1988 };
/** Birth-place codes that no state and no country has: nobody can hold such a number. */
const NO_PLACE = ['17', '18', '19', '20', '69', '70', '73', '80', '81', '94', '95', '96', '97'];
const CITIES: Readonly<Record<string, { postcode: string; city: string; state: string }>> = {
  'KL HQ': { postcode: '50450', city: 'Kuala Lumpur', state: 'Kuala Lumpur' },
  Penang: { postcode: '10200', city: 'George Town', state: 'Pulau Pinang' },
  'Johor Bahru': { postcode: '80000', city: 'Johor Bahru', state: 'Johor' },
  'Shah Alam HQ': { postcode: '40000', city: 'Shah Alam', state: 'Selangor' },
  Klang: { postcode: '41000', city: 'Klang', state: 'Selangor' },
  'KK HQ': { postcode: '88000', city: 'Kota Kinabalu', state: 'Sabah' },
  Sandakan: { postcode: '90000', city: 'Sandakan', state: 'Sabah' },
};
const PAST_TRAITS: ReadonlySet<Trait | null> = new Set<Trait | null>(['left', 'leaver', 'left-this-month']);

class Maker {
  readonly random: () => number;
  readonly today: CalendarDate;
  readonly taken = new Set<string>();
  /** Counts numbers that must differ: identity, phone, papers. */
  serial: number;

  constructor(company: DemoCompanyKey, today: CalendarDate) {
    this.random = randomFrom(SEEDS[company]);
    this.today = today;
    this.serial = { c1: 100, c2: 300, c3: 500 }[company];
  }
  between(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }
  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)] as T;
  }
  next(): number {
    this.serial += 1;
    return this.serial;
  }
  birth(years: number): CalendarDate {
    return addDays(addMonths(this.today, -12 * years), -this.between(20, 340));
  }
  identity(born: CalendarDate, gender: 'Male' | 'Female'): string {
    const end = this.next() * 2 + (gender === 'Male' ? 1 : 0);
    return `${born.slice(2, 4)}${born.slice(5, 7)}${born.slice(8, 10)}-${this.pick(NO_PLACE)}-${String(end % 10_000).padStart(4, '0')}`;
  }
  name(origin: Origin, gender: 'Male' | 'Female'): string {
    const { men, women, families, name } = ORIGINS[origin];
    for (let tries = 0; ; tries += 1) {
      const full = name(this.pick(gender === 'Male' ? men : women), this.pick(families), gender);
      if (!this.taken.has(full) || tries > 200) {
        this.taken.add(full);
        return full;
      }
    }
  }
}

/** When somebody joined, was confirmed and left: what the trait says, else long ago. */
function employmentOf(
  maker: Maker,
  trait: Trait | null,
  born: CalendarDate,
): Pick<
  NewEmployee,
  'company_joined_at' | 'probation_months' | 'confirmed_at' | 'contract_end_at' | 'inactive_at' | 'inactive_reason' | 'status' | 'employment_type'
> {
  const { today } = maker;
  const month = startOfMonth(today);
  const joined = addDays(addMonths(today, -12 * maker.between(1, 9)), -maker.between(30, 330));
  // Nobody joined before they were of age.
  const grown = addMonths(born, 18 * 12 + 6);
  const longAgo = joined < grown ? grown : joined;
  const settled = {
    company_joined_at: longAgo,
    probation_months: 3,
    confirmed_at: addMonths(longAgo, 3),
    employment_type: 'Permanent',
    status: 'Active',
  } as const;
  const gone = { ...settled, status: 'Inactive' as const };
  switch (trait) {
    case 'joiner': {
      const joined = addDays(addMonths(month, -1), 11);
      return { company_joined_at: joined, probation_months: 6, employment_type: 'Permanent', status: 'Active' };
    }
    case 'joined-this-month':
      return { company_joined_at: today.slice(8) > '06' ? addDays(month, 2) : month, probation_months: 3, employment_type: 'Permanent', status: 'Active' };
    case 'probation-ending': {
      const joined = addMonths(addDays(today, 18), -3);
      return { company_joined_at: joined, probation_months: 3, employment_type: 'Permanent', status: 'Active' };
    }
    case 'contract-ending': {
      const joined = addMonths(addDays(today, 41), -12);
      return { company_joined_at: joined, contract_end_at: addDays(addMonths(joined, 12), -1), employment_type: 'Contract', status: 'Active' };
    }
    case 'intern': {
      const joined = addMonths(month, -2);
      return { company_joined_at: joined, contract_end_at: endOfMonth(addMonths(joined, 5)), employment_type: 'Internship', status: 'Active' };
    }
    case 'part-time':
      return { ...settled, employment_type: 'Part Time' };
    case 'daily':
      return { ...settled, employment_type: 'Daily' };
    case 'leaver':
      return { ...gone, inactive_at: addDays(addMonths(month, -2), 14), inactive_reason: 'Resigned' };
    case 'left-this-month':
      return { ...gone, inactive_at: today.slice(8) > '04' ? addDays(month, 3) : month, inactive_reason: 'Resigned' };
    case 'left':
      return {
        ...gone,
        inactive_at: addDays(addMonths(today, -7), -maker.between(1, 60)),
        inactive_reason: maker.pick(['Resigned', 'Contract End', 'Absconded']),
      };
    default:
      return settled;
  }
}

const CHILD = {
  passport: null,
  occupation: null,
  employment_status: null,
  disabled_person: false,
  disability: false,
  tax_relief: true,
  tax_share: 1,
  tax_no: null,
} as const;

function familyOf(maker: Maker, person: { gender: 'Male' | 'Female'; age: number; origin: Origin; married: boolean; trait: Trait | null }): FamilyMember[] {
  if (!person.married) return [];
  const { gender, age, origin, trait } = person;
  const other = gender === 'Male' ? 'Female' : 'Male';
  const born = maker.birth(Math.max(20, age - maker.between(-2, 4)));
  const isHome = trait === 'disabled-spouse' || maker.random() < 0.35;
  const local = ORIGINS[origin].nationality === 'Malaysia';
  const spouse: FamilyMember = {
    ...CHILD,
    relation: 'Spouse',
    name: maker.name(origin, other),
    identity_number: local ? maker.identity(born, other) : null,
    dob: born,
    gender: other,
    occupation: isHome ? null : maker.pick(['Teacher', 'Clerk', 'Technician', 'Nurse', 'Trader']),
    employment_status: isHome ? 'Not Working' : 'Working',
    disabled_person: trait === 'disabled-spouse',
    education: 'None',
  };
  const child = (years: number, more: Partial<FamilyMember> = {}): FamilyMember => {
    const childGender = maker.random() < 0.5 ? 'Male' : 'Female';
    const birth = maker.birth(years);
    const education = years >= 18 ? 'Tertiary' : years >= 6 ? 'School' : 'None';
    return {
      ...CHILD,
      relation: 'Child',
      name: maker.name(origin, childGender),
      identity_number: local ? maker.identity(birth, childGender) : null,
      dob: birth,
      gender: childGender,
      education,
      ...more,
    };
  };
  const oldest = Math.min(22, age - 24);
  const count = oldest > 0 ? maker.between(0, Math.min(4, oldest)) : 0;
  const children = Array.from({ length: count }, () => child(maker.between(0, oldest), isHome ? {} : { tax_share: maker.random() < 0.2 ? 0.5 : 1 }));
  return [spouse, ...(trait === 'disabled-child' ? [child(20, { disability: true, education: 'Tertiary', tax_share: 1 })] : []), ...children];
}

/** The people of a company in the order of their joining; the last to join stand last. */
export function generatePeople(company: DemoCompanyKey, today: CalendarDate, accounts: ReadonlyMap<string, DemoAccountFacts>): DemoPerson[] {
  const maker = new Maker(company, today);
  // The names of accounts are theirs alone.
  for (const { name } of accounts.values()) maker.taken.add(name);
  const people = DEMO_PEOPLE[company].flatMap((cast) => Array.from({ length: cast.count }, (_, index) => personOf(maker, cast, index, accounts)));
  return people.sort((a, b) => (a.columns.company_joined_at < b.columns.company_joined_at ? -1 : 1));
}

function personOf(maker: Maker, cast: DemoCast, index: number, accounts: ReadonlyMap<string, DemoAccountFacts>): DemoPerson {
  const { today } = maker;
  const known = cast.accounts?.[index];
  const account = known && accounts.get(known.email);
  const trait = cast.traits?.[index] ?? null;
  const origin = known?.origin ?? (cast.origins[index % cast.origins.length] as Origin);
  const gender = known?.gender ?? cast.gender ?? (maker.random() < 0.55 ? 'Male' : 'Female');
  const [youngest, oldest] = cast.ages ?? [24, 45];
  const age = trait === 'senior' ? 61 : trait === 'intern' ? 22 : maker.between(youngest, oldest);
  const { race, nationality, religions } = ORIGINS[origin];
  const foreign = nationality !== 'Malaysia';
  const born = maker.birth(age);
  const married = trait === 'disabled-child' || trait === 'disabled-spouse' || (trait !== 'intern' && maker.random() < Math.min(0.8, (age - 20) / 25));
  const serial = maker.next();
  const tail = String(serial).padStart(4, '0');
  const employment = employmentOf(maker, trait, born);
  const name = account?.name ?? maker.name(origin, gender);
  const city = CITIES[cast.branch] ?? { postcode: '50000', city: 'Kuala Lumpur', state: 'Kuala Lumpur' };
  const permanentResident = trait === 'permanent-resident';
  return {
    position: cast.position,
    branch: cast.branch,
    origin,
    trait,
    email: known?.email ?? null,
    columns: {
      ...employment,
      name,
      preferred_name: null,
      gender,
      race,
      religion: religions[serial % religions.length] ?? null,
      nationality: permanentResident ? 'Singapore' : nationality,
      citizenship: foreign ? 'foreign' : permanentResident ? 'permanent_resident' : 'citizen',
      employee_type: foreign ? 'Foreign' : 'Local',
      date_of_birth: born,
      identity_number: foreign ? null : maker.identity(born, gender),
      ...(foreign ? { passport: `DEMO${tail}`, passport_expiry: addDays(today, maker.between(200, 1500)) } : {}),
      marital_status: married ? 'Married' : age > 40 && maker.random() < 0.3 ? 'Divorced' : 'Single',
      disability: trait === 'disabled',
      blood_type: maker.pick(['O+', 'A+', 'B+', 'AB+', 'O-']),
      shirt_size: maker.pick(['S', 'M', 'L', 'XL']),
      email: known?.email ?? `pekerja${tail}@demo.example`,
      phone: account?.phone ?? `+6013555${tail}`,
      user_id: account?.userId ?? null,
      spm_supervisor: cast.supervisors ?? false,
      current_address: {
        line_1: `${maker.between(1, 98)}, Jalan Contoh ${maker.between(1, 12)}/${maker.between(1, 9)}`,
        line_2: 'Taman Contoh',
        ...city,
        country: 'Malaysia',
      },
      epf_no: `9${String(serial).padStart(7, '0')}`,
      socso_no: foreign ? `DEMO${tail}` : null,
      tax_no: age > 24 && !foreign ? `IG9${String(serial).padStart(8, '0')}0` : null,
      tax_branch: city.city,
      zakat_no: race === 'Malay' && serial % 4 === 0 ? `Z9${String(serial).padStart(6, '0')}` : null,
    },
    family: familyOf(maker, { gender, age, origin, married, trait }),
  };
}

export const hasLeft = (person: DemoPerson) => PAST_TRAITS.has(person.trait);
/** Years between joining and the day of seeding, for who has seen a transfer. */
export const yearsIn = (person: DemoPerson, today: CalendarDate) => yearOf(today) - Number(person.columns.company_joined_at.slice(0, 4));
