/** The rows behind a balance: what was booked, what will be, and what is held, at any date. */
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { DateInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText, useToday } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { showLedger } from '../../contract/entitlement/entitlement.endpoints.ts';
import { ownLedger, type Ledger } from '../../contract/leave.endpoints.ts';
import type { EntryKind } from '../../contract/entitlement/replay-ledger.ts';
import classes from '../leave-parts.module.css';
import { dayCount, ENTRY_NAMES, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { LEDGER } from './ledger.messages.ts';

interface Typed {
  readonly id: number;
  readonly name: string;
  readonly name_ms: string;
}
interface LedgerProps {
  readonly type: Typed;
  readonly year: number;
  readonly onClose: () => void;
}

export function OwnLedgerDrawer({ type, year, onClose }: LedgerProps) {
  const [date, setDate] = useState<string | null>(null);
  const query = useEndpoint(ownLedger, { leave_type_id: type.id, year, ...(date && { date }) }, { quiet: true });
  return <LedgerView type={type} year={year} date={date} onDate={setDate} onClose={onClose} query={query} />;
}

/** For management: of one employee. */
export function LedgerDrawer({ employee, ...props }: LedgerProps & { employee: { readonly id: number; readonly name: string } }) {
  const [date, setDate] = useState<string | null>(null);
  const query = useEndpoint(showLedger, { employee_id: employee.id, leave_type_id: props.type.id, year: props.year, ...(date && { date }) }, { quiet: true });
  return <LedgerView {...props} date={date} onDate={setDate} query={query} who={employee.name} />;
}

interface ViewProps extends LedgerProps {
  readonly date: string | null;
  readonly onDate: (date: string | null) => void;
  readonly who?: string | undefined;
  readonly query:
    | Pick<ReturnType<typeof useEndpoint<typeof ownLedger>>, 'data' | 'error' | 'refetch'>
    | { data: OutputOf<typeof showLedger> | undefined; error: Error | null; refetch: () => unknown };
}

function LedgerView({ type, year, date, onDate, onClose, query, who }: ViewProps) {
  const t = useT(W);
  const { locale } = useLocale();
  const ledger = query.data?.data;
  return (
    <DetailDrawer onClose={onClose} title={[typeName(type, locale), who].filter(Boolean).join(' · ')} size={640}>
      <div className={classes['asAt']}>
        <DateInput label={t('onDate')} min={`${year}-01-01`} max={`${year}-12-31`} value={date ?? ledger?.date ?? null} onChange={onDate} />
      </div>
      <Loaded error={query.error} refetch={query.refetch} shape="detail" count={6}>
        {ledger && <LedgerRows ledger={ledger} />}
      </Loaded>
    </DetailDrawer>
  );
}

function LedgerRows({ ledger }: { ledger: Ledger }) {
  const t = useT(LEDGER);
  return (
    <>
      {ledger.rows.length === 0 ? (
        <p className="quiet small flush">{t('none')}</p>
      ) : (
        <table className={`${classes['days']} numbers`}>
          <TableHead heads={[t('date'), t('entry'), { figure: t('days') }, { figure: t('balance') }]} />
          <tbody>
            {ledger.rows.map((row, index) => (
              <tr key={index} data-off={row.projected || undefined}>
                <td>
                  <DateText value={row.effective_date} />
                </td>
                <td>
                  <Entry row={row} />
                </td>
                <td data-right className="tabular">
                  {signed(row.days)}
                </td>
                <td data-right className="tabular">
                  {dayCount(row.balance)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Outcome ledger={ledger} />
    </>
  );
}

const signed = (days: number) => (days > 0 ? `+${dayCount(days)}` : dayCount(days));

function Entry({ row }: { row: Ledger['rows'][number] }) {
  const t = useT(LEDGER);
  const kind = useT(ENTRY_NAMES);
  const today = useToday();
  return (
    <>
      {kind(row.kind as EntryKind)} {row.leave?.number ?? row.reason}
      {row.expires_on && (
        <>
          {' '}
          ({t('until')} <DateText value={row.expires_on} />)
        </>
      )}
      {row.projected && row.effective_date > today && ` (${t('expected')})`}
      {row.by && <small className={classes['note']}>{row.by}</small>}
    </>
  );
}

/** `24/12/26 – 28/12/26 LV-2026-000001` for each leave. */
const leavesOf = (days: Ledger['held']) =>
  [...Map.groupBy(days, ({ number }) => number)].map(([number, its]) => {
    const dates = its.map(({ date }) => date).toSorted();
    const [from, to] = [formatDate(dates[0] as string), formatDate(dates.at(-1) as string)];
    return `${from === to ? from : `${from} – ${to}`} ${number}`;
  });

/** From the balance to what may be taken: leave of later days is kept back, decided or not. */
function Outcome({ ledger: { date, balance, later, held: reserved, free } }: { ledger: Ledger }) {
  const t = useT(LEDGER);
  const stored = [
    ['later', later],
    ['held', reserved],
  ] as const;
  return (
    <dl className={classes['outcome']}>
      <div>
        <dt>{t('on', { date: formatDate(date) })}</dt>
        <dd>{dayCount(balance)}</dd>
      </div>
      {stored.map(
        ([key, days]) =>
          days.length > 0 && (
            <div key={key}>
              <dt>
                {t(key)}
                <small className={classes['note']}>{leavesOf(days).join(', ')}</small>
              </dt>
              <dd>{signed(-days.reduce((sum, each) => sum + each.days, 0))}</dd>
            </div>
          ),
      )}
      <div data-sum>
        <dt>{t('free')}</dt>
        <dd>{dayCount(free)}</dd>
      </div>
    </dl>
  );
}
