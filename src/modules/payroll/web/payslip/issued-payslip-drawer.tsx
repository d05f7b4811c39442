/** One payslip for the officer: the same lines and traces as the employee sees, with e-mail. */
import { Button } from '@mantine/core';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { download } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { payslipFile, payslipTrace, showPayslip } from '../../contract/payslip/issued-payslips.endpoints.ts';
import { ISSUED } from './issued-payslips.messages.ts';
import { PayslipDrawer } from './payslip-drawer.tsx';

export function IssuedPayslipDrawer({
  id,
  close,
  onMail,
}: {
  id: number;
  close: () => void;
  onMail?: (payslip: { id: number; name: string; end_date: string }) => Promise<void>;
}) {
  const words = useT(ISSUED);
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showPayslip, { id }, { keepPrevious: false });
  const { data: trace } = useEndpoint(payslipTrace, { id }, { keepPrevious: false, quiet: true });
  const payslip = data?.data;
  return (
    <PayslipDrawer
      title={payslip ? `${payslip.employee.name}, ${formatMonth(calendarDate(payslip.end_date), locale)}` : ISSUED.title}
      payslip={payslip}
      traces={trace?.data}
      error={error}
      onRetry={() => void refetch()}
      onDownload={(language) => void download(payslipFile, { id, language })}
      onClose={close}
      action={
        onMail &&
        payslip && (
          <Button
            variant="default"
            leftSection={<Icon name="mail" size={16} />}
            onClick={() => void onMail({ id, name: payslip.employee.name, end_date: payslip.end_date })}
          >
            {words('email')}
          </Button>
        )
      }
    />
  );
}
