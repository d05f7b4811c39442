/** The bill of quantities: its lines in their order with totals of sections, and how far it is from the contract sum. */
import { memo, useMemo, useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { adjustBill, billImport, showBill, type BillLineRow } from '../../contract/bill/bill.register.ts';
import { ITEM_KIND_NAMES } from '../../contract/bill/bill.messages.ts';
import { sectionTotals } from '../../contract/bill/bill-sections.ts';
import type { ProjectRow } from '../../contract/project/project.register.ts';
import { PAGE } from '../pcr-address.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { lineClass, SheetTable } from '../sheet-table.tsx';
import { BILL } from './bill.messages.ts';

const ItemForm = lazyDrawer(async () => (await import('./item-form.tsx')).ItemForm, { title: BILL.line });

type Bill = OutputOf<typeof showBill>['data'];

export function BillTab({ project }: { project: ProjectRow }) {
  const { data, error, refetch } = useEndpoint(showBill, { project_id: project.id }, { quiet: true });
  return (
    <Loaded error={error} refetch={refetch} shape="rows" count={10}>
      {data && <Shown projectId={project.id} bill={data.data} />}
    </Loaded>
  );
}

function Shown({ projectId, bill }: { projectId: number; bill: Bill }) {
  const t = useT(BILL);
  const [opened, setOpened] = useState<number | 'new' | null>(null);
  const adjust = useWrite(adjustBill, { invalidates: PCR_READS });
  const tools = !bill.is_locked && (
    <div className="wrap">
      <ImportButton
        calls={billImport as never}
        needs={{ page: PAGE, action: 'Update' }}
        title={BILL.importTitle}
        stale={PCR_READS}
        asked={{ project_id: projectId }}
      />
      <ActionButton needs={{ page: PAGE, action: 'Update' }} icon="plus" variant="default" opens={ItemForm} onClick={() => setOpened('new')}>
        {t('add')}
      </ActionButton>
      {bill.lines.length > 0 && bill.difference !== 0 && (
        <ActionButton needs={{ page: PAGE, action: 'Update' }} variant="default" loading={adjust.busy} onClick={() => adjust.run({ project_id: projectId })}>
          {t('adjust')}
        </ActionButton>
      )}
    </div>
  );
  return (
    <div className="stack">
      <div className="apart">
        <Agreement bill={bill} />
        {/* In one place whatever the bill has: an import shows its result here, after the first lines have come. */}
        {tools}
      </div>
      {bill.lines.length === 0 ? <EmptyState title={BILL.empty} hint={BILL.emptyHint} /> : <Lines bill={bill} onOpen={setOpened} />}
      {opened && <ItemForm projectId={projectId} id={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Agreement({ bill }: { bill: Bill }) {
  const t = useT(BILL);
  if (bill.lines.length === 0) return <span />;
  if (bill.is_locked) return <p className="quiet small flush">{t('locked')}</p>;
  if (bill.difference === 0) return <p className="quiet small flush">{t('agrees')}</p>;
  return <p className="cautions">{t('differs', { difference: formatPrice(bill.difference), sum: formatPrice(bill.contract_sum) })}</p>;
}

const WIDTHS = [76, null, 76, 116, 128, 148];

function Lines({ bill, onOpen }: { bill: Bill; onOpen: (id: number) => void }) {
  const t = useT(BILL);
  const totals = useMemo(() => sectionTotals(bill.lines, ['amount'], ({ amount }) => ({ amount: Math.round(amount * 100) })), [bill.lines]);
  const heads = [t('item'), t('description'), t('unit'), { figure: t('quantity') }, { figure: t('rate') }, { figure: t('amount') }];
  return (
    <SheetTable
      label={t('title')}
      heads={heads}
      widths={WIDTHS}
      count={bill.lines.length}
      foot={
        <tr>
          <td />
          <th scope="row" colSpan={4}>
            {t('total')}
          </th>
          <td data-right>
            <Money value={bill.total} />
          </td>
        </tr>
      }
    >
      {(index) => {
        const line = bill.lines[index]!;
        return <Line key={line.id} line={line} total={totals.get(line.id)?.amount} onOpen={onOpen} />;
      }}
    </SheetTable>
  );
}

interface LineProps {
  readonly line: BillLineRow;
  /** Of a section, in sen. */
  readonly total: number | undefined;
  readonly onOpen: (id: number) => void;
}

const Line = memo(function Line({ line, total, onOpen }: LineProps) {
  const t = useT(BILL);
  const say = useSay();
  const isSection = line.kind === 'Section';
  return (
    <tr className={lineClass(line.level)}>
      <td>{isSection ? line.bill_no : line.code}</td>
      <th scope="row">
        <button
          type="button"
          className="plain-button cut"
          title={line.description}
          aria-label={t('openLine', { name: line.description })}
          onClick={() => onOpen(line.id)}
        >
          {line.description}
        </button>
        {!isSection && line.kind !== 'Item' && <span className="note">{say(ITEM_KIND_NAMES[line.kind])}</span>}
      </th>
      <td>{line.unit}</td>
      <td data-right className="tabular">
        {isSection ? '' : formatFigure(line.quantity)}
      </td>
      <td data-right>{isSection ? '' : <Money value={line.rate} />}</td>
      <td data-right>
        <Money value={isSection ? (total ?? 0) / 100 : line.amount} />
      </td>
    </tr>
  );
});
