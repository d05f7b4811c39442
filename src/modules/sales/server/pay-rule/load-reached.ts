/** How far targets of a project were reached: what everybody sold in their days, on schedules that are paid. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PaidTarget, ReachedTarget } from '../../contract/pay-rule/paid-target.ts';
import { toThousandths } from '../../contract/stock/stock-quantity.ts';

interface Sums {
  units: number;
  amount: number;
}
type Places = Map<number, Sums>;

/** Of the days and the product of a target: what each promoter sold at each outlet; whoever worked and sold nothing is there with 0. */
interface Sold {
  readonly byPromoter: ReadonlyMap<number, ReadonlyMap<number, Sums>>;
  readonly byOutlet: ReadonlyMap<number, Sums>;
  readonly all: Sums;
}

interface Row {
  readonly promoter_id: string;
  readonly outlet_id: string;
  readonly units: string;
  readonly amount: string;
}

/** $3, $4: the days, $5: the product, null for all. */
const soldIn = adhocText<Row>(
  `select s.promoter_id, s.outlet_id, coalesce(sum(case e.type when 'sale' then e.quantity else -e.quantity end), 0) as units,
     coalesce(sum(case e.type when 'sale' then e.amount else -e.amount end), 0) as amount
   from sales_schedules s
   left join sales_stocks e on e.company_id = s.company_id and e.schedule_id = s.id and e.type in ('sale', 'sale return') and e.voided_at is null
     and ($5::bigint is null or e.product_id = $5::bigint)
   where s.company_id = $1 and s.project_id = $2 and s.date between $3 and $4 and s.status = 'Completed' and (not s.auto_closed or s.confirmed_at is not null)
   group by s.promoter_id, s.outlet_id`,
);

const added = (sums: Sums | undefined, { units, amount }: Sums): Sums => ({ units: (sums?.units ?? 0) + units, amount: (sums?.amount ?? 0) + amount });

type Reading = Pick<Ctx, 'client' | 'companyId'>;

async function loadSold(ctx: Reading, projectId: number, { from, to, product_id }: Pick<PaidTarget, 'from' | 'to' | 'product_id'>): Promise<Sold> {
  const byPromoter = new Map<number, Places>();
  const byOutlet: Places = new Map();
  let all: Sums = { units: 0, amount: 0 };
  for (const row of await soldIn(ctx.client, [ctx.companyId, projectId, from, to, product_id])) {
    const [promoter, outlet] = [Number(row.promoter_id), Number(row.outlet_id)];
    const sums = { units: toThousandths(row.units), amount: fromRinggit(row.amount) as number };
    byPromoter.set(promoter, (byPromoter.get(promoter) ?? new Map<number, Sums>()).set(outlet, sums));
    byOutlet.set(outlet, added(byOutlet.get(outlet), sums));
    all = added(all, sums);
  }
  return { byPromoter, byOutlet, all };
}

/** What was sold for each target, asked once for the same days and product. */
export interface Reach {
  /** Each promoter who worked in the days of one of these targets. */
  workersOf(targets: readonly PaidTarget[]): Promise<Set<number>>;
  /** Of a promoter who worked in their days; of each outlet of theirs where the target is one of outlets. */
  reachedBy(promoterId: number, targets: readonly PaidTarget[]): Promise<ReachedTarget[]>;
}

export type KnownSold = Map<string, Sold>;

/** @param known what was asked before, of the same project */
export function createReach(ctx: Reading, projectId: number, known: KnownSold = new Map()): Reach {
  const soldFor = async (target: PaidTarget): Promise<Sold> => {
    const key = `${target.from} ${target.to} ${target.product_id ?? ''}`;
    const sold = known.get(key) ?? (await loadSold(ctx, projectId, target));
    known.set(key, sold);
    return sold;
  };
  return {
    async workersOf(targets) {
      const workers = new Set<number>();
      for (const target of targets) for (const id of (await soldFor(target)).byPromoter.keys()) workers.add(id);
      return workers;
    },
    async reachedBy(promoterId, targets) {
      const reached: ReachedTarget[] = [];
      for (const target of targets)
        if (target.promoter_id === null || target.promoter_id === promoterId) reached.push(...reachedOf(target, await soldFor(target), promoterId));
      return reached;
    },
  };
}

const ownAmount = ({ amount }: Sums): Sen => sen(amount);

function reachedOf(target: PaidTarget, { byPromoter, byOutlet, all }: Sold, promoterId: number): ReachedTarget[] {
  const places = byPromoter.get(promoterId);
  if (!places) return [];
  const measured = ({ units, amount }: Sums) => (target.measure === 'Units' ? units : amount);
  if (target.scope === 'Outlet')
    return [...places]
      .filter(([outlet]) => target.outlet_id === null || target.outlet_id === outlet)
      .map(([outlet, own]) => ({ target, reached: measured(byOutlet.get(outlet) ?? own), own: ownAmount(own) }));
  const own = [...places.values()].reduce((sum, each) => added(sum, each), { units: 0, amount: 0 });
  return [{ target, reached: measured(target.scope === 'Project' ? all : own), own: ownAmount(own) }];
}

/** The first of the days of targets, or another day where that is earlier. */
export const firstDayOf = (targets: readonly PaidTarget[], day: CalendarDate): CalendarDate =>
  targets.reduce((first, { from }) => (from < first ? from : first), day);
