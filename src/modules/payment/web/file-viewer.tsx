/** The bank file field by field, and what it adds up to against the batch. */
import { Alert, Pagination } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { BANK_FILE_LAYOUTS } from '../contract/bank-file-layouts.ts';
import { viewPaymentFile } from '../contract/payment.endpoints.ts';
import type { FileLine, PaymentDetail } from '../contract/payment.schema.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { FormatNote } from './payment-parts.tsx';
import { PAYMENT } from './payment-page.messages.ts';
import classes from './payment.module.css';

const PER_PAGE = 30;
/** Lines that stand open at once; the rest opens by hand. */
const OPEN_LINES = 3;

export function FileViewer({ batch, onClose }: { batch: PaymentDetail; onClose: () => void }) {
  const say = useSay();
  const t = useT(PAYMENT);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useEndpoint(viewPaymentFile, { id: batch.id, page, per_page: PER_PAGE }, { quiet: true });
  return (
    <DetailDrawer size={720} onClose={onClose} title={PAYMENT.viewer}>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {data && (
          <div className={`${classes['stack']} column`}>
            <p>
              {say(BANK_FILE_LAYOUTS[data.file.format].name)} · {t('linesOf', { name: data.file.name, n: data.file.lines })}
            </p>
            {batch.status !== 'Paid' && <FormatNote format={data.file.format} />}
            <Checks checks={data.checks} />
            {data.data.map((line, index) => (
              <Line key={line.number} line={line} open={page === 1 && index < OPEN_LINES} />
            ))}
            {data.meta.last_page > 1 && <Pagination total={data.meta.last_page} value={page} onChange={setPage} />}
          </div>
        )}
      </Loaded>
    </DetailDrawer>
  );
}

function Checks({ checks }: { checks: OutputOf<typeof viewPaymentFile>['checks'] }) {
  const t = useT(PAYMENT);
  return (
    <DetailSection title={PAYMENT.checks}>
      <table className={`${classes['table']} numbers`}>
        <TableHead heads={[t('field'), t('inFile'), t('inBatch'), t('status')]} />
        <tbody>
          {checks.map(({ label, file, batch, agrees }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{file}</td>
              <td>{batch}</td>
              <td>{t(agrees ? 'agrees' : 'differs')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {checks.some(({ agrees }) => !agrees) && (
        <Alert color="red" variant="light" icon={<Icon name="alert" size={18} />}>
          {t('differs')}
        </Alert>
      )}
    </DetailSection>
  );
}

function Line({ line, open }: { line: FileLine; open: boolean }) {
  const t = useT(PAYMENT);
  return (
    <details className={classes['line']} open={open}>
      <summary className="small">{t('line', { n: line.number, label: line.label })}</summary>
      {line.fields.length > 0 && (
        <table className={`${classes['table']} numbers`}>
          <TableHead heads={[t('place'), t('field'), t('value')]} />
          <tbody>
            {line.fields.map(({ label, place, raw, fault }) => (
              <tr key={place}>
                <td className="tabular">{place}</td>
                <td>{label}</td>
                <td>
                  <span className={classes['raw']}>{raw.trim() === '' ? t('emptyValue') : raw}</span>
                  {fault && <span className={`${classes['problem']} inline tiny`}>{fault}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
