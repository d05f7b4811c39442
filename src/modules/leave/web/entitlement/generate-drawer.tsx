import { Button, Select, Switch } from '@mantine/core';
import { Fragment, useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { generateEntitlements, listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import parts from '../leave-parts.module.css';
import { LEAVE_READS } from '../leave-reads.ts';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import classes from './entitlement.module.css';
import { ENTITLEMENT } from './entitlement.messages.ts';

type Preview = Extract<OutputOf<typeof generateEntitlements>, { truncated: boolean }>;

/** What a year would grant, before it grants it. */
export function GenerateDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(ENTITLEMENT);
  const w = useT(W);
  const current = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(current);
  const [overwrite, setOverwrite] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { run, busy } = useWrite(generateEntitlements, { invalidates: LEAVE_READS });
  const look = async () => {
    const answer = await run({ year, overwrite, preview: true }).catch(() => null);
    if (answer && 'truncated' in answer) setPreview(answer);
  };
  const grant = async () => {
    if (await run({ year, overwrite }).catch(() => null)) onClose();
  };
  const due = preview?.data.filter((row) => row.due !== 0) ?? [];
  return (
    <DetailDrawer
      size={720}
      onClose={onClose}
      title={ENTITLEMENT.generateTitle}
      actions={
        preview && due.length > 0 ? (
          <Button loading={busy} onClick={() => void grant()}>
            {t('grant', { year: String(year) })}
          </Button>
        ) : (
          !preview && (
            <Button loading={busy} onClick={() => void look()}>
              {t('preview')}
            </Button>
          )
        )
      }
    >
      <p className="quiet small flush">{t('generateHint')}</p>
      <div className={classes['asked']}>
        <Select
          label={w('year')}
          data={[current - 1, current, current + 1].map(String)}
          value={String(year)}
          allowDeselect={false}
          onChange={(next) => {
            setYear(Number(next));
            setPreview(null);
          }}
        />
        <Switch
          label={t('overwrite')}
          description={t('overwriteHint')}
          checked={overwrite}
          onChange={(event) => {
            setOverwrite(event.currentTarget.checked);
            setPreview(null);
          }}
        />
      </div>
      {preview &&
        (due.length === 0 ? (
          <EmptyState drawing="done" title={t('nothing', { year: String(year) })} hint={ENTITLEMENT.nothingHint} />
        ) : (
          <Due due={due} truncated={preview.truncated} />
        ))}
    </DetailDrawer>
  );
}

function Due({ due, truncated }: { due: Preview['data']; truncated: boolean }) {
  const t = useT(ENTITLEMENT);
  const w = useT(W);
  const { locale } = useLocale();
  const { data } = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 });
  const types = new Map(data?.data.map((type) => [type.id, type]));
  const people = [...Map.groupBy(due, ({ employee }) => employee.id).values()];
  return (
    <>
      <p>
        <strong>{t('due', { n: due.length, people: people.length })}</strong>
        {truncated && ` ${t('truncated')}`}
      </p>
      <table className={`${classes['due']} numbers`}>
        <TableHead heads={[w('type'), t('how'), { figure: w('days') }, { figure: w('carried') }]} />
        <tbody>
          {people.map((rows) => (
            <Fragment key={rows[0]?.employee.id}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {rows[0]?.employee.name} <small>{rows[0]?.employee.employee_code}</small>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.leave_type_id}>
                  <td>{typeName(types.get(row.leave_type_id), locale)}</td>
                  <td>{row.how || t('wholeYear')}</td>
                  <td data-right className="tabular">
                    {row.granted > 0 && `${dayCount(row.granted)} → `}
                    {dayCount(row.days)}
                  </td>
                  <td data-right className="tabular">
                    {row.carried_forward > 0 && dayCount(row.carried_forward)}
                    {row.carried_forward > 0 && row.expires_on && <small className={parts['note']}>{w('until', { date: formatDate(row.expires_on) })}</small>}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}
