/** One payslip for the officer: the same lines and traces as the employee sees, with PDF in both languages and e-mail. */
import { Button } from '@mantine/core';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { download } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { payslipFile, payslipTrace, showPayslip } from '../../contract/payslip/issued-payslips.endpoints.ts';
import { ISSUED } from './issued-payslips.messages.ts';
import { PAYSLIP_VIEW } from './payslip-view.messages.ts';
import { PayslipView } from './payslip-view.tsx';

export function IssuedPayslipDrawer({ id, close, onMail }: { id: number; close: () => void; onMail?: (id: number) => Promise<void> }) {
  const t = useT(PAYSLIP_VIEW);
  const words = useT(ISSUED);
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showPayslip, { id }, { keepPrevious: false });
  const { data: trace } = useEndpoint(payslipTrace, { id }, { keepPrevious: false, quiet: true });
  const payslip = data?.data;
  return (
    <DetailDrawer
      onClose={close}
      title={payslip ? `${payslip.employee.name}, ${formatMonth(calendarDate(payslip.end_date), locale)}` : ISSUED.title}
      badge={payslip && <StatusChip status={payslip.status} />}
      actions={
        <>
          {onMail && (
            <Button variant="default" leftSection={<Icon name="mail" size={16} />} onClick={() => void onMail(id)}>
              {words('email')}
            </Button>
          )}
          <Button variant="default" onClick={() => void download(payslipFile, { id, language: locale === 'en' ? 'ms' : 'en' })}>
            {t(locale === 'en' ? 'downloadMs' : 'downloadEn')}
          </Button>
          <Button leftSection={<Icon name="download" />} onClick={() => void download(payslipFile, { id, language: locale })}>
            {t('download')}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : payslip ? (
        <PayslipView payslip={payslip} traces={trace?.data} />
      ) : (
        <Skeletons shape="detail" count={8} />
      )}
    </DetailDrawer>
  );
}
