/** One payslip in a drawer: its lines with their traces, and the PDF in both languages. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Locale, Text } from '#platform/contract/messages.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { PAYSLIP_VIEW } from './payslip-view.messages.ts';
import type { Payslip } from '../../contract/payslip/payslip.schema.ts';
import type { Traces } from './payslip-lines.tsx';
import { PayslipStatus } from './payslip-status.tsx';
import { PayslipView } from './payslip-view.tsx';
import classes from './payslip-view.module.css';

interface PayslipDrawerProps {
  readonly title: string | Text;
  /** Absent while it loads. */
  readonly payslip: Payslip | undefined;
  readonly traces: Traces | undefined;
  readonly error: Error | null | undefined;
  readonly onRetry: () => void;
  readonly onDownload: (language: Locale) => void;
  readonly onClose: () => void;
  /** Stands before the downloads. */
  readonly action?: ReactNode;
}

export function PayslipDrawer({ title, payslip, traces, error, onRetry, onDownload, onClose, action }: PayslipDrawerProps) {
  const t = useT(PAYSLIP_VIEW);
  const { locale } = useLocale();
  return (
    <DetailDrawer
      onClose={onClose}
      title={title}
      badge={payslip && <PayslipStatus payslip={payslip} />}
      actions={
        <div className={classes['downloads']}>
          {action}
          <Button variant="default" onClick={() => onDownload(locale === 'en' ? 'ms' : 'en')}>
            {t(locale === 'en' ? 'downloadMs' : 'downloadEn')}
          </Button>
          <Button leftSection={<Icon name="download" />} onClick={() => onDownload(locale)}>
            {t('download')}
          </Button>
        </div>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : payslip ? (
        <PayslipView payslip={payslip} traces={traces} />
      ) : (
        <Skeletons shape="detail" count={8} />
      )}
    </DetailDrawer>
  );
}
