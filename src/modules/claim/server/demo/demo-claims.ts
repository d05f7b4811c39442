/** The claims of the demo's people, worked out from the day on which the demo stands: same day, same claims. Pure. */
import { addDays, addMonths, startOfMonth, yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, add, fromRinggit, ratio, roundToSen, sen, senOrNull, type Sen } from '#platform/contract/money.ts';
import { STARTER_CATEGORIES } from '../../contract/category/starter-categories.params.ts';
import { isPending, type ClaimStatus } from '../../contract/claim.workflow.ts';
import { cutItems, limitKey, type Caps } from '../../contract/limit/cut-items.ts';
import { priceByTiers, toHundredths, type MileagePart } from '../../contract/mileage/price-mileage.ts';
import { DEMO_MERCHANT, DEMO_TOTAL, type DemoReceipt } from '#modules/receipt/server/demo/demo-receipt.ts';

export interface DemoClaimant {
  readonly id: number;
  /** Who signs in finds a draft with a receipt. */
  readonly user_id: number | null;
  readonly joined: CalendarDate;
  readonly left: CalendarDate | null;
}

export interface DemoItem {
  readonly code: string;
  readonly date: CalendarDate;
  readonly description: string;
  readonly merchant: string | null;
  readonly receipt_no: string | null;
  readonly project_ref: string | null;
  readonly amount: Sen;
  readonly parts: readonly MileagePart[];
  readonly distance_km: number | null;
  readonly days: number | null;
  readonly allowed: Sen;
  readonly over_limit: boolean;
  readonly isRejected: boolean;
  /** With a photo of it. */
  readonly photo: DemoReceipt['look'] | null;
}

export interface DemoClaim {
  readonly employee_id: number;
  readonly user_id: number | null;
  readonly title: string;
  readonly month: CalendarDate;
  readonly submitted: CalendarDate;
  readonly status: ClaimStatus;
  readonly items: readonly DemoItem[];
}

type Wish = Pick<DemoItem, 'code' | 'description'> & { readonly merchant?: string; readonly ringgit?: number; readonly km?: number; readonly days?: number };

const JOURNEYS: readonly { readonly title: string; readonly project?: string; readonly items: readonly Wish[] }[] = [
  {
    title: 'Penang client visit',
    project: 'P-014 Penang',
    items: [
      { code: 'MIL', description: 'Kuala Lumpur to Penang and back', km: 710 },
      { code: 'TOLL', description: 'North-South Expressway', merchant: 'PLUS', ringgit: 86.4 },
      { code: 'MEAL', description: 'Dinner with the client', merchant: DEMO_MERCHANT, ringgit: DEMO_TOTAL },
    ],
  },
  {
    title: 'Telephone and office supplies',
    items: [
      { code: 'PHONE', description: 'Mobile plan', merchant: 'Telco Contoh', ringgit: 138 },
      { code: 'OFFICE', description: 'Printer paper and toner', merchant: 'Kedai Alat Tulis Contoh', ringgit: 94.9 },
    ],
  },
  {
    title: 'Clinic',
    items: [{ code: 'MED', description: 'Treatment and medicine', merchant: 'Klinik Contoh', ringgit: 165 }],
  },
  {
    title: 'Johor Bahru training',
    items: [
      { code: 'OUT', description: 'Two and a half days outstation', days: 2.5 },
      { code: 'HOTEL', description: 'Two nights', merchant: 'Hotel Contoh', ringgit: 396 },
      { code: 'TRAVEL', description: 'Bus both ways', merchant: 'Ekspres Contoh', ringgit: 78 },
    ],
  },
  {
    title: 'Visits in the Klang Valley',
    project: 'P-021 Klang Valley',
    items: [
      { code: 'MIL', description: 'Shah Alam, Klang and Kajang', km: 128.5 },
      { code: 'TOLL', description: 'Toll and parking', ringgit: 31.7 },
    ],
  },
];

const CATEGORIES = new Map(STARTER_CATEGORIES.map((category) => [category.code, category]));
const CODES = STARTER_CATEGORIES.map(({ code }) => code);
/** By the place of the code, as `cutItems` names categories. */
function capsOf(at: number): Caps {
  const category = STARTER_CATEGORIES[at];
  return {
    per_item: senOrNull(category?.limit_per_item ?? null),
    per_claim: senOrNull(category?.limit_per_claim ?? null),
    limit: senOrNull(category?.limit_amount ?? null),
    period: category?.limit_period ?? null,
  };
}

const AGO: readonly (readonly ClaimStatus[])[] = [
  ['Waiting for Approval', 'Reviewed', 'Draft', 'Waiting for Approval', 'Approved', 'Reviewed', 'Cancelled'],
  ['Approved', 'Waiting for Payment Approval', 'Paid', 'Waiting for Payment', 'Paid', 'Rejected'],
];
const MONTHS = 6;
const statusOf = (ago: number, nth: number): ClaimStatus => AGO[ago]?.[nth % AGO[ago].length] ?? (nth % 17 === 4 ? 'Rejected' : 'Paid');
const isLive = (status: ClaimStatus) => !['Draft', 'Rejected', 'Cancelled'].includes(status);

/** Oldest first, so that limits and kilometres run on as they would have. */
export function demoClaims(people: readonly DemoClaimant[], today: CalendarDate): DemoClaim[] {
  const claims: DemoClaim[] = [];
  for (const [nth, person] of people.entries()) {
    const taken = new Map<string, Sen>();
    const driven = new Map<string, number>();
    for (let ago = MONTHS - 1; ago >= 0; ago -= 1) {
      // Everybody claims in about three months of eight.
      if ((nth * 3 + ago * 5) % 8 > 2) continue;
      const month = startOfMonth(addMonths(today, -ago));
      const spent = addDays(month, ((nth * 5) % 24) + 2);
      const lately = addDays(today, -1 - (nth % 9));
      const date = spent < today ? spent : lately > month ? lately : addDays(today, -1);
      if (date < person.joined || (person.left !== null && date > person.left)) continue;
      const status = statusOf(ago, nth);
      const { title, project, items } = JOURNEYS[(nth + ago) % JOURNEYS.length] as (typeof JOURNEYS)[number];
      const submitted = addDays(date, 3) < today ? addDays(date, 3) : today;
      const built = itemsOf(items, { nth, ago, date, status, project }, taken, driven);
      claims.push({ employee_id: person.id, user_id: person.user_id, title, month, submitted, status, items: built });
    }
  }
  return [...withPhotos(claims.toSorted((a, b) => a.submitted.localeCompare(b.submitted))), ...draftsOf(people, today)];
}

const isDinner = ({ merchant }: DemoItem) => merchant === DEMO_MERCHANT;

/** Of what is decided next, the first has a photo of its dinner, and the last another photo of the same receipt. */
function withPhotos(claims: readonly DemoClaim[]): DemoClaim[] {
  const dined = claims.filter(({ status, items }) => isPending(status) && items.some(isDinner));
  const [first, last] = [dined[0], dined.at(-1)];
  const dinner = first?.items.find(isDinner);
  if (!dinner) return [...claims];
  const receipt_no = `RC-${String(4400 + claims.indexOf(first as DemoClaim)).padStart(6, '0')}`;
  return claims.map((claim) => {
    if (claim !== first && claim !== last) return claim;
    const photo = claim === first ? 'flat' : 'table';
    return { ...claim, items: claim.items.map((item) => (isDinner(item) ? { ...item, date: dinner.date, receipt_no, photo } : item)) };
  });
}

/** Who signs in has begun a claim with the photo of a receipt, each of another day. */
const draftsOf = (people: readonly DemoClaimant[], today: CalendarDate): DemoClaim[] =>
  people
    .filter(({ user_id }) => user_id !== null)
    .flatMap(({ id, user_id, joined, left }, nth) => {
      const date = addDays(today, -2 - nth);
      if (left !== null || date < joined) return [];
      const item = {
        code: 'MEAL',
        date,
        description: 'Dinner with the client',
        merchant: DEMO_MERCHANT,
        project_ref: null,
        receipt_no: `RC-${String(4800 + nth).padStart(6, '0')}`,
        amount: fromRinggit(DEMO_TOTAL),
        parts: [],
        distance_km: null,
        days: null,
        allowed: fromRinggit(DEMO_TOTAL),
        over_limit: false,
        isRejected: false,
        photo: 'flat' as const,
      };
      return [{ employee_id: id, user_id, title: 'Client dinner', month: startOfMonth(date), submitted: today, status: 'Draft' as const, items: [item] }];
    });

interface Spent {
  readonly nth: number;
  readonly ago: number;
  readonly date: CalendarDate;
  readonly status: ClaimStatus;
  readonly project?: string | undefined;
}

function itemsOf(wishes: readonly Wish[], { nth, ago, date, status, project }: Spent, taken: Map<string, Sen>, driven: Map<string, number>): DemoItem[] {
  const month = yearMonthOf(date);
  const priced = wishes.map(({ km, days, ringgit = 0, code }) => {
    const category = CATEGORIES.get(code);
    if (days !== undefined) return { amount: roundToSen(fromRinggit(category?.daily_rate ?? 0), ratio(days * 2, 2)), parts: [] };
    if (km === undefined) return { amount: fromRinggit(ringgit), parts: [] };
    const before = driven.get(month) ?? 0;
    if (isLive(status)) driven.set(month, before + toHundredths(km));
    return priceByTiers(category?.mileage_tiers.filter(({ vehicle }) => vehicle === 'car') ?? [], before, toHundredths(km)) ?? { amount: ZERO, parts: [] };
  });
  const cut = cutItems(
    wishes.map(({ code }, at) => ({ claim_category_id: CODES.indexOf(code), date, amount: priced[at]?.amount ?? ZERO })),
    capsOf,
    taken,
  );
  return wishes.map(({ code, description, merchant = null, km = null, days = null }, at) => {
    const { amount, parts } = priced[at] ?? { amount: ZERO, parts: [] };
    const { allowed, over_limit } = cut[at] ?? { allowed: amount, over_limit: false };
    const { period } = capsOf(CODES.indexOf(code));
    const key = period && limitKey(CODES.indexOf(code), period, date);
    if (key && isLive(status)) taken.set(key, add(taken.get(key) ?? ZERO, allowed));
    // Some officer has refused an item of a claim that was granted; and two people hand in the same receipt.
    const isRejected = at === 1 && nth % 9 === 2 && isLive(status);
    const receipt = nth > 5 && nth % 8 === 3 ? nth - 5 : nth;
    return {
      code,
      date,
      description,
      merchant,
      project_ref: project ?? null,
      receipt_no: merchant === null ? null : `${code}-${receipt * MONTHS + ago}`,
      amount,
      parts,
      distance_km: km,
      days,
      allowed: allowed > 0 ? allowed : sen(0),
      over_limit,
      isRejected,
      photo: null,
    };
  });
}
