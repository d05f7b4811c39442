import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/detail-drawer.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { generateEntitlements, listLeaveTypes } from '../../contract/entitlement.endpoints.ts';
import classes from '../leave-parts.module.css';
import { LEAVE_READS } from '../leave-reads.ts';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { ENTITLEMENT } from './entitlement.messages.ts';

type Preview = Extract<OutputOf<typeof generateEntitlements>, { truncated: boolean }>;

/** What a year would grant, before it grants it. */
export function GenerateDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(ENTITLEMENT);
  const w = useT(W);
  const current = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(current);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { run, busy } = useWrite(generateEntitlements, { invalidates: LEAVE_READS });
  const look = async () => {
    const answer = await run({ year, preview: true }).catch(() => null);
    if (answer && 'truncated' in answer) setPreview(answer);
  };
  const grant = async () => {
    if (await run({ year }).catch(() => null)) onClose();
  };
  const due = preview?.data.filter(({ granted, days, carried_forward }) => granted === 0 && days + carried_forward > 0) ?? [];
  return (
    <DetailDrawer
      size={720}
      onClose={onClose}
      title={ENTITLEMENT.generateTitle}
      actions={
        preview && due.length > 0 ? (
          <Button loading={busy} onClick={() => void grant()}>
            {t('grant')}
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
      <p className={classes['quiet']}>{t('generateHint')}</p>
      <div className={classes['asAt']}>
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
      </div>
      {preview && (due.length === 0 ? <EmptyState title={ENTITLEMENT.nothing} /> : <Due preview={preview} due={due} />)}
    </DetailDrawer>
  );
}

function Due({ preview, due }: { preview: Preview; due: Preview['data'] }) {
  const t = useT(ENTITLEMENT);
  const w = useT(W);
  const { locale } = useLocale();
  const { data } = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 });
  const types = new Map(data?.data.map((type) => [type.id, type]));
  return (
    <>
      <p>
        <strong>{t('due', { n: due.length, people: new Set(due.map(({ employee }) => employee.id)).size })}</strong>
        {preview.truncated && ` ${t('truncated')}`}
      </p>
      <table className={classes['days']}>
        <thead>
          <tr>
            <th scope="col">{w('employee')}</th>
            <th scope="col">{w('type')}</th>
            <th scope="col">{t('how')}</th>
            <th scope="col" data-right>
              {w('days')}
            </th>
            <th scope="col" data-right>
              {w('carried')}
            </th>
          </tr>
        </thead>
        <tbody>
          {due.map((row) => (
            <tr key={`${row.employee.id} ${row.leave_type_id}`}>
              <td>{row.employee.name}</td>
              <td>{typeName(types.get(row.leave_type_id), locale)}</td>
              <td>{row.how}</td>
              <td data-right className="tabular">
                {dayCount(row.days)}
              </td>
              <td data-right className="tabular">
                {row.carried_forward ? dayCount(row.carried_forward) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
