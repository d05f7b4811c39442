/** Declarations of everybody in reach: the one that was asked for, then those that wait. */
import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { openInbox } from '#modules/approval/web/public.tsx';
import { listReliefs } from '../contract/relief.endpoints.ts';
import type { ReliefRow } from '../contract/relief.schema.ts';
import { RELIEF_STATUSES, type ReliefStatus } from '../contract/relief.workflow.ts';
import { Decide } from './decide.tsx';
import { ReliefCard } from './relief-parts.tsx';
import { RELIEF } from './relief.messages.ts';
import { RELIEFS_BUTTON } from './reliefs-button.messages.ts';
import classes from './relief.module.css';

const PER_PAGE = 30;
const TYPING_MS = 300;

/** @param first the declaration that the address names; it stays above the list, whatever its status. */
export function ReliefsDrawer({ first, onClose }: { first: number | null; onClose: () => void }) {
  const t = useT(RELIEF);
  const labelOf = useLabel();
  const [status, setStatus] = useState<ReliefStatus | null>('Submitted');
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [pages, setPages] = useState(1);
  const filter = {
    per_page: PER_PAGE * pages,
    sort: status === 'Submitted' ? ('asc' as const) : ('desc' as const),
    ...(status && { status }),
    ...(keyword && { keyword }),
  };
  const { data, error, refetch } = useEndpoint(listReliefs, filter);
  const rows = (data?.data ?? []).filter(({ id }) => id !== first);
  const hidden = (data?.data.length ?? 0) - rows.length;
  /** The inbox ticks several and decides them at once. */
  const showInbox = () => {
    onClose();
    openInbox();
  };
  return (
    <DetailDrawer onClose={onClose} title={RELIEFS_BUTTON.manageTitle}>
      {first !== null && <Asked id={first} />}
      <div className={`${classes['head']} wrap ${classes['filters']}`}>
        <TextInput aria-label={t('employee')} placeholder={t('employee')} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <Select
          aria-label={t('status')}
          placeholder={t('status')}
          clearable
          w={160}
          value={status}
          onChange={(value) => setStatus(value as ReliefStatus | null)}
          data={RELIEF_STATUSES.map((value) => ({
            value,
            label: labelOf(value === 'Withdrawn' ? RELIEF.withdrawn : (STATUS_TEXTS[value.toLowerCase()] ?? value)),
          }))}
        />
        {status === 'Submitted' && rows.length > 1 && (
          <Button variant="default" leftSection={<Icon name="inbox" size={16} />} onClick={showInbox}>
            {t('together')}
          </Button>
        )}
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons shape="rows" count={5} />
      ) : rows.length === 0 ? (
        hidden === 0 && <EmptyState drawing="done" title={RELIEF.empty} hint={RELIEF.emptyHint} />
      ) : (
        byPerson(rows).map((theirs) => <Person key={theirs[0].employee_id} rows={theirs} bare={status === 'Submitted'} />)
      )}
      {data && data.meta.total > rows.length + hidden && (
        <Button variant="default" size="xs" onClick={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </DetailDrawer>
  );
}

type Theirs = readonly [ReliefRow, ...ReliefRow[]];

/** What each declared, in the order in which the list comes to them. */
function byPerson(rows: readonly ReliefRow[]): Theirs[] {
  const people = new Map<number, [ReliefRow, ...ReliefRow[]]>();
  for (const row of rows) {
    const theirs = people.get(row.employee_id);
    if (theirs) theirs.push(row);
    else people.set(row.employee_id, [row]);
  }
  return [...people.values()];
}

/** One person with all they declared. @param bare the list shows one status alone, which no row repeats */
function Person({ rows, bare }: { rows: Theirs; bare: boolean }) {
  const { employee } = rows[0];
  return (
    <section className={classes['person']} aria-label={employee.name}>
      <h3 className={classes['name']}>
        {employee.name} <small>{employee.employee_code}</small>
      </h3>
      <ul className={classes['cards']}>
        {rows.map((row) => (
          <ReliefCard key={row.id} row={row} bare={bare} beside>
            <Decide row={row} />
          </ReliefCard>
        ))}
      </ul>
    </section>
  );
}

function Asked({ id }: { id: number }) {
  const t = useT(RELIEF);
  const { data } = useEndpoint(listReliefs, { id, per_page: 10 }, { quiet: true, keepPrevious: false });
  const row = data?.data[0];
  if (!data) return <Skeletons shape="rows" count={1} />;
  return row ? (
    <ul className={`${classes['cards']} ${classes['asked']}`}>
      <ReliefCard row={row} who>
        <Decide row={row} />
      </ReliefCard>
    </ul>
  ) : (
    <p className="quiet small flush">{t('gone')}</p>
  );
}
