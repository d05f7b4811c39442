/** What a project cost so far beside its budget, by month and position; each sum opens how it came about. */
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { useState } from 'react';
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { showCost, type CostRow } from '../../contract/cost.endpoints.ts';
import type { ProjectRow } from '../../contract/project.register.ts';
import { COST as W } from './cost.messages.ts';

const HowDrawer = lazyDrawer(async () => (await import('./how-drawer.tsx')).HowDrawer, { title: W.how, shape: 'detail', size: 520 });

export function CostDrawer({ project, onClose }: { project: ProjectRow; onClose: () => void }) {
  const t = useT(W);
  const [open, setOpen] = useState<CostRow | null>(null);
  const { data, error, refetch } = useEndpoint(showCost, { project_id: project.id }, { quiet: true });
  const found = data?.data;
  return (
    <SideDrawer onClose={onClose} title={t('costOf', { name: project.name })} size={820} wide>
      <Loaded error={error} refetch={refetch} count={6}>
        {found && (
          <>
            <Tiles
              tiles={[
                { name: t('toDate'), value: formatPrice(found.cost) },
                ...(found.budget === null || found.left === null
                  ? []
                  : [
                      { name: t('budget'), value: formatPrice(found.budget) },
                      { name: t(found.left < 0 ? 'over' : 'left'), value: formatPrice(Math.abs(found.left)) },
                    ]),
                { name: t('planned'), value: formatPrice(found.planned) },
                { name: t('waiting'), value: found.waiting },
                ...(found.contract
                  ? [
                      { name: t('contractSum'), value: formatPrice(found.contract.contract_sum), note: found.contract.name },
                      { name: t('certified'), value: formatPrice(found.contract.certified) },
                    ]
                  : []),
              ]}
            />
            {found.contract && <Link href={`/pcr/project?id=${found.contract.id}`}>{t('openContract', { name: found.contract.name })}</Link>}
            {found.rows.length === 0 ? (
              <EmptyState drawing="chart" title={W.none} hint={W.noneHint} />
            ) : (
              <Rows rows={found.rows} cost={found.cost} onOpen={setOpen} />
            )}
          </>
        )}
      </Loaded>
      {open && <HowDrawer row={open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}

function Rows({ rows, cost, onOpen }: { rows: readonly CostRow[]; cost: number; onOpen: (row: CostRow) => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const heads = [
    t('month'),
    t('position'),
    { figure: t('days') },
    { figure: t('dayCost') },
    { figure: t('overtime') },
    { figure: t('overtimeCost') },
    { figure: t('total') },
  ];
  return (
    <div className="scroll-x">
      <table className="numbers ruled">
        <caption className="sr-only">{t('byMonth')}</caption>
        <TableHead heads={heads} />
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.month} ${row.position.id}`}>
              <th scope="row">{formatMonth(row.month as CalendarDate, locale)}</th>
              <td>{row.position.name}</td>
              <td data-right>{row.days}</td>
              <td data-right>
                <Money value={row.cost} />
              </td>
              <td data-right>{sayHours(row.overtime_minutes, locale)}</td>
              <td data-right>
                <Money value={row.overtime_cost} />
              </td>
              <td data-right>
                <Button variant="subtle" size="compact-sm" aria-label={`${t('how')}: ${formatPrice(row.total)}`} onClick={() => onOpen(row)}>
                  <Money value={row.total} />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {t('total')}
            </th>
            <td data-right>
              <strong>
                <Money value={cost} />
              </strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
