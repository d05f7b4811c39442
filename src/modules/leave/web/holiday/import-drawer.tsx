/** Malaysia's holidays of a year: what is there already, what would be added, then adds it. */
import { Button, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { importHolidays } from '../../contract/holiday/holiday.endpoints.ts';
import classes from '../leave-parts.module.css';
import { SETUP_READS } from '../leave-reads.ts';
import { typeName } from '../leave-words.ts';
import { CertaintyNote } from './certainty.tsx';
import { HOLIDAY } from './holiday.messages.ts';
import { StatelessNote } from './stateless-note.tsx';

type Found = Exclude<OutputOf<typeof importHolidays>, { success: true }>['data'];

export function ImportDrawer({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useT(HOLIDAY);
  const [states, setStates] = useState<string[]>([]);
  const { run, busy } = useWrite(importHolidays, { invalidates: SETUP_READS });
  const look = useEndpoint(importHolidays, { year, states, preview: true }, { quiet: true });
  const found: Found | null = look.data && !('success' in look.data) ? look.data.data : null;
  const missing = found?.filter(({ present }) => !present).length ?? 0;
  const add = async () => {
    if (await run({ year, states }).catch(() => null)) onClose();
  };
  return (
    <DetailDrawer
      size={680}
      onClose={onClose}
      title={t('importTitle', { year })}
      actions={
        missing > 0 && (
          <Button loading={busy} disabled={look.isFetching} onClick={() => void add()}>
            {t('take', { n: missing })}
          </Button>
        )
      }
    >
      <p className="quiet small flush">{t('importHint')}</p>
      <StatelessNote year={year} />
      <MultiSelect
        mt="sm"
        mb="md"
        label={t('importStates')}
        description={t('importStatesHint')}
        data={[...STATES]}
        value={states}
        onChange={setStates}
        searchable
        clearable
      />
      {look.error ? (
        <ErrorState error={look.error} onRetry={() => void look.refetch()} />
      ) : !found ? (
        <Skeletons shape="rows" count={10} />
      ) : found.length === 0 ? (
        <EmptyState drawing="calendar" title={HOLIDAY.unknownYear} hint={HOLIDAY.unknownYearHint} />
      ) : (
        <>
          {missing === 0 && <p>{t('allThere')}</p>}
          <FoundTable found={found} />
        </>
      )}
    </DetailDrawer>
  );
}

function FoundTable({ found }: { found: Found }) {
  const t = useT(HOLIDAY);
  const { locale } = useLocale();
  return (
    <table className={`${classes['days']} numbers`}>
      <TableHead heads={[t('date'), t('holiday'), { unseen: t('present') }]} />
      <tbody>
        {found.map((holiday) => (
          <tr key={`${holiday.date} ${holiday.name_ms}`} data-off={holiday.present || undefined}>
            <td>
              <DateText value={holiday.date} />
            </td>
            <td>
              {typeName(holiday, locale)}
              <small className={classes['note']}>
                {holiday.states.join(', ') || t('national')} <CertaintyNote holiday={holiday} />
              </small>
            </td>
            <td data-right>
              <StatusChip
                status={holiday.present ? 'present' : 'added'}
                label={t(holiday.present ? 'present' : 'added')}
                colour={holiday.present ? 'info' : 'success'}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
