import { Link } from 'wouter';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { MapView } from '#platform/web/map/map-view.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { promoterOverview } from '../../contract/promoter/promoter-overview.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import classes from '../view/view.module.css';
import { PROMOTER as WORDS } from './promoter.messages.ts';

type Outlets = OutputOf<typeof promoterOverview>['data']['outlets'];

/** Where a promoter works: a list, which says everything without pictures, and the same outlets on a map with the same numbers. */
export function PromoterOutlets({ outlets, name }: { outlets: Outlets; name: string }) {
  const mayOpen = useCan('/spm/outlet');
  const numbered = outlets.map((outlet, at) => ({ ...outlet, title: outlets.length > 1 ? `${at + 1}. ${outlet.name}` : outlet.name }));
  return (
    <Section title={WORDS.outlets} empty={outlets.length === 0 ? WORDS.noOutlets : undefined}>
      <div className={classes['columns']}>
        <FactsTable
          label={WORDS.outlets}
          rows={numbered}
          rowKey={({ id }) => id}
          columns={[
            { label: WORDS.outlet, cell: ({ id, title }) => (mayOpen ? <Link href={`/spm/outlet/view?id=${id}`}>{title}</Link> : title) },
            { label: WORDS.schedules, number: true, cell: ({ schedules }) => schedules },
            { label: WORDS.lastTime, cell: ({ last_date }) => formatDate(last_date) },
            { label: WORDS.nextTime, cell: ({ next_date }) => formatDate(next_date) },
          ]}
        />
        <MapView markers={outlets} label={`${WORDS.outlets.en}: ${name}`} />
      </div>
    </Section>
  );
}
