/** What changed afterwards: corrections of Malaysia's list, and days of leave inside confirmed pay that count differently now. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { Text } from '#platform/contract/messages.ts';
import { decideCorrections, listCorrections } from '../../contract/correction/correction.endpoints.ts';
import { decideHolidayUpdates, listHolidayUpdates, type HolidayUpdate } from '../../contract/holiday/holiday-updates.endpoints.ts';
import classes from '../leave-parts.module.css';
import { SETUP_READS } from '../leave-reads.ts';
import { typeName } from '../leave-words.ts';
import { CertaintyNote } from './certainty.tsx';
import { CHANGES, UPDATE_NAMES } from './changes.messages.ts';
import { HOLIDAY_PAGE } from './use-holiday-address.ts';

export function ChangesDrawer({ onClose }: { readonly onClose: () => void }) {
  const [holidays, leave] = [useCan(HOLIDAY_PAGE, 'Import', listHolidayUpdates), useCan('/leave/entitlement', 'Update', listCorrections)];
  return (
    <DetailDrawer size={680} onClose={onClose} title={CHANGES.title}>
      {holidays && <ListUpdates />}
      {leave && <Corrections />}
    </DetailDrawer>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint: string;
  /** Undefined: not loaded yet. */
  readonly rows: readonly ReactNode[] | undefined;
  readonly empty: Text;
  readonly heads: readonly string[];
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** One kind of change: a row for each, with the decision at its end. */
function Section({ title, hint, rows, empty, heads, error, refetch }: SectionProps) {
  const t = useT(CHANGES);
  return (
    <section>
      <h3 className="small strong">{title}</h3>
      <p className="quiet small flush">{hint}</p>
      <Loaded error={error} refetch={refetch} shape="rows" count={3}>
        {rows && rows.length === 0 && <EmptyState drawing="calendar" title={empty} />}
        {rows && rows.length > 0 && (
          <table className={`${classes['days']} numbers`}>
            <TableHead heads={[...heads, { unseen: t('decision') }]} />
            <tbody>{rows}</tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}

interface DecideProps {
  readonly busy: boolean;
  readonly on: (action: 'accept' | 'reject') => void;
}

function Decide({ busy, on }: DecideProps) {
  const t = useT(CHANGES);
  return (
    <span className="inline">
      <Button size="compact-sm" disabled={busy} onClick={() => on('accept')}>
        {t('accept')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={busy} onClick={() => on('reject')}>
        {t('reject')}
      </Button>
    </span>
  );
}

function ListUpdates() {
  const t = useT(CHANGES);
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(listHolidayUpdates, {}, { quiet: true });
  const { run, busy } = useWrite(decideHolidayUpdates, { invalidates: SETUP_READS });
  const places = ({ states }: HolidayUpdate) => states.join(', ') || t('everywhere');
  const rows = data?.data.map((update) => (
    <tr key={update.source}>
      <td>
        {typeName(update, locale)}
        <small className={classes['note']}>
          {t(UPDATE_NAMES[update.kind])} · {places(update)} <CertaintyNote holiday={update} />
        </small>
      </td>
      <td>{update.current_date && <DateText value={update.current_date} />}</td>
      <td>{update.kind !== 'removed' && <DateText value={update.date} />}</td>
      <td data-right>
        <Decide busy={busy} on={(action) => void run({ sources: [update.source], action }).catch(() => undefined)} />
      </td>
    </tr>
  ));
  const heads = [t('holiday'), t('now'), t('listed')];
  return <Section title={t('holidays')} hint={t('holidaysHint')} rows={rows} empty={CHANGES.noHolidays} heads={heads} error={error} refetch={refetch} />;
}

function Corrections() {
  const t = useT(CHANGES);
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(listCorrections, {}, { quiet: true });
  const { run, busy } = useWrite(decideCorrections, { invalidates: SETUP_READS });
  const rows = data?.data.map((row) => (
    <tr key={row.id}>
      <td>
        {row.employee}
        <small className={classes['note']}>
          {row.number} · {locale === 'ms' ? row.type_ms : row.type}
        </small>
      </td>
      <td>
        <DateText value={row.date} />
        {row.note && <small className={classes['note']}>{locale === 'ms' ? row.note_ms : row.note}</small>}
      </td>
      <td>{t('fromTo', { before: row.value_before, after: row.value_after })}</td>
      <td data-right>
        <Decide busy={busy} on={(action) => void run({ ids: [row.id], action }).catch(() => undefined)} />
      </td>
    </tr>
  ));
  const heads = [t('employee'), t('date'), t('days')];
  return <Section title={t('leave')} hint={t('leaveHint')} rows={rows} empty={CHANGES.noLeave} heads={heads} error={error} refetch={refetch} />;
}
