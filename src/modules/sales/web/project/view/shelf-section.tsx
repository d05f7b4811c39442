/** What promoters report of the shelves of a project, by product. */
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import type { ScheduleDetail } from '../../../contract/field/schedule-detail.endpoints.ts';
import { showShelves, type ShelfRow } from '../../../contract/project/shelf.endpoints.ts';
import { SHELF } from '../../field/shelf.messages.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';

export function ShelfSection({ projectId }: { projectId: number }) {
  const t = useT(SHELF);
  const { data, error, refetch } = useEndpoint(showShelves, { id: projectId });
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  const expiry = ({ earliest, expired }: ShelfRow) =>
    earliest && (
      <>
        {t('at', { what: formatDate(earliest.date), outlet: earliest.outlet })}
        {expired > 0 && <div className="quiet small">{t('expired', { n: expired })}</div>}
      </>
    );
  return (
    <Section title={SHELF.ofProject} empty={data.data.length === 0 ? SHELF.none : undefined}>
      <FactsTable
        label={SHELF.ofProject}
        rows={data.data}
        rowKey={({ product }) => product.id}
        columns={[
          { label: SHELF.product, cell: ({ product }) => product.name },
          { label: SHELF.outlets, number: true, cell: ({ outlets }) => outlets },
          { label: SHELF.planogram, number: true, cell: ({ followed, checked }) => checked > 0 && t('followedOf', { n: followed, of: checked }) },
          { label: SHELF.expiry, cell: expiry },
          { label: SHELF.price, number: true, cell: ({ product }) => formatPrice(product.price) },
          {
            label: SHELF.cheapest,
            cell: ({ cheapest }) =>
              cheapest && t('at', { what: [formatPrice(cheapest.price), cheapest.name].filter(Boolean).join(' '), outlet: cheapest.outlet }),
          },
        ]}
      />
    </Section>
  );
}

/** The same of one report. */
export function ReportedShelf({ detail: { report, products } }: { detail: ScheduleDetail }) {
  const t = useT(SHELF);
  const rows = report.shelf ?? [];
  if (rows.length === 0) return null;
  return (
    <FactsTable
      label={SHELF.shelf}
      rows={rows}
      rowKey={({ product_id }) => product_id}
      columns={[
        { label: SHELF.shelf, cell: ({ product_id }) => products.find(({ id }) => id === product_id)?.name },
        { label: SHELF.expiry, cell: ({ expires_on }) => formatDate(expires_on) },
        { label: SHELF.planogram, cell: ({ planogram }) => planogram !== null && t(planogram ? 'followed' : 'notFollowed') },
        { label: SHELF.competitor, cell: ({ competitor }) => competitor },
        { label: SHELF.competitorPrice, number: true, cell: ({ competitor_price }) => competitor_price !== null && formatPrice(competitor_price) },
      ]}
    />
  );
}
