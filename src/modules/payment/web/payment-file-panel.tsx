/** The bank file of a batch: the last one that went out, and whether it still holds. */
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#platform/contract/dates.ts';
import { download } from '#platform/web/call/download.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { downloadPaymentFile, showPayment } from '../contract/payment.endpoints.ts';
import type { PaymentDetail } from '../contract/payment.schema.ts';
import { PAYMENT } from './payment-page.messages.ts';
import classes from './payment.module.css';

export function PaymentFilePanel({ batch, onView }: { batch: PaymentDetail; onView: () => void }) {
  const t = useT(PAYMENT);
  const zone = useTimeZone();
  const { locale } = useLocale();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const { can, file } = batch;
  if (!can.view_file && !file) return null;
  const fetchFile = async () => {
    setBusy(true);
    try {
      await download(downloadPaymentFile, { id: batch.id });
      await invalidate(showPayment);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DetailSection title={PAYMENT.file}>
      <div className={`${classes['stack']} column`}>
        {file?.stale && (
          <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
            {t('stale')}
          </Alert>
        )}
        {file ? (
          <Facts
            items={[
              { label: PAYMENT.file, value: file.name },
              { label: PAYMENT.downloadedBy, value: t('fileBy', { name: file.by?.name ?? '', at: formatDateTime(file.at, zone, locale) }) },
              { label: PAYMENT.hash, value: <span className={classes['hash']}>{file.sha256}</span>, wide: true },
            ]}
          />
        ) : (
          <p>{t('noFile')}</p>
        )}
        <Group gap="xs">
          {can.download && (
            <Button leftSection={<Icon name="export" size={16} />} loading={busy} onClick={() => void fetchFile()}>
              {t('download')}
            </Button>
          )}
          {can.view_file && (
            <Button variant="default" leftSection={<Icon name="eye" size={16} />} onClick={onView}>
              {t('view')}
            </Button>
          )}
        </Group>
      </div>
    </DetailSection>
  );
}
