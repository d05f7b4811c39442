/** Form E of the year: counts, totals, what is missing, and the CP8D files. */
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { download } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { EA_PAGE } from '../contract/ea-form.address.ts';
import { cp8dFile, showFormE } from '../contract/ea-year.endpoints.ts';
import { EA_ISSUE_WORDS } from '../contract/ea-form.messages.ts';
import { FORM_E_TOTALS, type FormE } from '../contract/sum-form-e.ts';
import classes from './ea-form.module.css';
import { EA, EA_YEAR } from './ea-page.messages.ts';

const COUNTS = ['forms', 'published', 'pending', 'at_year_end', 'with_mtd', 'joined', 'left'] as const;

const EXPORT = { page: EA_PAGE, action: 'Export' } as const;

export function EaYearDrawer({ year, close }: { year: number; close: () => void }) {
  const t = useT(EA_YEAR);
  const mayExport = useCan(EXPORT.page, EXPORT.action);
  const { data, error, refetch } = useEndpoint(showFormE, { year });
  const [incomplete, setIncomplete] = useState(false);
  const formE = data?.data;
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={t('title', { year: String(year) })}
      actions={
        mayExport && (
          <>
            <ActionButton needs={EXPORT} variant="default" onClick={() => download(cp8dFile, { year, file: 'employer' }).catch(() => undefined)}>
              {t('master')}
            </ActionButton>
            <ActionButton needs={EXPORT} icon="download" onClick={() => download(cp8dFile, { year, incomplete }).catch(() => undefined)}>
              {t('lines')}
            </ActionButton>
          </>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {formE && (
          <>
            <Summary formE={formE} />
            {mayExport && <Checkbox checked={incomplete} onChange={(event) => setIncomplete(event.currentTarget.checked)} label={t('incomplete')} />}
          </>
        )}
      </Loaded>
    </DetailDrawer>
  );
}

function Summary({ formE }: { formE: FormE }) {
  const t = useT(EA_YEAR);
  const say = useSay();
  return (
    <>
      <p className={`quiet small ${classes['hint']}`}>{t('due')}</p>
      {formE.no_employer_no && (
        <div className={classes['banner']} role="note">
          <Icon name="alert" size={16} /> <span>{t('noEmployerNo')}</span>
        </div>
      )}
      <DetailSection title={EA_YEAR.counts}>
        <Facts items={COUNTS.map((key) => ({ label: EA_YEAR[key], value: formE.counts[key] }))} />
      </DetailSection>
      <DetailSection title={EA_YEAR.totals}>
        <Facts items={FORM_E_TOTALS.map((key) => ({ label: EA_YEAR[key], value: <Money value={formE.totals[key] ?? 0} /> }))} />
      </DetailSection>
      <DetailSection title={EA_YEAR.issues}>
        {formE.issues.length === 0 ? (
          <p className={`quiet small ${classes['hint']}`}>{t('noIssues')}</p>
        ) : (
          <table className={`numbers ${classes['table']}`}>
            <TableHead heads={[say(EA.employee), t('issues')]} />
            <tbody>
              {formE.issues.slice(0, 100).map(({ form_id, issue, name, employee_code }) => (
                <tr key={`${form_id}-${issue}`}>
                  <th scope="row">
                    {name} <small>{employee_code}</small>
                  </th>
                  <td>{say(EA_ISSUE_WORDS[issue])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DetailSection>
    </>
  );
}
