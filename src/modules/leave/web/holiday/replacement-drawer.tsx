/** Days in lieu of holidays that fall on rest days: shown first, then added. */
import { Button } from '@mantine/core';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { generateReplacements } from '../../contract/holiday/holiday.endpoints.ts';
import classes from '../leave-parts.module.css';
import { SETUP_READS } from '../leave-reads.ts';
import { typeName } from '../leave-words.ts';
import { HOLIDAY } from './holiday.messages.ts';
import { StatelessNote } from './stateless-note.tsx';
import own from './holiday.module.css';

export function ReplacementDrawer({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useT(HOLIDAY);
  const { locale } = useLocale();
  const { lists } = useOrganisation();
  const { run, busy } = useWrite(generateReplacements, { invalidates: SETUP_READS });
  const look = useEndpoint(generateReplacements, { year, preview: true }, { quiet: true });
  const due = look.data && !('success' in look.data) ? look.data.data : null;
  const branchName = new Map(lists.branches.map(({ id, name }) => [id, name]));
  const add = async () => {
    if (await run({ year }).catch(() => null)) onClose();
  };
  return (
    <DetailDrawer
      size={640}
      onClose={onClose}
      title={t('replaceTitle', { year })}
      actions={
        due &&
        due.length > 0 && (
          <Button loading={busy} onClick={() => void add()}>
            {t('addReplacements', { n: due.length })}
          </Button>
        )
      }
    >
      <p className="quiet small flush">{t('replaceHint')}</p>
      <StatelessNote year={year} />
      {look.error ? (
        <ErrorState error={look.error} onRetry={() => void look.refetch()} />
      ) : !due ? (
        <Skeletons shape="rows" count={5} />
      ) : due.length === 0 ? (
        <EmptyState drawing="calendar" title={HOLIDAY.noReplacement} hint={HOLIDAY.noReplacementHint} />
      ) : (
        <table className={`${classes['days']} numbers ${own['due']}`}>
          <TableHead heads={[t('holiday'), t('date'), t('givenOn'), t('branches')]} />
          <tbody>
            {due.map(({ holiday, because, date, branch_ids }) => (
              <tr key={`${holiday.id} ${date}`}>
                <td>
                  {typeName(holiday, locale)}
                  {because === 'holiday' && <small className={classes['note']}>{t('onHoliday')}</small>}
                </td>
                <td>
                  <DateText value={holiday.date} />
                </td>
                <td>
                  <DateText value={date} />
                </td>
                <td>{branch_ids.map((id) => branchName.get(id) ?? id).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DetailDrawer>
  );
}
